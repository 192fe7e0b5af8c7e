import { plusOne } from '../chances/plus-one.ts'
import { type ScoreChance, ScoreSums } from '../chances/scores.ts'
import { gameWin, type Serve, tieBreakWin } from './game.ts'
import { isSetOver, isTieBreak, otherPlayer, type Player, type TennisState } from './state.ts'

/** Where a set stands. */
export type SetState = Pick<TennisState, 'games' | 'points' | 'server'>

/** The start of a set that this player begins. */
export const newSet = (server: Player): SetState => ({ games: [0, 0], points: [0, 0], server })

/** The games that a set can end with, and how often it does, from any state of it. To win a set, it is no help to begin it. */
export function setScores(serve: Serve, { games, points, server }: SetState): ScoreChance[] {
  const ends = new ScoreSums()
  let now: ScoreChance[] = [{ score: games, chance: 1 }]
  for (let played = 0; now.length > 0; played += 1) {
    const turn = played % 2 === 0 ? server : otherPlayer(server)
    const next = new ScoreSums()
    for (const { score, chance } of now) {
      const win = nextGameWin(serve, { games: score, points: played === 0 ? points : [0, 0], server: turn })
      for (const isWonByA of [true, false]) {
        const after = plusOne(score, isWonByA)
        const sums = isSetOver(after) ? ends : next
        sums.add(after, chance * (isWonByA ? win : 1 - win))
      }
    }
    now = next.list()
  }
  return ends.list()
}

/** That A wins the game or tie-break which is played. */
export function nextGameWin(serve: Serve, { games, points, server }: SetState): number {
  if (isTieBreak(games)) return tieBreakWin(serve, server, points)
  const [a, b] = points
  return server === 'a' ? gameWin(serve.a, [a, b]) : 1 - gameWin(serve.b, [b, a])
}
