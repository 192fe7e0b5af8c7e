import { expect, test } from 'vitest'
import { fromWallTime, toWallTime } from './wall-time.ts'

test.each([
  ['2026-11-21T13:30:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-21T20:30'],
  ['2026-11-21T20:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-22T03:00'],
  ['2026-07-01T10:15:00.000Z', 'Europe/Berlin', '2026-07-01T12:15'],
  ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
  ['2026-03-28T23:30:00.000Z', 'Europe/Berlin', '2026-03-29T00:30'],
  ['2026-09-06T04:10:00.000Z', 'America/Santiago', '2026-09-06T01:10'],
  ['2026-09-06T03:50:00.000Z', 'America/Santiago', '2026-09-05T23:50'],
])('%s is shown in %s as %s, and is that moment again', (iso, zone, wall) => {
  expect(toWallTime(iso, zone)).toBe(wall)
  expect(fromWallTime(wall, zone)).toBe(iso)
})

test('what is no time is none', () => {
  expect(fromWallTime('', 'Asia/Ho_Chi_Minh')).toBeUndefined()
  expect(fromWallTime('soon', 'Asia/Ho_Chi_Minh')).toBeUndefined()
})
