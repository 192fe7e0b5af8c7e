import { expect, it } from 'vitest'
import { aheadChance, type Score } from './scores.ts'
import { type BestOf, isDecided, seriesScores } from './series.ts'
import { nthMapChances, seriesHandicap, seriesOver } from './series-markets.ts'

const byScore = (mapWin: number, bestOf: BestOf, score?: Score) =>
  Object.fromEntries(seriesScores(mapWin, bestOf, score).map((end) => [end.score.join('-'), end.chance]))

/** Map by map through every way that a series can go. */
function walked(p: number, bestOf: BestOf, score: Score = [0, 0]): number {
  if (isDecided(bestOf, score)) return Number(score[0] > score[1])
  const [a, b] = score
  return p * walked(p, bestOf, [a + 1, b]) + (1 - p) * walked(p, bestOf, [a, b + 1])
}

it('a series ends 2–0 by p², 2–1 by 2p²q and so on', () => {
  const [p, q] = [0.55, 0.45]
  const scores = byScore(p, 3)
  expect(Object.keys(scores)).toEqual(['2-0', '2-1', '1-2', '0-2'])
  expect(scores['2-0']).toBeCloseTo(0.3025, 12)
  expect(scores['2-1']).toBeCloseTo(2 * p * p * q, 12)
  expect(scores['1-2']).toBeCloseTo(2 * q * q * p, 12)
  expect(byScore(p, 5)['3-2']).toBeCloseTo(6 * p ** 3 * q ** 2, 12)
  expect(byScore(p, 1)).toEqual({ '1-0': p, '0-1': 1 - p })
})

it.each([1, 3, 5] as const)(
  'from every score of a best of %d the counts are those of playing on map by map',
  (bestOf) => {
    for (let a = 0; a < (bestOf + 1) / 2; a += 1)
      for (let b = 0; b < (bestOf + 1) / 2; b += 1) {
        const scores = seriesScores(0.37, bestOf, [a, b])
        expect(aheadChance(scores)).toBeCloseTo(walked(0.37, bestOf, [a, b]), 12)
        expect(scores.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      }
    expect(seriesScores(0.37, bestOf, [0, 3])).toEqual([{ score: [0, 3], chance: 1 }])
  },
)

it('handicaps and totals of maps are sums over the scores, and a map that may not be played is void', () => {
  const scores = seriesScores(0.6, 3)
  expect(seriesHandicap(scores, -1.5).win).toBeCloseTo(0.36, 12)
  expect(seriesHandicap(scores, 1.5).win).toBeCloseTo(1 - 0.16, 12)
  expect(seriesHandicap(scores, -1)).toMatchObject({ push: expect.closeTo(0.288, 12) })
  expect(seriesOver(scores, 2.5).win).toBeCloseTo(0.48, 12)
  expect(nthMapChances(0.6, 3, 1)).toEqual({ win: 0.6, push: 0, lose: 0.4 })
  expect(nthMapChances(0.6, 3, 3)).toMatchObject({ win: expect.closeTo(0.288, 12), push: expect.closeTo(0.52, 12) })
  expect(() => nthMapChances(0.6, 3, 1, [1, 0])).toThrow(RangeError)
})
