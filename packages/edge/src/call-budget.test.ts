import { expect, test } from 'vitest'
import { CallBudget } from './call-budget.ts'

const takeAll = (budget: CallBudget, name: string, perSecond: number, nowMs: number) => {
  let count = 0
  while (budget.take(name, perSecond, nowMs) === undefined) count += 1
  return count
}

test('five seconds of calls come at once, then as many a second as are allowed, and whoever waits as told gets one', () => {
  const budget = new CallBudget()
  expect(takeAll(budget, 'a', 10, 0)).toBe(50)
  const waitMs = budget.take('a', 10, 0)
  expect(waitMs).toBe(100)
  expect(budget.take('a', 10, 99)).toBe(1)
  expect(budget.take('a', 10, 100)).toBeUndefined()
  expect(takeAll(budget, 'a', 10, 1_100)).toBe(10)
  expect(takeAll(budget, 'a', 10, 3_600_000)).toBe(50)
})

test('each name has its own budget, and a clock that goes back neither gives nor takes', () => {
  const budget = new CallBudget()
  expect(takeAll(budget, 'a', 1, 10_000)).toBe(5)
  expect(takeAll(budget, 'b', 1, 10_000)).toBe(5)
  expect(budget.take('a', 1, 4_000)).toBe(1_000)
  expect(budget.take('a', 1, 5_000)).toBeUndefined()
})

test('of more names than are kept the oldest begin anew', () => {
  const budget = new CallBudget()
  expect(takeAll(budget, 'oldest', 1, 0)).toBe(5)
  for (let index = 0; index < 50_000; index += 1) budget.take(`name-${index}`, 1, 0)
  expect(takeAll(budget, 'oldest', 1, 0)).toBe(5)
  expect(takeAll(budget, 'name-49999', 1, 0)).toBe(4)
})
