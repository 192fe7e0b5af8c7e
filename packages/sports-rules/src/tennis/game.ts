import type { Score } from '../chances/scores.ts'
import { type Player, pointServer, pointsOfTieBreak } from './state.ts'

/** That each wins a point on their own serve; above 0 and below 1. */
export interface Serve {
  readonly a: number
  readonly b: number
}

/** Of points on serve, on average over surfaces. */
export const meanServe = { men: 0.64, women: 0.57 } as const

/** Points of each from which on a game goes by two in a row. */
const deuce = 3

/** That A wins a point that this player serves. */
export const pointWin = (serve: Serve, server: Player): number => (server === 'a' ? serve.a : 1 - serve.b)

/** That the server wins the game, from the points of server and receiver; p is the chance of a point on serve. */
export function gameWin(p: number, [own, others]: Score = [0, 0]): number {
  if (own > deuce && own - others > 1) return 1
  if (others > deuce && others - own > 1) return 0
  if (own < deuce || others < deuce) return p * gameWin(p, [own + 1, others]) + (1 - p) * gameWin(p, [own, others + 1])
  const level = p ** 2 / (p ** 2 + (1 - p) ** 2)
  if (own === others) return level
  return own > others ? p + (1 - p) * level : p * level
}

/** That A wins the tie-break which this player begins, from the points so far. */
export function tieBreakWin(serve: Serve, begins: Player, points: Score = [0, 0]): number {
  // Level from 6–6 on, each serves one of the next two points.
  const [both, neither] = [serve.a * (1 - serve.b), (1 - serve.a) * serve.b]
  const level = both / (both + neither)
  const known = new Map<string, number>()
  const from = (a: number, b: number): number => {
    if (Math.max(a, b) >= pointsOfTieBreak && Math.abs(a - b) > 1) return a > b ? 1 : 0
    if (a === b && a >= pointsOfTieBreak - 1) return level
    const found = known.get(`${a}-${b}`)
    if (found !== undefined) return found
    const server = pointServer({ sets: [0, 0], games: [6, 6], points: [a, b], server: begins })
    const win = pointWin(serve, server)
    const chance = win * from(a + 1, b) + (1 - win) * from(a, b + 1)
    known.set(`${a}-${b}`, chance)
    return chance
  }
  return from(...points)
}
