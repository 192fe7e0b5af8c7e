import { describe, expect, it } from 'vitest'
import { dayIn, dayPresets, daysOf, nextDaysOf, presetOf } from './day-presets.ts'

describe('the days of a preset', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['week', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['month', '2026-03-01', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2026-03-14', '2026-03-01', '2026-03-14'],
    ['lastMonth', '2024-03-14', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ] as const)('%s, seen on %s', (preset, today, from, to) => {
    expect(daysOf(preset, today)).toEqual({ from, to })
  })

  it('are recognised again', () => {
    for (const preset of dayPresets) expect(presetOf(daysOf(preset, '2026-11-21'), '2026-11-21')).toBe(preset)
    expect(presetOf({ from: '2026-11-02', to: '2026-11-05' }, '2026-11-21')).toBeUndefined()
  })
})

it('the next days begin with today and end when as many are over', () => {
  expect(nextDaysOf(7, '2026-02-25')).toEqual({ from: '2026-02-25T00:00', until: '2026-03-04T00:00' })
  expect(nextDaysOf(30, '2026-12-15')).toEqual({ from: '2026-12-15T00:00', until: '2027-01-14T00:00' })
})

it('days are those of the site, not of UTC', () => {
  expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})
