import type { SportsDeskMatch, SportsDeskRisk } from '@fairground/contract/sports-desk'
import { cx, Empty, Icon, Meter } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { TeamCrest } from '../lib/team-crest.tsx'
import { useKickOff } from '../lib/use-minute.ts'
import { useDesk, useDeskState, useNameOfLeague } from './desk-context.ts'
import { useMatchWords } from './match-words.ts'
import { ShortResult } from './short-result.tsx'

const warnPercent = 75

/** Matches with what the worst score would cost, against the most that it may. */
export function MatchList({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const matches = useDeskState(({ view }) => view.matches)
  const chosen = useDeskState((state) => state.matchId)
  return (
    <nav className="trading-list" aria-label={t('matches')}>
      <p className="flex justify-between gap-3 px-3.5 py-2.5 text-sm">
        <b>{t('matches')}</b>
        <small className="text-ink-3">{t('worst')}</small>
      </p>
      {matches.length === 0 && <Empty icon="icon-[ph--soccer-ball-duotone]" title={t('noMatches')} />}
      <ul>
        {matches.map((match) => (
          <li key={match.matchId}>
            <button
              type="button"
              className="trading-row"
              aria-current={match.matchId === chosen || undefined}
              data-match={match.matchId}
              data-state={match.state}
              onClick={() => {
                onChoose()
                void desk.choose(match.matchId)
              }}
            >
              <Moment match={match} />
              <Teams match={match} />
              <Exposure match={match} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The score and the minute, or when it begins. */
function Moment({ match }: { match: SportsDeskMatch }) {
  const words = useMatchWords()
  const { t } = useTranslation('sports-desk')
  const kickOff = useKickOff()
  const { state, score, startsAt } = match
  if (state === 'open') {
    const { time, day } = kickOff(startsAt)
    return (
      <span className="trading-moment">
        <b>{time}</b>
        <small>{day}</small>
      </span>
    )
  }
  return (
    <span className={cx('trading-moment', state === 'playing' && 'is-live')}>
      <b>{score.join(' – ')}</b>
      <small>{state === 'playing' ? words.clock(match) : t(`state.${state}`)}</small>
    </span>
  )
}

function Teams({ match: { home, away, leagueId } }: { match: SportsDeskMatch }) {
  const nameOf = useNameOfLeague()
  return (
    <span className="grid min-w-0 gap-0.5">
      {[home, away].map((name) => (
        <span key={name} className="flex min-w-0 items-center gap-1.5">
          <TeamCrest name={name} className="size-4" />
          <bdi className="truncate font-semibold">{name}</bdi>
        </span>
      ))}
      <small className="truncate text-ink-3">{nameOf(leagueId)}</small>
    </span>
  )
}

function Exposure({ match: { risk, isStopped, isSuspended, state, openBets } }: { match: SportsDeskMatch }) {
  const { t } = useTranslation('sports-desk')
  const isOn = state === 'open' || state === 'playing'
  return (
    <span className="trading-exposure">
      {risk.map((one) => (
        <Worst key={one.currency} risk={one} />
      ))}
      {risk.length === 0 && <small className="text-ink-3">–</small>}
      <small className="flex items-center justify-end gap-1 text-ink-3">
        {isOn && isSuspended && (
          <>
            <Icon
              name={isStopped ? 'icon-[ph--lock-simple-fill]' : 'icon-[ph--pause-circle-fill]'}
              className="text-warn-ink"
            />
            <span className="sr-only">{t(isStopped ? 'stopped' : 'suspended')}</span>
          </>
        )}
        {t('bets', { count: openBets })}
      </small>
    </span>
  )
}

function Worst({ risk: { worstMinor, capMinor } }: { risk: SportsDeskRisk }) {
  const { t } = useTranslation('sports-desk')
  const percent = capMinor === null ? undefined : (Number(worstMinor) / Number(capMinor)) * -100
  return (
    <>
      <ShortResult minor={worstMinor} />
      {percent !== undefined && (
        <Meter
          label={t('ofCap')}
          percent={percent}
          tone={percent > warnPercent ? 'ruby' : 'lamp'}
          className="h-1.25!"
        />
      )}
    </>
  )
}
