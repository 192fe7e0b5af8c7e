/**
 * Days and clocks of a time zone, for the server and both apps alike. It stands on `Intl`, which knows the zones, because
 * no library of zones fits beside what the portal loads first (decision 043).
 */

const dayMs = 24 * 3_600_000

/** A day as yyyy-MM-dd. */
export type Day = string

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes far longer than asking it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, made)
  return made
}

/** What a clock of the zone shows: yyyy-MM-ddTHH:mm:ss. */
export const clockAt = (at: Date, timeZone: string): string => clockOf(timeZone).format(at).replace(' ', 'T')

/** The day it is in a time zone. */
export const dayOf = (at: Date, timeZone: string): Day => clockAt(at, timeZone).slice(0, 10)

/** The day this many days later. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** How far a time zone is ahead of UTC at a moment, in ms. */
export const offsetAt = (ms: number, timeZone: string): number =>
  Date.parse(`${clockAt(new Date(ms), timeZone)}Z`) - Math.floor(ms / 1000) * 1000

/** The moment a day begins in a time zone: its first midnight, or where clocks leap over that, the moment of the leap. */
export function startOfDay(day: Day, timeZone: string): Date {
  const { moments, before, leap } = momentsOf(Date.parse(`${day}T00:00Z`), timeZone)
  return new Date(moments[0] ?? leapWithin({ ...leap, before }, timeZone))
}

/** The moment at which a clock of the zone shows that, the first of two; of a time that it leaps over, as much later. */
export function momentAt(clock: string, timeZone: string): Date | undefined {
  const asUtcMs = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtcMs)) return undefined
  const { moments, before } = momentsOf(asUtcMs, timeZone)
  return new Date(moments[0] ?? asUtcMs - before)
}

/** The moments of a clock's time, given as if it were UTC; none where clocks leap over it, two where they go back. */
function momentsOf(asUtcMs: number, timeZone: string) {
  const before = offsetAt(asUtcMs - dayMs, timeZone)
  const after = offsetAt(asUtcMs + dayMs, timeZone)
  const isMoment = (offset: number) => offsetAt(asUtcMs - offset, timeZone) === offset
  const moments = [...new Set([before, after])].filter(isMoment).map((offset) => asUtcMs - offset)
  return {
    moments: moments.toSorted((one, other) => one - other),
    before,
    leap: { from: asUtcMs - after, to: asUtcMs - before },
  }
}

/** The second at which the zone leaves an offset, after `from` and by `to`. */
function leapWithin({ from, to, before }: { from: number; to: number; before: number }, timeZone: string): number {
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}
