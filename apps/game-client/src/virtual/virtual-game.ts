import type { ComponentType } from 'react'

/** What a table of races or matches shows: the run of the round, its places for chips, and what was before. */
export interface VirtualGame {
  /** The round as everybody sees it. */
  Stage: ComponentType
  /** The card of the round with its prices. */
  Board: ComponentType
  /** Rounds that are over. */
  Past: ComponentType
  /** What is said while the round runs, as a key of the game's texts. */
  running: 'instant.races.running' | 'instant.virtual-league.running'
}
