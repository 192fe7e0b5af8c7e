import { fraction, times, writeFraction } from '@fairground/game-rules/exact'
import {
  factorOf,
  firstScorerOf,
  type MatchResult,
  nextGoalSelections,
  type Outcome,
  settleBet,
  settleNextGoal,
} from '@fairground/sports-rules'
import * as z from 'zod'
import { minor, oneOf } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'
import { bet, betOf, figure, goals, isRefused, odds } from './sports-fields.ts'

const firstGoal = 'first-goal'
const halfTimeMinute = 45

const result = z.object(
  {
    status: oneOf(['finished', 'abandoned', 'postponed']),
    minute: figure(0, 130).nullish(),
    ht: goals.nullish(),
    ft: goals.nullish(),
    /** Asked only where both sides had scored before the first score that is told. */
    firstGoal: oneOf(nextGoalSelections).nullish(),
  },
  'a result',
)
const sportsBet = z.object({ stakeMinor: minor, odds, ...bet, scoreAtBet: goals.nullish(), result })
type SportsBet = z.output<typeof sportsBet>

export const sportsBetKinds: readonly Kind[] = [
  kind('sports-bet', sportsBet, (asked) => {
    const outcome = outcomeOf(asked)
    if (typeof outcome !== 'string') return outcome
    const factor = factorOf(outcome, asked.odds)
    const { num, den } = times(factor, fraction(asked.stakeMinor))
    return { outcome, factor: writeFraction(factor), payoutMinor: `${num / den}` }
  }),
]

function outcomeOf(asked: SportsBet): Outcome | Refused {
  const ended = resultOf(asked.result)
  if (isRefused(ended)) return ended
  if (asked.market === firstGoal) return firstGoalOutcome(asked, ended)
  const found = betOf(asked)
  if (isRefused(found)) return found
  const outcome = settleBet({ ...found, scoreAtBet: asked.scoreAtBet ?? undefined }, ended)
  return outcome ?? refuse('result.ht', 'the half-time score that this market needs')
}

function resultOf({ status, minute, ht, ft }: SportsBet['result']): MatchResult | Refused {
  if (status === 'postponed') return { status }
  if (!ft) return refuse('result.ft', 'the score after 90 minutes, or when the match was abandoned')
  if (ht && (ht[0] > ft[0] || ht[1] > ft[1])) return refuse('result.ht', 'no more goals than at full time')
  const isFirstHalfOver = status === 'finished' || (minute ?? halfTimeMinute) >= halfTimeMinute
  return { status, half: isFirstHalfOver ? (ht ?? undefined) : undefined, full: ft }
}

function firstGoalOutcome({ selection, result: told }: SportsBet, ended: MatchResult): Outcome | Refused {
  const chosen = nextGoalSelections.find((name) => name === selection)
  if (!chosen) return refuse('selection', `one of ${nextGoalSelections.join(', ')}`)
  if (ended.status === 'postponed') return 'void'
  const scorer = told.firstGoal ?? firstScorerOf(told.ht ?? undefined, ended.full)
  if (!scorer) return refuse('result.firstGoal', `one of ${nextGoalSelections.join(', ')}`)
  return settleNextGoal(chosen, scorer === 'none' ? undefined : scorer, ended)
}
