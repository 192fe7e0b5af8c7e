import { expect, test } from 'vitest'
import { dueSteps, hintOf, type ReferralRule, ruleFaults } from './referral-rule.ts'

const step = (friends: number, bonusMinor: bigint) => ({ friends, bonusMinor })
const rule: ReferralRule = {
  isOn: true,
  depositMinor: 1n,
  validBetMinor: 1n,
  steps: [step(1, 5n), step(3, 16n), step(10, 110n)],
  hintMinor: 131n,
}

test('a step is due once its friends are there, and never again', () => {
  const due = (counted: number, paid: number[] = []) =>
    dueSteps(rule, { counted, paid: new Set(paid) }).map(({ friends }) => friends)
  expect([due(0), due(1), due(9), due(10, [1, 3])]).toEqual([[], [1], [1, 3], [10]])
  expect(due(10, [1, 3, 10])).toEqual([])
  expect(dueSteps({ ...rule, isOn: false }, { counted: 10, paid: new Set() })).toEqual([])
})

test('[R9.33] the hint is said only while the steps together reach it', () => {
  expect(hintOf(rule)).toBe(131n)
  expect(hintOf({ ...rule, hintMinor: 132n })).toBeUndefined()
  expect(hintOf({ ...rule, isOn: false })).toBeUndefined()
})

test('steps rise, and each pays something', () => {
  expect(ruleFaults(rule)).toEqual([])
  const faults = ruleFaults({ ...rule, steps: [step(3, 1n), step(3, 0n)] }).map(({ field }) => field)
  expect(faults).toEqual(['steps.1.friends', 'steps.1.bonus'])
})
