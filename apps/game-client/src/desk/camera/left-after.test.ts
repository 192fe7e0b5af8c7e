import { expect, test } from 'vitest'
import { leftAfter } from './camera.ts'

const first = { roundId: 'shr_1', step: 0, what: 'player-1' }
const next = { roundId: 'shr_1', step: 1, what: 'banker-1' }

test('an answer ends the wait for its own step, and never for one that the table asked for meanwhile', () => {
  expect(leftAfter(first, first)).toBeUndefined()
  expect(leftAfter(first, next)).toBe(next)
  expect(leftAfter(next, { ...next, roundId: 'shr_2' })).toEqual({ ...next, roundId: 'shr_2' })
  expect(leftAfter(first, undefined)).toBeUndefined()
})
