import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { addNewEntries, type Kept, newKept } from './match-books.ts'

export type ReadBook = Pick<Kept, 'book' | 'stakesMinor'> & { readonly matchId: string; readonly currency: string }

/** Books of matches that are not over, read beside those who write them: one reader at a time, and nothing is locked. */
export class ReadBooks {
  private readonly kept = new Map<string, Kept>()
  private last: Promise<unknown> = Promise.resolve()

  /** Every book that something stands in, as it was committed. */
  read(db: Db): Promise<ReadBook[]> {
    const next = this.last.then(() => this.readAll(db))
    this.last = next.catch(() => undefined)
    return next
  }

  private async readAll(db: Db): Promise<ReadBook[]> {
    const { rows } = await sql<{ match_id: string; currency: string; entries: number }>`
      select b.match_id, b.currency, b.entries from books b join shared_rounds m on m.shared_round_id = b.match_id
      where m.state in ('open', 'playing', 'ended') and b.entries > 0 order by b.currency`.execute(db)
    const known = new Set(rows.map(keyOf))
    for (const key of this.kept.keys()) if (!known.has(key)) this.kept.delete(key)
    const books: ReadBook[] = []
    for (const row of rows) {
      const { match_id: matchId, currency, entries } = row
      const kept = this.kept.get(keyOf(row)) ?? newKept()
      this.kept.set(keyOf(row), kept)
      if (kept.upTo < entries) await addNewEntries(db, kept, { matchId, currency })
      books.push({ matchId, currency, book: kept.book, stakesMinor: kept.stakesMinor })
    }
    return books
  }
}

const keyOf = ({ match_id, currency }: { match_id: string; currency: string }): string => `${match_id} ${currency}`
