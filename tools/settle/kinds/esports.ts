import { aheadChance, seriesHandicap, seriesOver, seriesScores, winsNeeded } from '@fairground/sports-rules/chances'
import {
  isMapScore,
  mapEnds,
  mapWinChance,
  overtimeWinChance,
  roundsHandicap,
  roundsOver,
  roundWinFor,
  usualSideStrength,
} from '@fairground/sports-rules/esports'
import * as z from 'zod'
import { oneOf, score } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { rounded, roundedBy } from '../rounded.ts'
import { figure } from './sports-fields.ts'

const roundsMax = 1_000
/** A side that always wins its rounds would have overtimes without an end. */
const strengthMax = 0.4
/** Half lines that an answer tells. */
const totals = { from: 12.5, to: 42.5 }
const handicaps = { from: -12.5, to: 12.5 }

const chance = figure(0, 1)
const series = z.object({
  mapWin: chance,
  bestOf: z.literal([1, 3, 5], '1, 3 or 5'),
  score: score(2).default([0, 0]),
})
const map = z.object({
  roundWin: chance,
  sideStrength: figure(-strengthMax, strengthMax).default(usualSideStrength),
  firstSide: oneOf(['ct', 't']).default('ct'),
})

export const esportsKinds: readonly Kind[] = [
  kind('series', series, ({ mapWin, bestOf, score: [a, b] }) => {
    const most = winsNeeded(bestOf) - 1
    if (Math.max(a, b) > most) return refuse('score', `maps before the end: from 0 to ${most} each`)
    const ends = seriesScores(mapWin, bestOf, [a, b])
    return {
      scores: roundedBy(ends.map((end) => [end.score.join('-'), end.chance])),
      match: rounded(aheadChance(ends)),
      handicap: lines({ from: 0.5 - most, to: most - 0.5 }, (line) => seriesHandicap(ends, line).win),
      over: lines({ from: most + 0.5, to: bestOf - 0.5 }, (line) => seriesOver(ends, line).win),
      isRounded: true,
    }
  }),
  kind('cs-map', map.extend({ score: score(roundsMax).default([0, 0]) }), ({ score: rounds, ...played }) => {
    if (!isMapScore(rounds)) return refuse('score', 'rounds that a map can have')
    const ends = mapEnds(played, rounds)
    return { map: rounded(mapWinChance(ends)), overtime: rounded(overtimeWinChance(ends)), isRounded: true }
  }),
  kind('cs-round', z.object({ mapWin: chance }), ({ mapWin }) => ({
    roundWin: rounded(roundWinFor(mapWin, { sideStrength: 0, firstSide: 'ct' })),
    isRounded: true,
  })),
  kind('cs-rounds', map, (played) => {
    const ends = mapEnds(played)
    return {
      over: lines(totals, (line) => roundsOver(ends, line).win),
      handicap: lines(handicaps, (line) => roundsHandicap(ends, line).win),
      isRounded: true,
    }
  }),
]

/** The chance at each line from the first to the last. */
function lines({ from, to }: { from: number; to: number }, chanceAt: (line: number) => number): Record<string, string> {
  const count = Math.max(0, to - from + 1)
  return roundedBy(Array.from({ length: count }, (_, index) => [`${from + index}`, chanceAt(from + index)]))
}
