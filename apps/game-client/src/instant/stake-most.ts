import type { InstantOpenAnswer } from '@fairground/contract/studio'
import type { InstantGame } from '@fairground/game-rules/instant'
import { betOf } from './bet.ts'
import type { InstantScreen } from './instant-screen.ts'

/** Stakes are kept to whole units of the currency. */
const unitMinor = 100n

interface Game {
  limits: InstantOpenAnswer['limits']
  view: InstantScreen
  rules: InstantGame<unknown, unknown> | undefined
}

/**
 * The most that may be staked on a choice: the limit of the session, or less where a round could pay more than one may.
 * A bet's possible payout grows with its stake. On a table of many places each bet is looked at by itself. A game
 * that is told what a round may pay ends before it pays more: any stake is good whose first step may be paid.
 */
export function mostStake({ limits, view, rules }: Game, fields: object): bigint {
  const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = limits
  const [least, most] = [BigInt(stakeMinorMin), BigInt(stakeMinorMax)]
  if (!rules || view.spots) return most
  const read = (stakeMinor: bigint) => rules.readBet(betOf(view, { fields, stakeMinor }, { rules, payoutMinorMax }))
  if (rules.takesCap && read(most).ok) return most
  const bet = rules.readBet(betOf(view, { fields, stakeMinor: least }, { rules: undefined, payoutMinorMax }))
  if (!bet.ok) return most
  const payable = (BigInt(payoutMinorMax) * least) / rules.payoutMinorMax(bet.value)
  const whole = payable - (payable % unitMinor)
  return whole < least ? least : whole < most ? whole : most
}

/** The stake to begin with: the default, or the next lower one of the ladder that is within `mostMinor`. */
export function firstStake(
  { stakesMinor, stakeMinorDefault }: Pick<InstantOpenAnswer, 'stakesMinor' | 'stakeMinorDefault'>,
  mostMinor: bigint,
): bigint {
  const wished = BigInt(stakeMinorDefault)
  return wished <= mostMinor ? wished : (stakesMinor.map(BigInt).findLast((rung) => rung <= mostMinor) ?? wished)
}
