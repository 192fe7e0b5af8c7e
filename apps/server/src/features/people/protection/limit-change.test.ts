import { expect, test } from 'vitest'
import { endOf, isHeld, isRaise } from './limit-change.ts'

const at = (text: string) => new Date(`${text}Z`)

test('lower is at once, higher and none are raises, and no limit can only be lowered', () => {
  expect(isRaise(100n, 99n)).toBe(false)
  expect(isRaise(100n, 100n)).toBe(false)
  expect(isRaise(100n, 101n)).toBe(true)
  expect(isRaise(100n, null)).toBe(true)
  expect(isRaise(null, 5n)).toBe(false)
  expect(isRaise(null, null)).toBe(false)
})

test('breaks end by the clock, exclusions by the calendar, and the shortest month has an end too', () => {
  expect(endOf('15m', at('2026-03-29T00:50:00'))).toEqual(at('2026-03-29T01:05:00'))
  expect(endOf('7d', at('2026-12-28T10:00:00'))).toEqual(at('2027-01-04T10:00:00'))
  expect(endOf('6M', at('2026-08-31T10:00:00'))).toEqual(at('2027-02-28T10:00:00'))
  expect(endOf('1y', at('2028-02-29T10:00:00'))).toEqual(at('2029-02-28T10:00:00'))
  expect(endOf('forever', at('2026-01-01T00:00:00'))).toBeUndefined()
})

test('an exclusion holds beyond its end, until the wait is over after its player asks to play again', () => {
  const until = at('2026-06-01T00:00:00')
  const later = at('2026-07-01T00:00:00')
  expect(isHeld({ kind: 'break', until, reopensAt: null }, until)).toBe(false)
  expect(isHeld({ kind: 'exclusion', until, reopensAt: null }, later)).toBe(true)
  const asked = { kind: 'exclusion', until, reopensAt: later } as const
  expect(isHeld(asked, new Date(later.getTime() - 1))).toBe(true)
  expect(isHeld(asked, later)).toBe(false)
  expect(isHeld({ kind: 'exclusion', until: null, reopensAt: null }, later)).toBe(true)
})
