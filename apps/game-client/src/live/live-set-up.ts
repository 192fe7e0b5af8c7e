import type { SharedParts } from '../tables/shared-parts.ts'
import type { LiveGame } from './live-game.ts'
import type { LivePlay } from './live-play.ts'

/** What a table of the live casino needs to be sat down at beside others. */
export interface LiveSetUp {
  game: LiveGame
  /** A player at the table, whose line is open. */
  sit(parts: SharedParts): Promise<LivePlay>
}

/** Undefined for a table that has the frame for itself. */
export const liveOf = (setUp: object): LiveSetUp | undefined =>
  'live' in setUp ? (setUp.live as LiveSetUp) : undefined
