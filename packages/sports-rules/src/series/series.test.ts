import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { aheadChance } from '../chances/scores.ts'
import { seriesScores } from '../chances/series.ts'
import { cellOf, type Score, scoreOf } from '../football/cells.ts'
import { findBet, settleBet } from '../markets/index.ts'
import { fixturePrices } from '../prices/fixture-prices.ts'
import { liveChances } from '../tennis/match.ts'
import { opening } from '../tennis/state.ts'
import {
  marketsOfSeries,
  playWholeSeries,
  type SeriesModel,
  seriesGrid,
  seriesModelOf,
  seriesRatingChange,
} from './index.ts'

const cs: SeriesModel = { sport: 'cs', bestOf: 3, home: 0.58, away: 0.42 }
const moba: SeriesModel = { sport: 'moba', bestOf: 5, home: 0.58, away: 0.42 }
const tennis: SeriesModel = { sport: 'tennis', bestOf: 3, home: 0.65, away: 0.62 }
const before = { isInPlay: false }
const start = { cs: [0, 0], moba: [], tennis: [0, 0, 0] }
const gridOf = (model: SeriesModel, score: Score = [0, 0], part: readonly number[] = start[model.sport]) => {
  const grid = seriesGrid(model, { score, part }, { isInPlay: true })
  if (!grid) throw new Error('no grid')
  return grid
}
const winOf = (full: Float64Array) => aheadChance([...full].map((chance, cell) => ({ score: scoreOf(cell), chance })))

it('before the start a series is counted map by map, and in tennis it is the match of the serves', () => {
  for (const { score, chance } of seriesScores(0.58, 5))
    expect(gridOf(moba).full[cellOf(score)]).toBeCloseTo(chance, 12)
  for (const { score, chance } of seriesScores(0.58, 3)) expect(gridOf(cs).full[cellOf(score)]).toBeCloseTo(chance, 9)
  const { match } = liveChances({ a: 0.65, b: 0.62 }, 3, opening('a'))
  expect(winOf(gridOf(tennis).full)).toBeCloseTo(match, 12)
})

it('at a score the chance is what the next round or game makes of it', () => {
  const [ahead, behind] = [gridOf(cs, [1, 0], [8, 5]).full, gridOf(cs, [1, 0], [7, 6]).full]
  const now = winOf(gridOf(cs, [1, 0], [7, 5]).full)
  expect(now).toBeGreaterThan(winOf(behind))
  expect(now).toBeLessThan(winOf(ahead))
  expect(winOf(gridOf(tennis, [0, 1], [5, 4, 0]).full)).toBeGreaterThan(winOf(gridOf(tennis, [0, 1], [4, 5, 1]).full))
  expect(gridOf(cs, [2, 1]).full[cellOf([2, 1])]).toBe(1)
})

it('rules out what no series comes to', () => {
  for (const [score, part] of [
    [
      [3, 0],
      [0, 0],
    ],
    [
      [2, 2],
      [0, 0],
    ],
    [
      [0, 0],
      [14, 2],
    ],
  ] as [Score, number[]][])
    expect(seriesGrid(cs, { score, part }, before)).toBeUndefined()
  expect(seriesGrid(tennis, { score: [0, 0], part: [6, 3, 0] }, before)).toBeUndefined()
})

it.each([cs, moba, tennis])('$sport: what is played comes as often as it is priced', (model) => {
  const draws = quickDraws(11)
  const runs = 4_000
  const happened = new Float64Array(169)
  for (let run = 0; run < runs; run += 1) {
    const { score } = playWholeSeries(model, draws)
    happened[cellOf(score)] = (happened[cellOf(score)] ?? 0) + 1 / runs
  }
  for (const [cell, chance] of gridOf(model).full.entries()) {
    const error = Math.sqrt((chance * (1 - chance)) / runs)
    expect(Math.abs((happened[cell] ?? 0) - chance), `${scoreOf(cell)}`).toBeLessThanOrEqual(4 * error)
  }
})

it('offers what the length of the series allows, each at the margin of its market', () => {
  const open = fixturePrices(gridOf(cs), {}, marketsOfSeries('cs')).filter(({ prices }) =>
    prices.some(({ priceX100 }) => priceX100 !== undefined),
  )
  expect(open.map(({ market, quarters }) => `${market.code} ${quarters / 4}`)).toEqual([
    ...['match-winner 0', 'map-handicap -1.5', 'map-handicap 1.5', 'total-maps 2.5', 'map-score 0'],
  ])
  const [winner] = open
  const sum = winner?.prices.reduce((all, { priceX100 = 0 }) => all + 100 / priceX100, 0)
  expect(sum).toBeCloseTo(1.04, 1)
})

it('settles by the maps that were won', () => {
  const endOf = (code: string, selection: string, quarters = 0) => {
    const bet = findBet(code, selection, quarters)
    return bet && settleBet(bet, { status: 'finished', half: undefined, full: [2, 1] })
  }
  expect(endOf('match-winner', 'home')).toBe('win')
  expect(endOf('map-handicap', 'home', -6)).toBe('lose')
  expect(endOf('map-handicap', 'away', -6)).toBe('win')
  expect(endOf('total-maps', 'over', 10)).toBe('win')
  expect(endOf('map-score', '2-1')).toBe('win')
  expect(endOf('set-score', '1-2')).toBe('lose')
  expect([findBet('total-maps', 'over', 8), findBet('total-maps', 'over', 9)]).toEqual([undefined, undefined])
})

it('ratings make the chances, and what is expected moves no rating', () => {
  const ratings = { home: 1_600, away: 1_500 }
  const { home } = seriesModelOf({ sport: 'cs', bestOf: 3 }, ratings)
  expect(home).toBeCloseTo(0.640065, 6)
  expect(winOf(gridOf(seriesModelOf({ sport: 'tennis', bestOf: 3 }, ratings)).full)).toBeCloseTo(home, 9)
  expect(seriesRatingChange('moba', { home: 1_500, away: 1_500 }, [1, 1])).toBe(0)
  expect(seriesRatingChange('cs', ratings, [2, 0])).toBeCloseTo(20 * (1 - home), 12)
  expect(seriesRatingChange('tennis', ratings, [2, 1])).toBeCloseTo(20 * (1 - home), 12)
})
