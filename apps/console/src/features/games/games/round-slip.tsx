import type { StaffRound } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { placeName } from './place-name.ts'

interface RoundSlipProps {
  slip: NonNullable<StaffRound['slip']>
  currency: string
}

/** What a slip put where, and how long before the end of the betting it was received. */
export function RoundSlip({ slip, currency }: RoundSlipProps) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { sharedRoundId, slipNo, receivedAt, closesInMs, rttMs, places } = slip
  const ms = (value: number) => <bdi>{t('lobby:slip.ms', { shown: count(value) })}</bdi>
  return (
    <section aria-label={t('lobby:slip.title')} className="grid gap-2">
      <h3 className="font-semibold">{t('lobby:slip.title')}</h3>
      <WholeId id={sharedRoundId} label={t('lobby:slip.round')} />
      <KeyValues
        look="well"
        items={[
          { id: 'no', label: t('lobby:slip.no'), value: <bdi>{count(slipNo)}</bdi> },
          { id: 'received', label: t('lobby:slip.received'), value: <Moment at={receivedAt} look="exactMoment" /> },
          ...(closesInMs === null ? [] : [{ id: 'before', label: t('lobby:slip.before'), value: ms(closesInMs) }]),
          ...(rttMs === null ? [] : [{ id: 'trip', label: t('lobby:slip.trip'), value: ms(rttMs) }]),
          ...places.map(({ spot, stake }) => ({
            id: `place ${spot}`,
            label: placeName(t, spot),
            value: <Amount amount={stake} currency={currency} />,
          })),
        ]}
      />
    </section>
  )
}
