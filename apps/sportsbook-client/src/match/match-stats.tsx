import type { SportsMatchStats, SportsSideStats } from '@fairground/contract/sports-followed'
import { cx } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamCrest } from '../lib/team-crest.tsx'
import { useKickOff } from '../lib/use-minute.ts'
import { useSports } from '../play/sports-context.ts'

/** How both teams stand, played last and against each other. Nothing while it is not told. */
export function MatchStats({ matchId }: { matchId: string }) {
  const { client } = useSports()
  const [stats, setStats] = useState<SportsMatchStats>()
  useEffect(() => {
    let isWanted = true
    void client.stats(matchId).then((answer) => {
      if (isWanted && answer.ok) setStats(answer.value)
    })
    return () => {
      isWanted = false
    }
  }, [client, matchId])
  return stats ? <StatsCard stats={stats} /> : null
}

export function StatsCard({ stats: { home, away, meetings } }: { stats: SportsMatchStats }) {
  const { t } = useTranslation()
  return (
    <section className="card stats" aria-label={t('stats.title')}>
      <h2 className="font-bold">{t('stats.title')}</h2>
      <div className="stats-sides">
        <Side side={home} />
        <Side side={away} />
      </div>
      <h3 className="text-sm font-semibold text-ink-2">{t('stats.meetings')}</h3>
      {meetings.length === 0 && <p className="text-sm text-ink-3">{t('stats.noMeetings')}</p>}
      <ul>
        {meetings.map((meeting) => (
          <Meeting key={meeting.matchId} meeting={meeting} />
        ))}
      </ul>
    </section>
  )
}

function Side({ side: { team, place, points, form } }: { side: SportsSideStats }) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2 font-semibold">
        <TeamCrest name={team} className="size-5" />
        <bdi className="truncate">{team}</bdi>
      </p>
      <p className="text-xs text-ink-3">{place === null ? t('season.empty') : t('stats.place', { place, points })}</p>
      <ol className="stats-form" aria-label={t('stats.form', { team })}>
        {form.map(({ matchId, against, score }) => (
          <li key={matchId} className={cx('stats-result', `is-${resultOf(score)}`)}>
            <abbr title={t(`column.${resultOf(score)}`)}>{t(`columnShort.${resultOf(score)}`)}</abbr>
            <span className="min-w-0 flex-1 truncate">
              <bdi>{against}</bdi>
            </span>
            <b>
              <bdi dir="ltr">{score.join('–')}</bdi>
            </b>
          </li>
        ))}
      </ol>
    </div>
  )
}

function resultOf([own = 0, other = 0]: readonly number[]): 'won' | 'drawn' | 'lost' {
  if (own === other) return 'drawn'
  return own > other ? 'won' : 'lost'
}

function Meeting({ meeting: { startsAt, home, away, fullTime } }: { meeting: SportsMatchStats['meetings'][number] }) {
  const { time, day } = useKickOff()(startsAt)
  return (
    <li className="result">
      <span className="text-xs text-ink-3">
        {day} {time}
      </span>
      <span className="result-team justify-end">
        <bdi className="truncate">{home}</bdi>
      </span>
      <b className="result-score">
        <bdi>{fullTime.join('–')}</bdi>
      </b>
      <span className="result-team">
        <bdi className="truncate">{away}</bdi>
      </span>
      <span />
    </li>
  )
}
