import { ButtonLink, ErrorState, Icon, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../components/card.tsx'
import { siteStatus } from '../../lib/site-status.ts'
import { CostCard } from './cost-card.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { HelpLines } from './help-lines.tsx'
import { LimitGrid } from './limit-grid.tsx'
import { useLimitWords } from './limit-words.ts'
import { RaiseList } from './raise-list.tsx'
import { RealityCard } from './reality-card.tsx'
import { StopNote } from './stop-note.tsx'
import { TodayCard } from './today-card.tsx'
import { useProtection } from './use-protection.ts'

/** Where a player bounds what and for how long he plays, stops, and sees what it costs. */
export function PlayControlPage() {
  const { t, count } = useLimitWords()
  const { data, isError, isFetching, refetch } = useProtection()
  const { data: site } = useQuery(siteStatus())
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="font-poster text-3xl">{t('member.playControl')}</h1>
        {data && <p className="mt-1.5 text-ink-2">{t('control.lead', { hours: count(data.rules.raiseWaitHours) })}</p>}
      </div>
      {isError && !data && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-100 w-full rounded-lg" />}
      {data && (
        <>
          {data.break && <StopNote stop={data.break} />}
          <TodayCard state={data} />
          <Card title={t('control.limits')} aside={<p className="text-xs text-ink-3">{t('control.limitsNote')}</p>}>
            <LimitGrid state={data} />
            <RaiseList limits={data.limits} />
          </Card>
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <ExclusionCard isExcluded={data.break?.kind === 'exclusion'} lengths={data.rules.exclusionLengths} />
            <RealityCard minutes={data.realityMinutes} mayBeOff={data.rules.realityMayBeOff} />
          </div>
        </>
      )}
      <CostCard />
      <HelpLines lines={site?.helpLines ?? []} />
      <section className="card flex flex-wrap items-center gap-4 p-5 sm:p-6">
        <Icon name="icon-[ph--chats-circle-duotone]" className="text-3xl text-lamp-ink" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-bold">{t('control.help')}</h2>
          <p className="mt-1 text-sm text-ink-2">{t('control.helpText')}</p>
        </div>
        <ButtonLink variant="line" href="/responsible">
          {t('control.helpLink')}
        </ButtonLink>
      </section>
    </div>
  )
}
