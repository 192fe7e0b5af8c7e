import { expect, test } from 'vitest'
import { nextMonday } from './next-monday.ts'

test.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-30'],
  ['2026-12-29', '2027-01-04'],
])('from %s on the first Monday is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday)
})
