import { expect, test } from 'vitest'
import { stepsOf } from './withdrawal-steps.ts'

const at = '2026-11-21T01:00:00.000Z'

test('a submitted withdrawal waits for its approval', () => {
  const { steps, now } = stepsOf([{ state: 'submitted', at }], 'submitted')
  expect(steps.map((step) => step.state)).toEqual(['submitted', 'approved', 'paying', 'paid'])
  expect(now).toBe(1)
})

test('a paid one has no step left', () => {
  const timeline = (['submitted', 'approved', 'paying', 'paid'] as const).map((state) => ({ state, at }))
  expect(stepsOf(timeline, 'paid').now).toBe(4)
})

test('a refused one ends where it was refused', () => {
  const { steps } = stepsOf(
    [
      { state: 'submitted', at },
      { state: 'rejected', at },
    ],
    'rejected',
  )
  expect(steps.map((step) => step.state)).toEqual(['submitted', 'rejected'])
  expect(steps.at(-1)?.isFailed).toBe(true)
})

test.each(['received', 'full_payment', 'auto_received'] as const)('a withdrawal that is %s ends with that', (state) => {
  const timeline = (['submitted', 'approved', 'paying', 'paid', state] as const).map((entered) => ({
    state: entered,
    at,
  }))
  const { steps, now } = stepsOf(timeline, state)
  expect(steps.at(-1)).toMatchObject({ state, at, isFailed: false })
  expect(now).toBe(5)
})

test('a disputed one waits at its dispute, and one that is paid again waits for its payment', () => {
  const timeline = (['submitted', 'approved', 'paid', 'disputed', 'paying'] as const).map((state) => ({ state, at }))
  const disputed = stepsOf(timeline.slice(0, 4), 'disputed')
  expect([disputed.steps.at(-1)?.state, disputed.now]).toEqual(['disputed', 4])
  const again = stepsOf(timeline, 'paying')
  expect(again.now).toBe(3)
  expect(again.steps.map((step) => step.at)).toEqual([at, at, at, undefined])
})
