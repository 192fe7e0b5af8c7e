import { isRefusal, refusalText } from '@fairground/client'
import type { Rain } from '@fairground/contract'
import { Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../../components/asked-facts.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { RainDecision } from './rain-decision.tsx'
import { RainState } from './rain-state.tsx'
import { useRain } from './use-rains.ts'

type RainPanelProps = { rainId: string; onClose: () => void }

/** One rain: what falls, what became of it, and the decision at its foot. */
export function RainPanel({ rainId, onClose }: RainPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRain(rainId)
  const hasFoot = data && (data.state === 'asked' || data.canCancel)
  return (
    <SidePanel
      label={t('rains.panel')}
      head={data ? <Head rain={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      footer={hasFoot && <RainDecision rain={data} />}
      onClose={onClose}
    >
      {data && <Facts rain={data} />}
      {!data && isRefusal(error, 'NOT_FOUND') && (
        <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />
      )}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && error && !isRefusal(error, 'NOT_FOUND') && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Head({ rain }: { rain: Rain }) {
  const { t } = useTranslation()
  const { quantity, stake, currency } = rain
  return (
    <>
      <p className="text-xs text-ink-3">{t('rains.title')}</p>
      <h2 className="text-[24px] leading-8 font-bold">
        {quantity} × <Amount amount={stake} currency={currency} className="font-bold!" />
      </h2>
    </>
  )
}

function Facts({ rain }: { rain: Rain }) {
  const { t } = useTranslation()
  const { currency, openUntil, cancelledCount, cancelReason, figures } = rain
  const askedRows = useAskedRows(rain, rain.rainId)
  return (
    <>
      <AskedReason reason={rain.reason} />
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <RainState state={rain.state} /> },
          { id: 'max', label: t('rains.winMax'), value: <Amount amount={rain.winMax} currency={currency} /> },
          { id: 'cost', label: t('rains.costMax'), value: <Amount amount={rain.costMax} currency={currency} /> },
          ...(openUntil
            ? [{ id: 'until', label: t('rains.openUntil'), value: <Moment at={openUntil} look="exactMoment" /> }]
            : []),
          ...(figures
            ? [
                {
                  id: 'figures',
                  label: t('rains.figures'),
                  value: (
                    <bdi>
                      {figures.caught} · {figures.played}
                    </bdi>
                  ),
                },
                { id: 'won', label: t('rains.won'), value: <Amount amount={figures.won} currency={currency} /> },
              ]
            : []),
          ...(cancelledCount === undefined
            ? []
            : [{ id: 'cancelled', label: t('rains.takenBack'), value: cancelledCount }]),
          ...(cancelReason
            ? [{ id: 'cancelReason', label: t('reason.takenBack'), value: <bdi>{cancelReason}</bdi> }]
            : []),
          ...askedRows,
        ]}
      />
    </>
  )
}
