import { addDays, dayOf, startOfDay } from '@fairground/contract/site-time'

/** Days, weeks from Monday and months of the site, in this order. */
export interface SitePeriods {
  starts: readonly [day: Date, week: Date, month: Date]
  days: readonly [day: string, week: string, month: string]
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

interface Known {
  minute: number
  periods: SitePeriods
}
// Telling them takes longer than all the rest of a small call, and none begins within a minute.
const knownOf = new Map<string, Known>()

/** When the day, the week and the month began that it is in a time zone. */
export function sitePeriods(now: Date, timeZone: string): SitePeriods {
  const minute = Math.floor(now.getTime() / 60_000)
  const known = knownOf.get(timeZone)
  if (known?.minute === minute) return known.periods
  const day = dayOf(now, timeZone)
  const days = [day, mondayOf(day), `${day.slice(0, 7)}-01`] as const
  const startsAt = (index: 0 | 1 | 2) => startOfDay(days[index], timeZone)
  const periods: SitePeriods = { days, starts: [startsAt(0), startsAt(1), startsAt(2)] }
  knownOf.set(timeZone, { minute, periods })
  return periods
}

/** When they end: the next day, Monday and first of a month. */
export function periodEnds({ days: [day, week] }: SitePeriods, timeZone: string) {
  const month = day.slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return {
    day: startOfDay(addDays(day, 1), timeZone),
    week: startOfDay(addDays(week, 7), timeZone),
    month: startOfDay(next, timeZone),
  }
}
