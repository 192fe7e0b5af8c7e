import { expect, test } from 'vitest'
import { rangeOf } from './period.ts'

const now = new Date(2026, 10, 21, 15, 30)

test('today begins at midnight, a week is today and the six days before', () => {
  expect(rangeOf('today', now).from).toBe(new Date(2026, 10, 21).toISOString())
  expect(rangeOf('week', now).from).toBe(new Date(2026, 10, 15).toISOString())
  expect(rangeOf('all', now)).toEqual({})
})
