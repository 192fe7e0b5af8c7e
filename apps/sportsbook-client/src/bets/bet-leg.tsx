import type { SportsLegView } from '@fairground/contract/sports'
import { useTranslation } from 'react-i18next'
import { isHandicap, useBetNames } from '../lib/names.ts'
import { minuteOf } from '../lib/use-minute.ts'
import { MatchCheck } from '../match/match-check.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { pickKey } from '../offer/picks.ts'
import { useSportsState } from '../play/sports-context.ts'
import { LegOutcome } from './bet-outcome.tsx'

/** One leg of a bet: what was bet on at which price, how it stands or ended, and why. */
export function BetLeg({ leg }: { leg: SportsLegView }) {
  const names = useBetNames()
  const odds = useOdds()
  return (
    <li className="bet-leg">
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          {leg.picks.map((pick) => (
            <b key={pickKey(pick)} className="block font-semibold">
              {names.pick(pick, leg)}{' '}
              <span className="text-xs font-normal text-ink-3">· {names.market(pick.market)}</span>
            </b>
          ))}
        </span>
        <b className="font-bold">{odds(leg.price)}</b>
      </div>
      <p className="text-xs text-ink-2">
        <bdi>{leg.home}</bdi> – <bdi>{leg.away}</bdi>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
        {leg.outcome && <LegOutcome outcome={leg.outcome} />}
        <Why leg={leg} />
      </div>
      {leg.result && <MatchCheck matchId={leg.matchId} leg={leg} />}
    </li>
  )
}

/** Of other sports than football: maps, sets or points at the bet, now, at the end. */
function SeriesWhy({ leg: { inputs, result }, now }: { leg: SportsLegView; now: readonly number[] | undefined }) {
  const { t } = useTranslation()
  const parts = [
    inputs.minute > 0 && t('why.scoreAtBet', { score: inputs.score.join('–') }),
    !result && now && t('why.scoreNow', { score: now.join('–') }),
    result && t('why.scoreEnd', { score: result.fullTime.join('–') }),
  ].filter((part) => typeof part === 'string')
  return <span>{parts.join(' · ')}</span>
}

/** The numbers that decide it: score at the bet, score now or at the end. */
function Why({ leg }: { leg: SportsLegView }) {
  const { t } = useTranslation()
  const match = useSportsState(({ known }) => known.get(leg.matchId))
  const { score, minute, series, points } = leg.inputs
  const { result } = leg
  if (series || points) return <SeriesWhy leg={leg} now={match?.state === 'playing' ? match.inputs.score : undefined} />
  const parts = [
    minute > 0 && t('why.atBet', { score: score.join('–'), minute: Math.floor(minute) + 1 }),
    !result &&
      match?.state === 'playing' &&
      t('why.now', { score: match.inputs.score.join('–'), minute: minuteOf(match) }),
    result && t('why.result', { full: result.fullTime.join('–'), half: result.halfTime?.join('–') ?? '' }),
    result &&
      minute > 0 &&
      leg.picks.some(({ market }) => isHandicap(market)) &&
      t('why.after', { score: result.fullTime.map((goals, side) => goals - (score[side] ?? 0)).join('–') }),
  ].filter((part) => typeof part === 'string')
  return <span>{parts.join(' · ')}</span>
}
