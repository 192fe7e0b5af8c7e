import { plusOne } from '../chances/plus-one.ts'
import type { Score } from '../chances/scores.ts'
import { type BestOf, isDecided } from '../chances/series.ts'

export type Player = 'a' | 'b'

/** Where a match stands between two points. */
export interface TennisState {
  /** Won by A and by B, as all scores here. */
  readonly sets: Score
  /** Of the set that is played. At 6–6 a tie-break is played. */
  readonly games: Score
  /** Counted 0, 1, 2, 3, 4 …, of the game or of the tie-break. */
  readonly points: Score
  /** Who serves the game, or who began the tie-break. */
  readonly server: Player
}

const gamesOfSet = 6
const pointsOfGame = 4
export const pointsOfTieBreak = 7

export const opening = (server: Player): TennisState => ({ sets: [0, 0], games: [0, 0], points: [0, 0], server })

export const otherPlayer = (player: Player): Player => (player === 'a' ? 'b' : 'a')

export const isTieBreak = ([a, b]: Score): boolean => a === gamesOfSet && b === gamesOfSet

/** Six games with two more than the other, or seven. */
export const isSetOver = (games: Score): boolean => isWonByTwo(games, gamesOfSet) || Math.max(...games) > gamesOfSet

/** Whether a point remains to be played at this state: each part of it can stand, and none is at its end. */
export function isLive({ sets, games, points }: TennisState, bestOf: BestOf): boolean {
  const areCounts = [...sets, ...games, ...points].every((count) => Number.isInteger(count) && count >= 0)
  return areCounts && !isDecided(bestOf, sets) && !isSetOver(games) && !isWonByTwo(points, pointsAt(games))
}

/** Who serves the next point: in a tie-break one point, then two and two in turn. */
export function pointServer({ games, points: [a, b], server }: TennisState): Player {
  const isOthers = isTieBreak(games) && Math.floor((a + b + 1) / 2) % 2 === 1
  return isOthers ? otherPlayer(server) : server
}

/** The match after a point, won by A or by B. */
export function afterPoint(state: TennisState, isWonByA: boolean): TennisState {
  const points = plusOne(state.points, isWonByA)
  if (!isWonByTwo(points, pointsAt(state.games))) return { ...state, points }
  const games = plusOne(state.games, isWonByA)
  const next = { sets: state.sets, games, points: [0, 0] as const, server: otherPlayer(state.server) }
  return isSetOver(games) ? { ...next, sets: plusOne(state.sets, isWonByA), games: [0, 0] } : next
}

const pointsAt = (games: Score): number => (isTieBreak(games) ? pointsOfTieBreak : pointsOfGame)

const isWonByTwo = ([a, b]: Score, least: number): boolean => Math.max(a, b) >= least && Math.abs(a - b) >= 2
