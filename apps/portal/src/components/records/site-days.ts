import { addDays, type Day, dayOf, startOfDay } from '@fairground/contract/site-time'

export { addDays, type Day, dayOf, startOfDay }

const dayMs = 24 * 3_600_000

export const presets = ['today', 'yesterday', 'last7', 'last30'] as const
export type Preset = (typeof presets)[number]

/** Days of the site, both counted. */
export interface DayRange {
  first: Day
  last: Day
}

/** The days of a preset, seen from now. */
export function rangeOf(preset: Preset, now: Date, timeZone: string): DayRange {
  const today = dayOf(now, timeZone)
  if (preset === 'today') return { first: today, last: today }
  if (preset === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) }
  return { first: addDays(today, preset === 'last7' ? -6 : -29), last: today }
}

/** From the earlier of two days to the later. */
export const rangeBetween = (one: Day, other: Day): DayRange =>
  one < other ? { first: one, last: other } : { first: other, last: one }

/** What the calls ask for: from the beginning of the first day to the end of the last. */
export const spanOf = ({ first, last }: DayRange, timeZone: string): { from: string; to: string } => ({
  from: startOfDay(first, timeZone).toISOString(),
  to: startOfDay(addDays(last, 1), timeZone).toISOString(),
})

const drawnMax = 92

/** Every day of the range, oldest first; undefined where they are too many to be drawn one by one. */
export function daysIn({ first, last }: DayRange): Day[] | undefined {
  const count = (Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / dayMs + 1
  if (count > drawnMax) return undefined
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}
