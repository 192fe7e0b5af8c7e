import type { SportsRefusal } from '@fairground/contract/sports'
import { type Fraction, fraction, plus, times, writeFraction } from '@fairground/game-rules/exact'
import { betCount, productSums } from '@fairground/sports-rules'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { BetRow, Tx } from '../db/schema.ts'
import type { PricedLeg } from '../slips/price-slip.ts'
import { type Weight, worstWith } from './match-books.ts'

/** What the worst score of a match of the highest division may cost, in minor units; each division below half of it. */
const capMinorOf: Readonly<Record<string, bigint>> = { VND: 50_000_000_000n }
const triesMax = 40

export interface HeldLeg {
  readonly leg: PricedLeg
  readonly leagueId: string
  /** Of its league, as the desk has set it. */
  readonly capPercent: number
  /** What one unit on it is expected to return, by the model without margin. */
  readonly expected: Fraction
}

interface Wanted {
  currency: string
  sizes: readonly number[]
  unitMinor: bigint
  legs: readonly HeldLeg[]
}

/** The cap of a match in its currency; a currency without one is not bounded. */
export function capOf(
  { leagues }: SportsContext,
  { leagueId, capPercent }: Pick<HeldLeg, 'leagueId' | 'capPercent'>,
  currency: string,
): bigint | undefined {
  const capMinor = capMinorOf[currency]
  const division = leagues.get(leagueId)?.division ?? 1
  return capMinor === undefined ? undefined : ((capMinor >> BigInt(division - 1)) * BigInt(capPercent)) / 100n
}

/**
 * Locks the books of all matches of a slip, in one order, and looks at what they could come to with it. Null: it fits. What is
 * above the cap is offered the largest stake that fits, where one does.
 */
export async function exposureRefusal(
  context: SportsContext,
  tx: Tx,
  { currency, sizes, unitMinor, legs }: Wanted,
): Promise<SportsRefusal | null> {
  const inOrder = [...legs.entries()].sort(([, a], [, b]) => (a.leg.matchId < b.leg.matchId ? -1 : 1))
  for (const [index, held] of inOrder) {
    const { leg } = held
    const capMinor = capOf(context, held, currency)
    const book = await context.books.lock(tx, leg.matchId, currency)
    if (capMinor === undefined) continue
    const fits = (unit: bigint) => -worstWith(book, weightOf(legs, index, sizes, unit)) <= Number(capMinor)
    if (fits(unitMinor)) continue
    const worst = Math.round(-worstWith(book, weightOf(legs, index, sizes, unitMinor)))
    const largest = largestBelow(unitMinor, fits)
    const prices = legs.map((one) => (one.leg.priceX100 / 100).toFixed(2))
    return {
      ...{ code: 'OVER_EXPOSURE', limit: String(capMinor), value: String(worst) },
      offer: largest > 0n ? { prices, unitMinor: String(largest) } : null,
    }
  }
  return null
}

/** By halving: the more is staked, the worse it gets. */
function largestBelow(unitMinor: bigint, fits: (unit: bigint) => boolean): bigint {
  let [low, high] = [0n, unitMinor]
  for (let tries = 0; tries < triesMax && low + 1n < high; tries += 1) {
    const middle = (low + high) / 2n
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * How a leg weighs on its match: the stakes of all combinations that it is part of, with what the others are expected to
 * return. Combinations without it stand in the books of their own legs.
 */
function weightOf(legs: readonly HeldLeg[], index: number, sizes: readonly number[], unitMinor: bigint): Weight {
  const own = legs[index]
  if (!own) throw new RangeError('no such leg')
  const others = legs.flatMap(({ expected }, place) => (place === index ? [] : [expected]))
  const sums = productSums(others)
  const withIt = sizes.map((size) => size - 1)
  const count = betCount(others.length, withIt)
  const expected = plus(...withIt.map((size) => sums[size] ?? fraction(0)))
  const { picks, inputs, priceX100 } = own.leg
  return {
    ...{ picks, scoreAtBet: inputs.score, priceX100, stakeMinor: unitMinor * count },
    others: others.length === 0 ? undefined : times(expected, fraction(1n, count)),
  }
}

/** Writes what a bet adds to the books of its matches, which this transaction holds. Play money weighs nothing. */
export async function writeEntries(tx: Tx, bet: BetRow, { legs, sizes, unitMinor }: Wanted): Promise<void> {
  for (const [index, { leg }] of legs.entries()) {
    const weight = weightOf(legs, index, sizes, unitMinor)
    await sql`
      with next as (
        update books set entries = entries + 1
        where match_id = ${leg.matchId} and currency = ${bet.currency} returning entries)
      insert into book_entries (match_id, currency, entry_no, round_id, leg, sign, stake_minor, price_x100, others)
      select ${leg.matchId}, ${bet.currency}, entries, ${bet.round_id}, ${index}, 1, ${weight.stakeMinor},
        ${weight.priceX100}, ${weight.others ? writeFraction(weight.others) : null} from next`.execute(tx)
  }
}

/** A leg that was taken at another price than it was sent at: its entry is taken back, and written anew at this one. */
export async function moveEntry(tx: Tx, roundId: string, leg: number, priceX100: number): Promise<void> {
  await sql`
    with entry as (select * from book_entries where round_id = ${roundId} and leg = ${leg} and sign = 1),
    next as (
      update books set entries = books.entries + 2 from entry
      where books.match_id = entry.match_id and books.currency = entry.currency returning books.entries)
    insert into book_entries (match_id, currency, entry_no, round_id, leg, sign, stake_minor, price_x100, others)
    select entry.match_id, entry.currency, next.entries - 1, round_id, leg, -1, stake_minor, price_x100, others
    from entry, next
    union all
    select entry.match_id, entry.currency, next.entries, round_id, leg, 1, stake_minor, ${priceX100}, others
    from entry, next`.execute(tx)
}
