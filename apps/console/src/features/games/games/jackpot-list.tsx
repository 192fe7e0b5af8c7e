import { refusalText } from '@fairground/client'
import type { StaffPool } from '@fairground/contract'
import { Button, Empty, ErrorState, Skeleton } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PoolCard } from './pool-card.tsx'
import { useJackpots, usePauseJackpot } from './use-jackpots.ts'

/** The pools of jackpots: what they hold, by which terms they grow, and who won them. */
export function JackpotList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useJackpots()
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')} />
      {tabs}
      <p className="mb-4 max-w-160 text-sm text-ink-2">{t('lobby:jackpot.about')}</p>
      {isError && <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-60 rounded-lg!" />}
      {data?.length === 0 && <Empty icon="icon-[ph--trophy-duotone]" title={t('lobby:jackpot.none')} />}
      <div className="grid gap-6">
        {jackpotsOf(data ?? []).map((pools) => (
          <Jackpot key={`${pools[0]?.vendorId} ${pools[0]?.jackpotId}`} pools={pools} all={data ?? []} />
        ))}
      </div>
    </SplitView>
  )
}

/** Pools of one jackpot stand together. */
function jackpotsOf(pools: readonly StaffPool[]): StaffPool[][] {
  return [...Map.groupBy(pools, ({ vendorId, jackpotId }) => `${vendorId} ${jackpotId}`).values()]
}

/** Where money of a pool may go: to the same vendor's pools of its currency that have no bound and are open. */
const targetsOf = (pool: StaffPool, all: readonly StaffPool[]): StaffPool[] =>
  all.filter(
    (one) =>
      one.vendorId === pool.vendorId &&
      one.currency === pool.currency &&
      one.kind === 'progressive' &&
      !one.isClosed &&
      (one.jackpotId !== pool.jackpotId || one.tier !== pool.tier),
  )

function Jackpot({ pools, all }: { pools: readonly StaffPool[]; all: readonly StaffPool[] }) {
  const { t } = useTranslation()
  const canManage = may(useMe(), 'catalogue.manage')
  const [isAsked, setIsAsked] = useState(false)
  const pause = usePauseJackpot(() => setIsAsked(false))
  const [first] = pools
  if (!first) return null
  const { vendorId, jackpotId, kind, isPaused } = first
  const isClosed = pools.some((pool) => pool.isClosed)
  const word = isPaused ? 'resume' : 'pause'
  const open = () => {
    pause.reset()
    setIsAsked(true)
  }
  return (
    <section aria-label={jackpotId}>
      <header className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-lg font-bold">
          <bdi>{jackpotId}</bdi>
        </h2>
        <span className="me-auto text-sm text-ink-3">
          {t(`lobby:jackpot.kind.${kind}`)} · <bdi>{vendorId}</bdi>
          {isPaused && <b className="ms-2 text-ruby-ink">{t('lobby:jackpot.paused')}</b>}
        </span>
        {canManage && !isClosed && (
          <Button variant={isPaused ? 'mint' : 'line'} size="sm" onClick={open}>
            {t(`lobby:jackpot.${word}`)}
          </Button>
        )}
      </header>
      <div className="grid gap-3 xl:grid-cols-3">
        {pools.map((pool) => (
          <PoolCard key={`${pool.tier} ${pool.currency}`} pool={pool} targets={targetsOf(pool, all)} />
        ))}
      </div>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`lobby:jackpot.${word}Title`, { jackpot: jackpotId })}
        text={t(`lobby:jackpot.${word}Text`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(`lobby:jackpot.${word}`)}
        tone={isPaused ? 'mint' : 'ruby'}
        isBusy={pause.isPending}
        refusal={pause.error ? refusalText(t, pause.error) : undefined}
        onConfirm={(reason) => pause.mutate({ vendorId, jackpotId, isPaused: !isPaused, reason })}
      />
    </section>
  )
}
