import { type Draws, happens } from '../chances/happens.ts'
import { plusOne } from '../chances/plus-one.ts'
import type { Score } from '../chances/scores.ts'
import { type BestOf, isDecided } from '../chances/series.ts'
import { pointWin, type Serve } from './game.ts'
import { afterPoint, opening, type Player, pointServer } from './state.ts'

/** A match from its first point to its last. */
export interface PlayedMatch {
  /** Whether A has won, point by point. */
  readonly points: readonly boolean[]
  /** Games of each set. */
  readonly sets: readonly Score[]
}

/** Plays a match point by point, one draw each, by the same chances that price it. */
export function playMatch(
  serve: Serve,
  { bestOf, server }: { readonly bestOf: BestOf; readonly server: Player },
  draws: Draws,
): PlayedMatch {
  const points: boolean[] = []
  const sets: Score[] = []
  let state = opening(server)
  while (!isDecided(bestOf, state.sets)) {
    const isWonByA = happens(draws, pointWin(serve, pointServer(state)))
    const next = afterPoint(state, isWonByA)
    points.push(isWonByA)
    if (next.sets !== state.sets) sets.push(plusOne(state.games, isWonByA))
    state = next
  }
  return { points, sets }
}
