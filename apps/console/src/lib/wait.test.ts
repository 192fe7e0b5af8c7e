import { describe, expect, it } from 'vitest'
import { secondsSince, waitOf } from './wait.ts'

describe('the time something has waited', () => {
  it.each([
    [0, 'wait.now', {}],
    [59, 'wait.now', {}],
    [60, 'wait.minutes', { minutes: 1 }],
    [22 * 60 + 59, 'wait.minutes', { minutes: 22 }],
    [3600, 'wait.hours', { hours: 1, minutes: '00' }],
    [3600 + 5 * 60, 'wait.hours', { hours: 1, minutes: '05' }],
    [24 * 3600, 'wait.days', { days: 1, hours: 0 }],
    [50 * 3600, 'wait.days', { days: 2, hours: 2 }],
  ])('of %i seconds is said in units that fit', (seconds, key, args) => {
    expect(waitOf(seconds)).toEqual({ key, args })
  })

  it('is never negative when the clocks differ', () => {
    expect(waitOf(-90)).toEqual({ key: 'wait.now', args: {} })
  })

  it('counts whole seconds', () => {
    expect(secondsSince('2026-11-21T03:00:00.000Z', Date.parse('2026-11-21T03:22:10.900Z'))).toBe(22 * 60 + 10)
  })
})
