import { expect, it } from 'vitest'
import { handicapChances, lineChances } from '../chances/line-chances.ts'
import { normalBelow } from '../chances/normal.ts'
import {
  finalMargins,
  finalTotals,
  homeChances,
  levelChance,
  overChances,
  periodShares,
  shareMargins,
  shareTotals,
  tipOff,
} from './game.ts'
import { roundedNormal } from './rounded-normal.ts'

const game = { spread: 4.5, total: 210 }

it.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.959963984540054, 0.025],
  [-3, 0.0013498980316301],
  [-3 - 1e-14, 0.0013498980316301],
  [3 + 1e-14, 1 - 0.0013498980316301],
  [-6, 9.865876450376946e-10],
  [8, 1],
])('a normal variable is at most %d by %d', (z, below) => {
  expect(normalBelow(z) / below).toBeCloseTo(1, 11)
})

it('spread 4.5: overtime .030980, home wins .647299 by the normal model', () => {
  expect(levelChance(game)).toBeCloseTo(0.03098, 6)
  expect(homeChances(game, 0).win).toBeCloseTo(0.647299, 6)
})

it('nobody wins by nothing, and every distribution adds up to one', () => {
  expect(finalMargins(game).some(([margin]) => margin === 0)).toBe(false)
  for (const list of [
    finalMargins(game),
    finalTotals(game),
    shareMargins(game, 1 / 4),
    roundedNormal({ mean: 3.2, sd: 1 }),
  ])
    expect(list.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12)
})

it('an overtime adds the points that it is expected to, as often as it comes', () => {
  const mean = finalTotals(game).reduce((sum, [points, chance]) => sum + points * chance, 0)
  const again = levelChance(game, { ...tipOff, isOvertime: true })
  expect(mean).toBeCloseTo(210 + ((210 * 5) / 48) * (levelChance(game) / (1 - again)), 8)
})

it('a line of whole points pushes; a quarter has a fourth of mean and variance', () => {
  const margins = shareMargins(game, periodShares.quarter)
  const chanceOf = (low: number, high: number) => normalBelow((high - 1.125) / 6) - normalBelow((low - 1.125) / 6)
  const home = handicapChances(margins, -1)
  expect(home.push).toBeCloseTo(chanceOf(0.5, 1.5), 12)
  expect(home.win).toBeCloseTo(1 - normalBelow((1.5 - 1.125) / 6), 12)
  const over = lineChances(shareTotals(game, periodShares.half), 104.5)
  expect(over).toMatchObject({ push: 0, win: expect.closeTo(1 - normalBelow((104.5 - 105) / (18 * Math.SQRT1_2)), 12) })
})

it('in play what is left counts by its share of time, and a game whose time is up is what it is', () => {
  const late = { ...tipOff, margin: 6, total: 190, left: 0.1 }
  expect(homeChances(game, 0, late).win).toBeGreaterThan(0.93)
  expect(overChances(game, 211.5, late).win).toBeCloseTo(0.475, 1)
  const up = { margin: 3, total: 205, left: 0, isOvertime: false }
  expect(homeChances(game, -3, up)).toEqual({ win: 0, push: 1, lose: 0 })
  expect(overChances(game, 204.5, up)).toEqual({ win: 1, push: 0, lose: 0 })
  const level = { ...up, margin: 0 }
  const begun = { ...level, left: 1, isOvertime: true }
  expect(homeChances(game, 0, level).win).toBeCloseTo(homeChances(game, 0, begun).win, 12)
  expect(overChances(game, 226.5, level).win).toBeCloseTo(overChances(game, 226.5, begun).win, 12)
})
