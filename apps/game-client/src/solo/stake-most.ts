import type { SoloOpenAnswer } from '@fairground/contract/studio'
import type { SoloGame } from '@fairground/game-rules/solo'
import { betOf } from './bet.ts'
import type { SoloScreen } from './solo-screen.ts'

/** Stakes are kept to whole units of the currency. */
const unitMinor = 100n

interface Game {
  limits: SoloOpenAnswer['limits']
  view: SoloScreen
  rules: SoloGame<unknown, unknown> | undefined
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
  { stakesMinor, stakeMinorDefault }: Pick<SoloOpenAnswer, 'stakesMinor' | 'stakeMinorDefault'>,
  mostMinor: bigint,
): bigint {
  const wished = BigInt(stakeMinorDefault)
  return wished <= mostMinor ? wished : (stakesMinor.map(BigInt).findLast((rung) => rung <= mostMinor) ?? wished)
}
