import { aheadChance } from '@fairground/sports-rules/chances'
import {
  gameWin,
  isLive,
  type LiveChances,
  liveChances,
  newSet,
  opening,
  setScores,
  type TennisState,
  tieBreakWin,
} from '@fairground/sports-rules/tennis'
import * as z from 'zod'
import { oneOf, score } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { rounded, roundedBy } from '../rounded.ts'
import { figure } from './sports-fields.ts'

const pointsMax = 1_000
const serveExpected = 'a decimal above 0 and below 1 as text'
const serve = figure(0, 1).refine((p) => p > 0 && p < 1, serveExpected)
const serves = z.object({ serveA: serve, serveB: serve })
const match = serves.extend({ bestOf: z.literal([3, 5], '3 or 5') })
const server = oneOf(['a', 'b'])
const live = match.extend({ sets: score(2), games: score(6), points: score(pointsMax), server })

export const tennisKinds: readonly Kind[] = [
  kind('tennis', match, ({ serveA, serveB, bestOf }) => {
    const chances = liveChances({ a: serveA, b: serveB }, bestOf, opening('a'))
    return {
      ...{ holdA: rounded(gameWin(serveA)), holdB: rounded(gameWin(serveB)) },
      ...{ setA: rounded(chances.set), match: rounded(chances.match), setScores: byScore(chances.setScores) },
      isRounded: true,
    }
  }),
  kind('tennis-set', serves.extend({ server }), ({ serveA, serveB, server: begins }) => {
    const points = { a: serveA, b: serveB }
    const scores = setScores(points, newSet(begins))
    return {
      ...{ tieBreakA: rounded(tieBreakWin(points, begins)), setA: rounded(aheadChance(scores)) },
      ...{ scores: byScore(scores), isRounded: true },
    }
  }),
  kind('tennis-live', live, ({ serveA, serveB, bestOf, ...state }) => {
    const over = firstOver(state, bestOf)
    if (over) return refuse(over, 'a score before the end')
    const { set, match: won } = liveChances({ a: serveA, b: serveB }, bestOf, state)
    return { set: rounded(set), match: rounded(won), isRounded: true }
  }),
]

const byScore = (ends: LiveChances['setScores']) => roundedBy(ends.map((end) => [end.score.join('-'), end.chance]))

/** The part of a state after which no point is played. */
function firstOver(state: TennisState, bestOf: 3 | 5): 'sets' | 'games' | 'points' | undefined {
  const start = opening(state.server)
  if (!isLive({ ...start, sets: state.sets }, bestOf)) return 'sets'
  if (!isLive({ ...start, games: state.games }, bestOf)) return 'games'
  return isLive(state, bestOf) ? undefined : 'points'
}
