import { expect, it } from 'vitest'
import { noPlan, planCost, planOf, planSteps } from './plan.ts'

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

it('tells what every draw costs, what was staked by then, and what one win there leaves', () => {
  const steps = planSteps([1, 2, 4], { costMinor: 10n, winMinor: 25n })
  expect(steps.map(({ costMinor, byThenMinor, afterWinMinor }) => [costMinor, byThenMinor, afterWinMinor])).toEqual([
    [10n, 10n, 15n],
    [20n, 30n, 20n],
    [40n, 70n, 30n],
  ])
  expect(planSteps([1], { costMinor: 10n, winMinor: undefined })[0]?.afterWinMinor).toBeUndefined()
})
