import type { SportsPick } from '@fairground/contract/sports'
import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { FixtureBook, findBet, type Score } from '@fairground/sports-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import { quartersOf } from '../prices/match-prices.ts'

/** A leg as it weighs on its match. */
export interface Weight {
  readonly picks: readonly SportsPick[]
  readonly scoreAtBet: Score
  readonly stakeMinor: bigint
  readonly priceX100: number
  /** What one unit on the other legs is expected to return; absent for a single. */
  readonly others: Fraction | undefined
}

export interface Kept {
  readonly book: FixtureBook
  /** What was staked on the match, bets that were not taken left out. */
  stakesMinor: bigint
  /** The last entry that is in it. */
  upTo: number
}

export const newKept = (): Kept => ({ book: new FixtureBook(), stakesMinor: 0n, upTo: 0 })

interface EntryRow {
  entry_no: number
  sign: number
  stake_minor: string
  price_x100: number
  others: string | null
  picks: SportsPick[]
  score: Score
}

/** Books that a process holds; one that is asked for again goes on from the entries it has. */
const keptMax = 500

/** The exposure of matches: every process keeps books of its own, which it brings up to date under the lock of the row. */
export class MatchBooks {
  private readonly kept = new Map<string, Kept>()

  /** Locks the book of a match until the transaction ends. @returns it, with every entry that was committed */
  async lock(tx: Tx, matchId: string, currency: string): Promise<FixtureBook> {
    await sql`insert into books (match_id, currency) values (${matchId}, ${currency}) on conflict do nothing`.execute(
      tx,
    )
    await sql`select from books where match_id = ${matchId} and currency = ${currency} for update`.execute(tx)
    const kept = this.keep(`${matchId} ${currency}`)
    await addNewEntries(tx, kept, { matchId, currency })
    return kept.book
  }

  private keep(key: string): Kept {
    const kept = this.kept.get(key) ?? newKept()
    // The one that was asked for last goes last.
    this.kept.delete(key)
    this.kept.set(key, kept)
    const [oldest] = this.kept.keys()
    if (this.kept.size > keptMax && oldest !== undefined) this.kept.delete(oldest)
    return kept
  }
}

/** Entries of a book without gaps: brings it to the last one that was committed. */
export async function addNewEntries(
  reader: Db | Tx,
  kept: Kept,
  { matchId, currency }: { matchId: string; currency: string },
): Promise<void> {
  const { rows } = await sql<EntryRow>`
    select e.entry_no, e.sign, e.stake_minor, e.price_x100, e.others, l.picks, l.inputs -> 'score' as score
    from book_entries e join legs l on l.round_id = e.round_id and l.leg = e.leg
    where e.match_id = ${matchId} and e.currency = ${currency} and e.entry_no > ${kept.upTo}
    order by e.entry_no`.execute(reader)
  for (const row of rows) {
    const { picks, score: scoreAtBet, price_x100: priceX100 } = row
    const others = row.others === null ? undefined : readFraction(row.others)
    const stakeMinor = BigInt(row.sign) * BigInt(row.stake_minor)
    addTo(kept.book, { picks, scoreAtBet, priceX100, others, stakeMinor })
    kept.stakesMinor += stakeMinor
    kept.upTo = row.entry_no
  }
}

/** Adds a leg to a book; below zero, its stake takes it out again. */
export function addTo(book: FixtureBook, { picks, scoreAtBet, stakeMinor, priceX100, others }: Weight): void {
  const bets = picks.flatMap((pick) => {
    const bet = findBet(pick.market, pick.selection, quartersOf(pick))
    return bet ? [{ ...bet, scoreAtBet }] : []
  })
  const [first] = bets
  const risk = { stakeMinor, odds: fraction(BigInt(priceX100), 100n), ...(others && { others }) }
  if (first && bets.length === 1) book.add(first, risk)
  else if (first) book.addBuilder(bets, risk)
}

/** The worst for the house with this leg in the book; the book stays as it is. */
export function worstWith(book: FixtureBook, weight: Weight): number {
  addTo(book, weight)
  const worstMinor = book.worstMinor()
  addTo(book, { ...weight, stakeMinor: -weight.stakeMinor })
  return worstMinor
}

const readFraction = (text: string): Fraction => {
  const [num = '0', den = '1'] = text.split('/')
  return fraction(BigInt(num), BigInt(den))
}
