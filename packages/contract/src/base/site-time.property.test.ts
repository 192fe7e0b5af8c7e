import { expect, test } from 'vitest'
import { addDays, clockAt, dayOf, momentAt, offsetAt, startOfDay } from './site-time.ts'

const dayMs = 86_400_000
/** Less than the shortest time between two changes, the month of fasting in Morocco. */
const stepMs = 20 * dayMs
const [first, last] = [Date.parse('2016-11-01T00:00Z'), Date.parse('2036-12-01T00:00Z')]

const zones = Intl.supportedValuesOf('timeZone')

/** The days around every change of a zone's clocks in ten years before and after. */
function changesOf(timeZone: string): string[] {
  const found: string[] = []
  let before = offsetAt(first, timeZone)
  for (let at = first; at < last; at += stepMs) {
    const after = offsetAt(at + stepMs, timeZone)
    if (after !== before) {
      let [low, high] = [at, at + stepMs]
      while (high - low > dayMs / 2) {
        const middle = (low + high) / 2
        if (offsetAt(middle, timeZone) === before) low = middle
        else high = middle
      }
      for (const days of [-1, 0, 1, 2]) found.push(addDays(dayOf(new Date(low), timeZone), days))
    }
    before = after
  }
  return found
}

const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]))

test('in every zone each day begins where the day before ends, and is the day that its clock shows, whenever clocks change', () => {
  const faults = zones.flatMap((zone) =>
    ['2026-11-21', ...(changes.get(zone) ?? [])].flatMap((day) => {
      const from = startOfDay(day, zone)
      const hours = (startOfDay(addDays(day, 1), zone).getTime() - from.getTime()) / 3_600_000
      const isFirst = dayOf(from, zone) === day && dayOf(new Date(from.getTime() - 1), zone) === addDays(day, -1)
      return isFirst && hours >= 20 && hours <= 28 ? [] : [`${zone} ${day}: ${from.toISOString()} ${hours} h`]
    }),
  )
  expect(faults).toEqual([])
}, 10_000)

test('in every zone a time that a clock shows is that moment again, or the same time an hour later where it shows it twice', () => {
  const faults = zones.flatMap((zone) =>
    (changes.get(zone) ?? []).flatMap((day) =>
      [0, 1, 3].flatMap((hours) => {
        const at = new Date(startOfDay(day, zone).getTime() + hours * 3_600_000)
        const again = momentAt(clockAt(at, zone), zone)
        return again && clockAt(again, zone) === clockAt(at, zone) && again <= at ? [] : [`${zone} ${at.toISOString()}`]
      }),
    ),
  )
  expect(faults).toEqual([])
}, 10_000)

test('a day that begins at one o’clock begins there, and time that no clock shows is as much later', () => {
  expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z')
  expect(startOfDay('2026-03-08', 'America/Havana').toISOString()).toBe('2026-03-08T05:00:00.000Z')
  expect(clockAt(startOfDay('2026-09-06', 'America/Santiago'), 'America/Santiago')).toBe('2026-09-06T01:00:00')
  expect(momentAt('2026-09-06T00:30:00', 'America/Santiago')?.toISOString()).toBe('2026-09-06T04:30:00.000Z')
  expect(momentAt('soon', 'UTC')).toBeUndefined()
})
