import type { ContractKind, ContractPeriod } from '@fairground/contract'
import { dayOf, offsetAt, startOfDay } from '@fairground/contract/site-time'

/** How often a contract is settled. */
export type Rhythm = 'slice' | 'hour' | ContractPeriod

export interface Period {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  to: Date
}

export const rhythmsOfKind: Record<ContractKind, readonly Rhythm[]> = {
  dividend: ['daily', 'weekly', 'semimonthly', 'monthly'],
  daily: ['daily'],
  hourly: ['hour'],
  realtime: ['slice'],
}

export const sliceMs = 5 * 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The period of the site's calendar in which a moment lies. Weeks begin on Monday, half months on the 1st and the 16th. */
export function periodAt(rhythm: Rhythm, at: Date, timeZone: string): Period {
  if (rhythm === 'slice') return span(at, sliceMs, 0)
  if (rhythm === 'hour') return span(at, hourMs, offsetAt(at.getTime(), timeZone))
  const { first, after } = daysAt(rhythm, dayOf(at, timeZone))
  return { from: startOfDay(first, timeZone), to: startOfDay(after, timeZone) }
}

/** The last period that is over at a moment. */
export const periodBefore = (rhythm: Rhythm, at: Date, timeZone: string): Period =>
  periodAt(rhythm, new Date(periodAt(rhythm, at, timeZone).from.getTime() - 1), timeZone)

/** The first period that begins at a moment or after it; what a change of the time zone left between two is in none. */
export function periodFrom(rhythm: Rhythm, at: Date, timeZone: string): Period {
  const period = periodAt(rhythm, at, timeZone)
  return period.from < at ? periodAt(rhythm, period.to, timeZone) : period
}

/** Whether it is made of whole days of the site. */
export const isOfDays = (rhythm: Rhythm): rhythm is ContractPeriod => rhythm !== 'slice' && rhythm !== 'hour'

function span(at: Date, lengthMs: number, offsetMs: number): Period {
  const from = Math.floor((at.getTime() + offsetMs) / lengthMs) * lengthMs - offsetMs
  return { from: new Date(from), to: new Date(from + lengthMs) }
}

function daysAt(rhythm: ContractPeriod, day: string): { first: string; after: string } {
  const at = new Date(`${day}T00:00Z`)
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const range = (first: number, after: number) => ({ first: isoDay(first), after: isoDay(after) })
  if (rhythm === 'daily') return range(at.getTime(), at.getTime() + dayMs)
  if (rhythm === 'weekly') {
    const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs
    return range(monday, monday + 7 * dayMs)
  }
  const [begin, middle, end] = [Date.UTC(year, month, 1), Date.UTC(year, month, 16), Date.UTC(year, month + 1, 1)]
  if (rhythm === 'monthly') return range(begin, end)
  return date < 16 ? range(begin, middle) : range(middle, end)
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
