import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MissionCard } from './mission-card.tsx'
import { useMissions } from './use-missions.ts'

const cycles = ['daily', 'weekly', 'once'] as const

/** What there is to do: today, this week, once. */
export function MissionList({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useMissions()
  if (isError && !data)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-100 w-full rounded-lg" />
  if (data.missions.length === 0) return <Empty icon="icon-[ph--target-duotone]" title={t('campaigns:missions.none')} />
  return (
    <div className="grid gap-7">
      {cycles.map((cycle) => {
        const missions = data.missions.filter((mission) => mission.cycle === cycle)
        return (
          missions.length > 0 && (
            <section key={cycle} aria-labelledby={`missions-${cycle}`} className="grid gap-3">
              <h2 id={`missions-${cycle}`} className="text-xl font-bold">
                {t(`campaigns:missions.cycle.${cycle}`)}
              </h2>
              <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
                {missions.map((mission) => (
                  <li key={mission.missionId} className="grid grid-cols-1">
                    <MissionCard mission={mission} timeZone={timeZone} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
