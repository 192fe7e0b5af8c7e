import { expect, it } from 'vitest'
import { expectedHome, formAfter, marginFactor, modelOf, newRating, ratingChange } from './elo.ts'

const even = { home: 1500, away: 1500 }

it('a margin of goals counts 1, 1.5, and then an eighth more for each', () => {
  expect([0, 1, 2, 3, 4, 6].map(marginFactor)).toEqual([1, 1, 1.5, 1.75, 1.875, 2.125])
})

it('ratings change by what was not expected, and new teams start by their division', () => {
  const expected = expectedHome(even, 60)
  expect(expected).toBeCloseTo(0.585499, 6)
  expect(ratingChange(even, 60, [2, 0])).toBeCloseTo(30 * (1 - expected), 12)
  expect(ratingChange(even, 60, [1, 1])).toBeCloseTo(20 * (0.5 - expected), 12)
  expect([1, 2, 3].map(newRating)).toEqual([1570, 1440, 1310])
})

it('goals follow from ratings, and no side has fewer than 0.2', () => {
  expect(modelOf(even, { goals: 2.65, homeAdvantage: 60 })).toEqual({ lambdaHome: 1.46, lambdaAway: 1.19, rho: -0.06 })
  expect(modelOf({ home: 2400, away: 1000 }, { goals: 2.65, homeAdvantage: 60 }).lambdaAway).toBe(0.2)
})

it('the figures of a league roll by 1/400 a match, the home advantage between 20 and 100', () => {
  const form = { goals: 2.65, homeAdvantage: 60 }
  expect(formAfter(form, even, [3, 0]).goals).toBeCloseTo(2.65 + 0.35 / 400, 12)
  expect(formAfter(form, even, [3, 0]).homeAdvantage).toBeCloseTo(60 + (3 / 0.0045 - 60) / 400, 10)
  expect(formAfter({ ...form, homeAdvantage: 99.9 }, even, [9, 0]).homeAdvantage).toBe(100)
  expect(formAfter({ ...form, homeAdvantage: 20.1 }, even, [0, 9]).homeAdvantage).toBe(20)
})
