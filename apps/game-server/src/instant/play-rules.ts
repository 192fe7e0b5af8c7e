import type { InstantRoundView } from '@fairground/contract/studio'
import { createStream, type SeedTriple } from '@fairground/fairness'
import type { InstantGame, InstantRound, Refusal } from '@fairground/game-rules/instant'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'

/** The rules of a game whose bets and actions only itself can read. */
export type Rules = InstantGame<unknown, unknown>

export interface Played {
  round: InstantRound
  /** Read by the rules. */
  bet: unknown
  actions: unknown[]
  payoutMinorMax: bigint
}

interface Inputs {
  bet: InstantRoundView['bet']
  actions: readonly InstantRoundView['bet'][]
  seeds: SeedTriple
}

/** Plays a round from its beginning: what the rules do not take is a refusal, what they may never do is a fault. */
export function playRules(rules: Rules, { bet: input, actions: inputs, seeds }: Inputs): Outcome<Played> {
  const bet = rules.readBet(input)
  if (!bet.ok) return refused('bet', bet.refusal)
  const actions: unknown[] = []
  for (const action of inputs) {
    const read = rules.readAction(action)
    if (!read.ok) return refused('action', read.refusal)
    actions.push(read.value)
  }
  const played = rules.play(bet.value, actions, createStream(seeds))
  if (!played.ok) return refused('action', played.refusal)
  const payoutMinorMax = rules.payoutMinorMax(bet.value)
  checkRound(rules, played.round, payoutMinorMax)
  return ok({ round: played.round, bet: bet.value, actions, payoutMinorMax })
}

const refused = (part: string, { field, expected }: Refusal) =>
  refuse('BAD_REQUEST', `${[part, field].filter(Boolean).join('.')}: expected ${expected}`)

/** @throws Error for a round that no rules may make: it is not stored and moves no money */
function checkRound({ id }: Rules, round: InstantRound, payoutMinorMax: bigint): void {
  const { stakeMinor, payoutMinor, turnoverMinor, isOver, allowed } = round
  if (stakeMinor <= 0n || payoutMinor < 0n) throw new Error(`${id}: a stake or a payout below nothing`)
  if (payoutMinor > payoutMinorMax)
    throw new Error(`${id}: ${payoutMinor} is more than the ${payoutMinorMax} disclosed`)
  if (!isOver && payoutMinor > 0n) throw new Error(`${id}: a payout before the end`)
  if (turnoverMinor !== undefined && (!isOver || turnoverMinor < 0n || turnoverMinor > stakeMinor))
    throw new Error(`${id}: a turnover that is not within the stake of a round that is over`)
  if (isOver !== (allowed.length === 0)) throw new Error(`${id}: a round is over when nothing is allowed`)
}
