import type { SportsMatchView } from '@fairground/contract/sports'
import { cx, formatClock, Icon, numberFormat, useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sportOf } from '../coupon/main-markets.ts'
import { FavouriteButton, FollowTeamButton } from '../leagues/favourite-button.tsx'
import { useLeagueName } from '../lib/names.ts'
import { TeamCrest } from '../lib/team-crest.tsx'
import { clockOf, useKickOff, usePeriod } from '../lib/use-minute.ts'
import { useUntil } from '../lib/use-until.ts'
import { useSportsState } from '../play/sports-context.ts'
import { chancesOfEnd } from './end-chances.ts'
import { PartStrip } from './part-strip.tsx'

interface ScoreboardProps {
  match: SportsMatchView
  /** In a list: goes to the page of the match. */
  onOpen?: () => void
  /** Below the chances. */
  children?: ReactNode
}

/** The score, the minute, and how likely each end is by the model. */
export function Scoreboard({ match, onOpen, children }: ScoreboardProps) {
  const { t } = useTranslation()
  const nameOf = useLeagueName()
  const league = useSportsState(({ leagues }) => leagues.find(({ leagueId }) => leagueId === match.leagueId))
  const [home, away] = match.inputs.score
  return (
    <section
      className="board"
      data-theme="dark"
      data-sport={sportOf(match)}
      aria-label={t('board.title', { home: match.home, away: match.away })}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Moment match={match} />
        <bdi className="min-w-0 truncate">{nameOf(league)}</bdi>
        <span className="ms-auto">
          {onOpen ? (
            <button type="button" onClick={onOpen} className="board-open focus-ring">
              {t('board.open')}
              <Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />
            </button>
          ) : (
            <FavouriteButton leagueId={match.leagueId} />
          )}
        </span>
      </div>
      <div className="board-teams">
        <BoardTeam name={match.home} teamId={onOpen ? undefined : match.homeId} />
        <strong className="board-score">
          {match.state === 'open' ? (
            <span className="board-vs">{t('board.versus')}</span>
          ) : (
            <>
              {home}
              <i aria-hidden="true">:</i>
              {away}
            </>
          )}
        </strong>
        <BoardTeam name={match.away} teamId={onOpen ? undefined : match.awayId} />
      </div>
      {match.inputs.halfTime && (
        <p className="text-center text-xs text-(--board-soft)">
          {t('board.halfTime', { score: match.inputs.halfTime.join('–') })}
        </p>
      )}
      <PartStrip match={match} />
      <Chances match={match} />
      {children}
    </section>
  )
}

/** On its own page, a team can be followed. */
const BoardTeam = ({ name, teamId }: { name: string; teamId: string | undefined }) => (
  <div className="board-team">
    <TeamCrest name={name} className="size-11 sm:size-16" />
    <b>
      <bdi>{name}</bdi>
    </b>
    {teamId && <FollowTeamButton teamId={teamId} name={name} />}
  </div>
)

function Moment({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const periodOf = usePeriod()
  const kickOffOf = useKickOff()
  const seconds = useUntil(match.startsAt)
  const clock = clockOf(match)
  if (match.state === 'open') {
    const { time, day } = kickOffOf(match.startsAt)
    return (
      <span className="board-badge">
        {day && <bdi>{day}</bdi>}
        <bdi>{time}</bdi>
        {seconds > 0 && (
          <>
            {' · '}
            <bdi>{formatClock(seconds)}</bdi>
          </>
        )}
      </span>
    )
  }
  if (match.state !== 'playing') return <span className="board-badge">{t('period.over')}</span>
  return (
    <span className="board-badge is-live">
      <i aria-hidden="true" className="live-dot" />
      {periodOf(match)}
      {match.period !== 'half-time' && clock && (
        <>
          {' · '}
          <bdi>{clock}</bdi>
        </>
      )}
    </span>
  )
}

/** Home, draw, away in the model, without any margin. */
function Chances({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const chances = chancesOfEnd(match)
  if (!chances) return null
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const parts = [
    { id: 'home', name: match.home, share: chances.home },
    ...(chances.draw === undefined ? [] : [{ id: 'draw', name: t('selection.draw'), share: chances.draw }]),
    { id: 'away', name: match.away, share: chances.away },
  ]
  return (
    <div>
      <div aria-hidden="true" className="board-bar">
        {parts.map(({ id, share }) => (
          <i key={id} data-part={id} style={{ ['--share' as string]: share }} />
        ))}
      </div>
      <dl className={cx('board-chances', parts.length === 2 && 'is-two')}>
        {parts.map(({ id, name, share }) => (
          <div key={id} data-part={id}>
            <dt className="truncate">
              <bdi>{name}</bdi>
            </dt>
            <dd>{percent.format(share)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
