import { expect, test } from 'vitest'
import { createLeap } from './leap.ts'

test('a picture more than three seconds behind leaps to the edge, and then rests for ten', () => {
  const leap = createLeap()
  expect(leap.isDue({ at: 7, edge: 10, nowMs: 0 })).toBe(false)
  expect(leap.isDue({ at: 6.9, edge: 10, nowMs: 0 })).toBe(true)
  expect(leap.isDue({ at: 6.9, edge: 19, nowMs: 9_999 })).toBe(false)
  expect(leap.isDue({ at: 6.9, edge: 19, nowMs: 10_000 })).toBe(true)
})
