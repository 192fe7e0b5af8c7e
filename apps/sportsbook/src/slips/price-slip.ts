import type { PlaceSportsSlip, SportsCode, SportsInputs, SportsPick, SportsRefusal } from '@fairground/contract/sports'
import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { betCount, decideSlip, settleSlip } from '@fairground/sports-rules'
import { type PricedMatch, pricePicks, priceText } from '../prices/match-prices.ts'

/** A leg with what it costs now. */
export interface PricedLeg {
  readonly matchId: string
  readonly picks: SportsPick[]
  readonly priceX100: number
  readonly fair: string
  readonly version: number
  readonly inputs: SportsInputs
  readonly isInPlay: boolean
}

export type SlipPrices =
  | { readonly ok: true; readonly legs: readonly PricedLeg[]; readonly isSuspended: boolean }
  | { readonly ok: false; readonly code: SportsCode; readonly leg: number }

type WantedLeg = { readonly matchId: string; readonly picks: readonly SportsPick[] }

/** What every leg of a slip costs now. */
export function priceLegs(wanted: readonly WantedLeg[], priced: ReadonlyMap<string, PricedMatch>): SlipPrices {
  const legs: PricedLeg[] = []
  for (const [leg, { matchId, picks }] of wanted.entries()) {
    const match = priced.get(matchId)
    if (!match) return { ok: false, code: 'MARKET_CLOSED', leg }
    const price = pricePicks(match, picks)
    if (typeof price === 'string') return { ok: false, code: price, leg }
    const { inputs, match: row } = match
    legs.push({
      ...{ matchId, picks: [...picks], ...price, version: row.version, inputs, isInPlay: row.state === 'playing' },
    })
  }
  return { ok: true, legs, isSuspended: legs.some(({ matchId }) => priced.get(matchId)?.isSuspended) }
}

interface Terms {
  readonly accept: PlaceSportsSlip['accept']
  readonly sizes: readonly number[]
  readonly unitMinor: bigint
  /** As they were shown, in hundredths. */
  readonly shownX100: readonly number[]
  readonly limits: { readonly minMinor: bigint; readonly maxMinor: bigint; readonly maxPayoutMinor: bigint }
}

/** The same function says what a slip may cost and whether it is taken. Null: it is. */
export function refusalOf(
  terms: Terms,
  { legs, isSuspended }: Extract<SlipPrices, { ok: true }>,
): SportsRefusal | null {
  const { accept, sizes, unitMinor, limits } = terms
  const bets = betCount(legs.length, sizes)
  const stakeMinor = bets * unitMinor
  const now = pricePerUnit(
    legs.map(({ priceX100 }) => priceX100),
    sizes,
  )
  const decided = decideSlip({
    ...{ accept, price: pricePerUnit(terms.shownX100, sizes), now, isSuspended, stakeMinor, limits },
  })
  if (decided.decision === 'accepted') return null
  if (decided.decision === 'refused')
    return { code: decided.code, ...numbersOf(decided.code, terms, stakeMinor), offer: null }
  // A slip of several bets is offered as many whole units as fit.
  const unit = decided.stakeMinor / bets
  const code = decided.stakeMinor < stakeMinor ? codeOfLimit(terms, stakeMinor) : 'PRICE_MOVED'
  const offer = { prices: legs.map(({ priceX100 }) => priceText(priceX100)), unitMinor: String(unit) }
  return { code, ...numbersOf(code, terms, stakeMinor), offer: unit > 0n ? offer : null }
}

const codeOfLimit = ({ limits }: Terms, stakeMinor: bigint): SportsCode =>
  stakeMinor > limits.maxMinor ? 'OVER_LIMIT' : 'OVER_PAYOUT'

function numbersOf(code: SportsCode, { limits }: Terms, stakeMinor: bigint): Pick<SportsRefusal, 'limit' | 'value'> {
  const limitOf: Partial<Record<SportsCode, bigint>> = {
    ...{ STAKE_TOO_LOW: limits.minMinor, OVER_LIMIT: limits.maxMinor, OVER_PAYOUT: limits.maxPayoutMinor },
  }
  const limit = limitOf[code]
  return limit === undefined ? { limit: null, value: null } : { limit: String(limit), value: String(stakeMinor) }
}

/** What one unit of the whole slip returns where all legs win, by the number of its bets. */
function pricePerUnit(pricesX100: readonly number[], sizes: readonly number[]): Fraction {
  const scale = 100n ** BigInt(pricesX100.length)
  const factors = pricesX100.map((x100) => fraction(BigInt(x100), 100n))
  const { bets, payoutMinor } = settleSlip({ factors, sizes, unitStakeMinor: scale })
  return fraction(payoutMinor, scale * bets)
}

/** What a slip returns at most: all legs win. */
export const returnMax = (pricesX100: readonly number[], sizes: readonly number[], unitMinor: bigint): bigint =>
  settleSlip({ factors: pricesX100.map((x100) => fraction(BigInt(x100), 100n)), sizes, unitStakeMinor: unitMinor })
    .payoutMinor
