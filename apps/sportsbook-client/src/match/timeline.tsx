import type { SportsEventView, SportsMatchView } from '@fairground/contract/sports'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { minuteOf } from '../lib/use-minute.ts'

const minutes = 90
const marks = [0, 15, 30, 45, 60, 75, 90]
const shareOf = (minute: number) => `${(Math.min(minute, minutes) / minutes) * 100}%`

/** The match as a line: goals of the home side above, of the away side below, and how far it has come. */
export function MatchTimeline({ match, events }: { match: SportsMatchView; events: readonly SportsEventView[] }) {
  const { t } = useTranslation()
  const goals = events.filter(({ kind }) => kind === 'goal')
  const now = match.state === 'playing' ? match.inputs.minute : minutes
  return (
    <section className="card timeline" aria-label={t('timeline.title')}>
      <div className="flex items-center gap-4 text-sm">
        <h2 className="flex-1 font-bold">{t('timeline.title')}</h2>
        <Legend name={match.home} side="home" />
        <Legend name={match.away} side="away" />
      </div>
      <div className="timeline-track" dir="ltr">
        <span className="timeline-now" style={{ ['--at' as string]: shareOf(now) }} />
        <span className="timeline-half" />
        {goals.map(({ minute, side, score }) => (
          <span
            key={`${score.join('-')}`}
            data-side={side}
            className="timeline-goal"
            style={{ ['--at' as string]: shareOf(minute) }}
          >
            <Icon name="icon-[ph--soccer-ball-fill]" className="text-base" />
            <b>{minute}′</b>
          </span>
        ))}
      </div>
      <div aria-hidden="true" dir="ltr" className="timeline-scale">
        {marks.map((mark) => (
          <span key={mark}>{mark === 45 ? t('timeline.break') : `${mark}′`}</span>
        ))}
      </div>
      <ol className="sr-only">
        {events.map(({ kind, minute, side, score }) => (
          <li key={`${kind} ${score.join('-')}`}>
            {t(`event.${kind}`, { team: side === 'away' ? match.away : match.home })} {minute}′ {score.join('–')}
          </li>
        ))}
      </ol>
      {goals.length === 0 && (
        <p className="text-xs text-ink-3">
          {t('timeline.noGoals', { minute: match.state === 'playing' ? minuteOf(match) : minutes })}
        </p>
      )}
    </section>
  )
}

const Legend = ({ name, side }: { name: string; side: 'home' | 'away' }) => (
  <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
    <i className={cx('size-2.5 shrink-0 rounded-[3px]', side === 'home' ? 'bg-(--side-home)' : 'bg-(--side-away)')} />
    <bdi className="truncate">{name}</bdi>
  </span>
)
