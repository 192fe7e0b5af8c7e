import { expect, it } from 'vitest'
import { noPlan, planCost, planOf } from './plan.ts'

it('keeps the stake, or multiplies it after every draw', () => {
  expect(planOf({ ...noPlan, draws: 3 })).toEqual([1, 1, 1])
  expect(planOf({ ...noPlan, draws: 5, factor: 2 })).toEqual([1, 2, 4, 8, 16])
})

it('costs the sum of all draws at their multiples', () => {
  expect(planCost([1, 2, 4], 50_000n)).toBe(350_000n)
})

it('is no plan where a stake grows above what a ticket takes', () => {
  expect(planOf({ ...noPlan, draws: 14, factor: 2 })).toHaveLength(14)
  expect(planOf({ ...noPlan, draws: 15, factor: 2 })).toBeUndefined()
})
