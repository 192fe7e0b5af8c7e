import { minuteAt } from '@fairground/game-rules/games/virtual-league'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { useClock } from '../../tables/use-clock.ts'
import { useChips } from '../../virtual/use-chips.ts'
import { ClubBadge } from './club-badge.tsx'
import { type Play, useClubName, useDay, usePlay } from './use-league.ts'

/** Eight matches at once: their scores as they fall, the same on every screen. */
export function LeagueStage() {
  const { t } = useTranslation()
  const day = useDay()
  const play = usePlay()
  const { chips } = useChips()
  if (!day) return <div className="league-hall" />
  return (
    <div className="league-hall" data-begun={play.hasBegun}>
      <p className="league-day">
        <span>
          {t('instant.virtual-league.season', { season: day.season })} ·{' '}
          {t('instant.virtual-league.day', { day: day.day })}
        </span>
        <Minute play={play} />
      </p>
      <ul className="league-matches">
        {day.matches.map(([home, away], match) => (
          <MatchLine
            key={`${home}-${away}`}
            {...{ home, away, match, play }}
            isBet={[...chips.keys()].some((spot) => spot.startsWith(`${match + 1}-`))}
          />
        ))}
      </ul>
    </div>
  )
}

/** The minute of play, a break, or the end. */
function Minute({ play: { hasBegun, isBreak, isOver } }: { play: Play }) {
  const { t } = useTranslation()
  const nowMs = useClock()
  const { round, tempo } = useLiveState(({ table }) => table)
  if (!hasBegun) return null
  const minute = minuteAt((nowMs - (round?.startedMs ?? nowMs)) * tempo)
  if (isOver) return <b>{t('instant.virtual-league.over')}</b>
  return <b aria-hidden="true">{isBreak ? t('instant.virtual-league.break') : `${minute}′`}</b>
}

interface MatchLineProps {
  home: number
  away: number
  match: number
  play: Play
  /** The player has chips on it. */
  isBet: boolean
}

function MatchLine({ home, away, match, play, isBet }: MatchLineProps) {
  const nameOf = useClubName()
  const isMoving = useLiveState(({ table }) => table.phase === 'running')
  const goal = play.lastGoals.get(match)
  const score = play.scores[match] ?? [0, 0]
  const isNew = goal !== undefined && isMoving
  return (
    <li className="league-match" data-bet={isBet ? true : undefined} aria-live="polite" aria-atomic="true">
      <span className="league-side is-home" data-ahead={score[0] > score[1]}>
        <span>{nameOf(home)}</span>
        <ClubBadge club={home} name={nameOf(home)} />
      </span>
      <span className="league-score">
        <b key={goal ? `${goal.minute}-${score.join('-')}` : 'none'} className={cx(isNew && 'is-goal')}>
          {play.hasBegun ? `${score[0]} – ${score[1]}` : '–'}
        </b>
        <small>{goal && `${goal.minute}′`}</small>
      </span>
      <span className="league-side is-away" data-ahead={score[1] > score[0]}>
        <ClubBadge club={away} name={nameOf(away)} />
        <span>{nameOf(away)}</span>
      </span>
    </li>
  )
}
