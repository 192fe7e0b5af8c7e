import type { SlipRules } from '@fairground/game-rules/tables'
import type { Db } from '../../db/schema.ts'
import { SlipBook } from './slip-book.ts'
import { type BookKey, readBooks } from './slip-store.ts'

const booksMax = 2_000

export interface AskedBook extends BookKey {
  rules: SlipRules
  /** A bet as it is stored. */
  chipsOf(input: unknown): ReturnType<ChipsReader>
}
type ChipsReader = (input: unknown) => Parameters<SlipBook['hold']>[1]

/** The books of rounds that this process takes slips for. What another process does is found when a slip is written. */
export class SlipBooks {
  private readonly books = new Map<string, SlipBook>()
  /** Of bets that wait for the wallet. */
  private readonly bookOf = new Map<string, SlipBook>()
  private readonly db: Db

  constructor(db: Db) {
    this.db = db
  }

  /** Reads those that are not known yet. */
  async load(asked: readonly AskedBook[]): Promise<void> {
    const missing = [...new Map(asked.map((one) => [keyOf(one), one]))].filter(([key]) => !this.books.has(key))
    if (missing.length === 0) return
    const stored = await readBooks(
      this.db,
      missing.map(([, one]) => one),
    )
    for (const [index, [key, { rules, chipsOf }]] of missing.entries()) {
      const found = stored[index]
      if (!found) throw new Error(`the book ${key} was not answered`)
      const bets = found.bets.map(({ input, ...bet }) => ({ ...bet, chips: chipsOf(input) }))
      const book = new SlipBook(rules.exposure, { version: found.version, bets })
      this.books.set(key, book)
      for (const { roundId, isTaken } of bets) if (!isTaken) this.bookOf.set(roundId, book)
    }
    this.forgetOldest()
  }

  /** @throws Error for one that was not loaded */
  get(key: BookKey): SlipBook {
    const book = this.books.get(keyOf(key))
    if (!book) throw new Error(`the book ${keyOf(key)} was not loaded`)
    return book
  }

  /** The book was written with this version. */
  raise({ version, ...key }: BookKey & { version: number }): void {
    const book = this.books.get(keyOf(key))
    if (book) book.version = version
  }

  /** It is read again when it is asked for next. */
  forget(key: BookKey): void {
    this.remove(keyOf(key))
  }

  hold(key: BookKey, roundId: string, chips: Parameters<SlipBook['hold']>[1]): void {
    const book = this.get(key)
    book.hold(roundId, chips)
    this.bookOf.set(roundId, book)
  }

  /** The wallet took the bet. */
  take(roundId: string): void {
    this.bookOf.get(roundId)?.take(roundId)
    this.bookOf.delete(roundId)
  }

  /** The bet is not in its round. */
  drop(roundId: string): void {
    this.bookOf.get(roundId)?.drop(roundId)
    this.bookOf.delete(roundId)
  }

  private forgetOldest(): void {
    for (const key of this.books.keys()) {
      if (this.books.size <= booksMax) return
      this.remove(key)
    }
  }

  private remove(key: string): void {
    const book = this.books.get(key)
    this.books.delete(key)
    for (const roundId of book?.listWaiting() ?? []) if (this.bookOf.get(roundId) === book) this.bookOf.delete(roundId)
  }
}

const keyOf = ({ sharedRoundId, mode, currency }: BookKey): string => `${sharedRoundId}:${mode}:${currency}`
