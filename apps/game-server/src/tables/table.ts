import type { Hand } from '@fairground/game-rules/tables'
import { ChainSeeds } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { EndedBet } from './end-bets.ts'

/** A round that runs, as its writer holds it: what it comes to, and which bets end when. */
export interface Running {
  readonly sharedRoundId: string
  readonly outcome: unknown
  /** Of rounds with stages. */
  readonly hands: readonly Hand<{ stakeMinor: bigint }>[] | undefined
  readonly runMs: number
  /** Soonest first; those before `next` have been ended. */
  readonly dues: readonly (EndedBet & { atMs: number })[]
  next: number
  /** When frames are told that there is more to see. */
  tellsMs: number | undefined
}

/** What the one writer of a table holds in memory: everything that counts is in the database. */
export interface Table {
  readonly tableId: string
  readonly seeds: ChainSeeds
  /** Waits until wishes that came in before now have been written. */
  readonly actsWritten: () => Promise<void>
  running?: Running | undefined
  /** How many bets were asked in a stage. */
  asked?: { stage: number; count: number } | undefined
}

export const openTable = (context: AppContext, tableId: string, actsWritten: () => Promise<void>): Table => ({
  tableId,
  seeds: new ChainSeeds(context),
  actsWritten,
})
