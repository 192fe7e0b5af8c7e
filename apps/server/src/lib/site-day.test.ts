import { expect, test } from 'vitest'
import { siteDay } from './site-day.ts'

const dayAt = (time: string, timeZone: string) =>
  siteDay({ clock: { now: () => new Date(time) }, config: { timeZone } as Parameters<typeof siteDay>[0]['config'] })

test('the day begins at midnight of the site, on the second, and every zone has its own', () => {
  expect(dayAt('2026-11-21T16:59:59.999Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-21')
  expect(dayAt('2026-11-21T17:00:00.000Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-22')
  expect(dayAt('2026-11-21T17:00:00.000Z', 'Europe/London')).toBe('2026-11-21')
  expect(dayAt('2026-11-21T16:59:59.999Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-21')
})
