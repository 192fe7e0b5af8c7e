import { refusalText } from '@fairground/client'
import type { FreeRoundGrant } from '@fairground/contract'
import { Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { AskedReason, useAskedRows } from '../../../components/asked-facts.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { FreeRoundDecision } from './free-round-decision.tsx'
import { FreeRoundState } from './free-round-state.tsx'
import { useFreeRound } from './use-free-rounds.ts'

type FreeRoundPanelProps = { grantId: string; onClose: () => void }

/** One grant: for whom, which rounds, what came of them, and the decision at its foot. */
export function FreeRoundPanel({ grantId, onClose }: FreeRoundPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useFreeRound(grantId)
  const hasFoot = data && (data.state === 'asked' || data.canCancel)
  return (
    <SidePanel
      label={t('freeRounds.panel')}
      head={data ? <Head grant={data} /> : <Skeleton className="mt-1 h-12 w-3/4" />}
      footer={hasFoot && <FreeRoundDecision grant={data} />}
      onClose={onClose}
    >
      {data && <Facts grant={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Head({ grant }: { grant: FreeRoundGrant }) {
  const { quantity, stake, currency, gameName } = grant
  return (
    <>
      <p className="text-xs text-ink-3">
        <bdi>{gameName}</bdi>
      </p>
      <h2 className="text-[24px] leading-8 font-bold">
        {quantity} × <Amount amount={stake} currency={currency} className="font-bold!" />
      </h2>
    </>
  )
}

function Facts({ grant }: { grant: FreeRoundGrant }) {
  const { t } = useTranslation()
  const { currency, startBefore, cancelledCount, cancelReason } = grant
  const askedRows = useAskedRows(grant, grant.grantId)
  return (
    <>
      <div className="flex">
        <MemberName look="head" account={grant.account} icon={grant.icon} note={<bdi>{grant.memberId}</bdi>} />
      </div>
      <AskedReason reason={grant.reason} />
      <KeyValues
        look="well"
        items={[
          { id: 'state', label: t('deposits.state'), value: <FreeRoundState state={grant.state} /> },
          {
            id: 'left',
            label: t('freeRounds.left'),
            value: t('freeRounds.leftOf', { remaining: grant.remaining, quantity: grant.quantity }),
          },
          { id: 'won', label: t('freeRounds.won'), value: <Amount amount={grant.won} currency={currency} /> },
          { id: 'max', label: t('freeRounds.winMax'), value: <Amount amount={grant.winMax} currency={currency} /> },
          startBefore
            ? { id: 'until', label: t('freeRounds.until'), value: <Moment at={startBefore} look="exactMoment" /> }
            : { id: 'until', label: t('freeRounds.days'), value: grant.days },
          ...(cancelledCount === undefined
            ? []
            : [{ id: 'cancelled', label: t('freeRounds.takenBack'), value: cancelledCount }]),
          ...(cancelReason
            ? [{ id: 'cancelReason', label: t('reason.takenBack'), value: <bdi>{cancelReason}</bdi> }]
            : []),
          ...askedRows,
        ]}
      />
    </>
  )
}
