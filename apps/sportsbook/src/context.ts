import type { ChainKit, DeskKit, VendorKit } from '@fairground/vendor-kit'
import type { Config } from './config.ts'
import type { Db } from './db/schema.ts'
import type { League } from './leagues/league.ts'
import type { MatchBooks } from './risk/match-books.ts'
import type { ReadBooks } from './risk/read-books.ts'

/** Everything a use-case may reach, built once at the start. */
export interface SportsContext extends Omit<VendorKit, 'db'> {
  config: Config
  db: Db
  /** Every league that is offered, by its id. */
  leagues: ReadonlyMap<string, League>
  /** What matches can cost, as this process has worked it out. */
  books: MatchBooks
  /** The same for those who only look. */
  readBooks: ReadBooks
}

/** The same as the kit knows it, with its own tables alone. */
export const kitOf = (context: SportsContext): VendorKit => context as unknown as VendorKit
export const deskKitOf = (context: SportsContext): DeskKit => context as unknown as DeskKit
export const chainKitOf = (context: SportsContext): ChainKit => context as unknown as ChainKit
