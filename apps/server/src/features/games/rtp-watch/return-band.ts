import type { ReturnState } from '@fairground/contract'
import type { CertifiedReturn } from '@fairground/contract/psw'

/**
 * Standard deviations on either side of the certified return: 99.9 % of the days of a fair game lie inside. A test of
 * 99 %, GLI-19's minimum, would raise a false alarm for one fair game in a hundred every day.
 */
export const deviations = 3.29
/** Fewer rounds of equal stake than this say nothing. */
export const roundsMin = 1_000

/** Sums over rounds, in minor units; as numbers, because shares and spreads are no money. */
export interface ReturnSums {
  stake: number
  payout: number
  payoutMax: number
  stakeSquares: number
  payoutSquares: number
  products: number
}

export interface ReturnBand {
  /** Share of the stakes that was paid out. */
  actual: number
  low: number | null
  high: number | null
  isMeasured: boolean
  state: ReturnState
}

/**
 * Holds what rounds returned against their certificate. Rounds are independent, so with stakes s the standard error of
 * the return is sd·√Σs²/Σs: that of (Σs)²/Σs² rounds of equal stake. Where the certificate names no deviation, that of
 * the ratio of the rounds themselves stands for it: √Σ(payout − return·s)²/Σs (Cochran, Sampling Techniques, 6.2).
 */
export function bandOf(sums: ReturnSums, certified: CertifiedReturn | null): ReturnBand {
  const actual = sums.payout / sums.stake
  const isMeasured = certified !== null && certified.sd === null
  if (!certified) return { actual, low: null, high: null, isMeasured, state: 'uncertified' }
  const error =
    certified.sd === null ? measuredError(sums, actual) : certified.sd * (Math.sqrt(sums.stakeSquares) / sums.stake)
  const low = Math.max(0, certified.rtpMin - deviations * error)
  const high = certified.rtpMax + deviations * error
  return { actual, low, high, isMeasured, state: stateOf(sums, { low, high, hasChoices: certified.hasChoices }) }
}

function measuredError({ stake, stakeSquares, payoutSquares, products }: ReturnSums, actual: number): number {
  const squares = payoutSquares - 2 * actual * products + actual * actual * stakeSquares
  return Math.sqrt(Math.max(0, squares)) / stake
}

/**
 * One great win does not make a day suspicious: it happens, and has checks of its own. So a day is above only if it is
 * without its largest payout too. Poor play may return less than any bet, so what players decide is never below.
 */
function stateOf(
  { stake, payout, payoutMax, stakeSquares }: ReturnSums,
  { low, high, hasChoices }: { low: number; high: number; hasChoices: boolean },
): ReturnState {
  if ((stake / stakeSquares) * stake < roundsMin) return 'few'
  if ((payout - payoutMax) / stake > high) return 'above'
  return payout / stake < low && !hasChoices ? 'below' : 'within'
}
