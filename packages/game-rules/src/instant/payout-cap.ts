import type { Read } from './instant-game.ts'
import { payoutMinor } from './multiplier.ts'
import { refuse, stake } from './read-input.ts'

/** A bet of a game that goes on step by step. */
export type CappedBet = {
  readonly stakeMinor: bigint
  /** The most its round may pay; named with the bet, so that a round is the same whenever it is played again. */
  readonly payoutMinorMax?: bigint
}

/** Whether a step may be offered that would pay so much. */
export const isPayable = ({ stakeMinor, payoutMinorMax }: CappedBet, x10000: number): boolean =>
  payoutMinorMax === undefined || payoutMinor(stakeMinor, x10000) <= payoutMinorMax

/** The most that a bet can pay whose last step pays `x10000`. */
export function cappedPayout(bet: CappedBet, x10000: number): bigint {
  const top = payoutMinor(bet.stakeMinor, x10000)
  return bet.payoutMinorMax !== undefined && bet.payoutMinorMax < top ? bet.payoutMinorMax : top
}

/** Adds the cap that the input may name. One under which the first step could not be paid is refused. */
export function readCap<Bet extends CappedBet>(
  read: Read<Bet>,
  input: unknown,
  firstX10000: (bet: Bet) => number,
): Read<Bet> {
  if (!read.ok || typeof input !== 'object' || input === null || !Object.hasOwn(input, 'payoutMinorMax')) return read
  const payoutMinorMax = stake.read(Reflect.get(input, 'payoutMinorMax'))
  if (payoutMinorMax === undefined) return refuse('payoutMinorMax', stake.expected)
  const value = { ...read.value, payoutMinorMax }
  if (isPayable(value, firstX10000(value))) return { ok: true, value }
  return refuse('stakeMinor', 'a stake whose first step pays no more than payoutMinorMax')
}
