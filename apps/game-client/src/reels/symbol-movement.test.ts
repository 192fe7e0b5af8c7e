import { expect, test } from 'vitest'
import { landingSquash, postureAt } from './symbol-movement.ts'

const win = { scale: [1, 1.2, 1.1], turn: [0, 10], ms: 1_000 }

test('a movement goes through its keyframes evenly and begins again', () => {
  expect(postureAt(win, 0)).toEqual({ scaleX: 1, scaleY: 1, turn: 0 })
  expect(postureAt(win, 500).scaleY).toBeCloseTo(1.2)
  expect(postureAt(win, 2_500)).toEqual(postureAt(win, 500))
})

test('who wishes less movement sees the last frame of it', () => {
  const { scaleY, turn } = postureAt(win, Number.POSITIVE_INFINITY)
  expect(scaleY).toBeCloseTo(1.1)
  expect(turn).toBeCloseTo(Math.PI / 18)
})

test('a coin turns about its upright axis alone, and a landing symbol ends as it stands', () => {
  expect(postureAt({ scaleX: [1, 0.2, 1], ms: 600 }, 300)).toMatchObject({ scaleY: 1, turn: 0 })
  expect(postureAt({ scaleX: [1, 0.2, 1], ms: 600 }, 300).scaleX).toBeCloseTo(0.2)
  expect([landingSquash(0.08, 0.5), landingSquash(0.08, 1)]).toEqual([0.92, 1])
})
