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

/** Places with a change of the clock at night, at midnight itself, by half an hour, and none at all. */
const zones = ['Asia/Ho_Chi_Minh', 'Europe/London', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC']

test.each(zones)('[T-14] every moment of a year in %s is in exactly one day, and days follow each other', (zone) => {
  const days: string[] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3 * 3_600_000) {
    const day = dayAt(new Date(at).toISOString(), zone)
    if (day !== days.at(-1)) days.push(day)
  }
  expect(new Set(days).size).toBe(days.length)
  expect(days).toEqual([...days].sort())
  const gaps = days.slice(1).filter((day, i) => Date.parse(day) - Date.parse(days[i] ?? '') !== 86_400_000)
  expect(gaps).toEqual([])
})
