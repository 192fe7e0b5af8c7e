import type { SportsPick } from '@fairground/contract/sports'
import { type Fraction, fraction } from '@fairground/game-rules/exact'
import {
  chancesOf,
  type ExactChances,
  expectedFactor,
  factorOf,
  findBet,
  jointWins,
  type MatchGrid,
  type Score,
  settleSlip,
} from '@fairground/sports-rules'
import type { BetRow, LegRow } from '../db/schema.ts'
import { type PricedMatch, quartersOf } from '../prices/match-prices.ts'

/** Of an offer, the house keeps so much. */
const keptPercent = 95n
/** Chances of the model as exact numbers. */
const billionths = 1_000_000_000_000

/**
 * What an open bet can be ended for: the expected return of all its combinations at the odds of its price, less the margin.
 * Undefined where something that it hangs on cannot be priced at this moment.
 */
export function cashOutOf(
  bet: BetRow,
  legs: readonly LegRow[],
  priced: ReadonlyMap<string, PricedMatch>,
): bigint | undefined {
  if (bet.state !== 'presenting' || bet.accepted_at === null) return undefined
  const factors = legs.map((leg) => expectedOf(leg, priced.get(leg.match_id)))
  const known = factors.flatMap((factor) => (factor ? [factor] : []))
  if (known.length < legs.length) return undefined
  const slip = { factors: known, sizes: bet.sizes, unitStakeMinor: BigInt(bet.unit_minor) }
  const offerMinor = (settleSlip(slip).payoutMinor * keptPercent) / 100n
  const maxMinor = bet.payout_minor_max === null ? offerMinor : BigInt(bet.payout_minor_max)
  const cutMinor = offerMinor < maxMinor ? offerMinor : maxMinor
  return cutMinor > 0n ? cutMinor : undefined
}

/** What one unit on a leg is expected to return now. */
function expectedOf(leg: LegRow, priced: PricedMatch | undefined): Fraction | undefined {
  const odds = fraction(BigInt(leg.price_x100), 100n)
  if (leg.outcome !== null) return factorOf(leg.outcome, odds)
  if (!priced || priced.isSuspended) return undefined
  return expectedReturn(leg.picks, { priceX100: leg.price_x100, scoreAtBet: leg.inputs.score }, priced.grid)
}

/** What one unit on picks at a price is expected to return, by the model without margin; undefined where there are none. */
export function expectedReturn(
  picks: readonly SportsPick[],
  { priceX100, scoreAtBet }: { priceX100: number; scoreAtBet: Score },
  grid: MatchGrid,
): Fraction | undefined {
  const odds = fraction(BigInt(priceX100), 100n)
  const bets = picks.flatMap((pick) => {
    const bet = findBet(pick.market, pick.selection, quartersOf(pick))
    return bet ? [{ ...bet, scoreAtBet }] : []
  })
  const [first] = bets
  if (!first) return undefined
  if (bets.length === 1) return expectedFactor({ odds, chances: exact(chancesOf(first, grid)) })
  const wins = jointWins(bets, grid).all
  return expectedFactor({ odds, chances: exact([wins, 0, 0, 0, 1 - wins]) })
}

const exact = (chances: readonly [number, number, number, number, number]): ExactChances =>
  chances.map((chance) =>
    fraction(BigInt(Math.round(chance * billionths)), BigInt(billionths)),
  ) as unknown as ExactChances
