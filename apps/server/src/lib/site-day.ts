import { clockAt, dayOf } from '@fairground/contract/site-time'
import type { AppContext } from '../context.ts'

interface Known {
  minute: number
  day: string
}

// Telling a day takes longer than all the rest of a small call, and no day begins within a minute.
const knownOf = new Map<string, Known>()

/** The clock and the day somewhere, yyyy-MM-dd HH:mm:ss. */
export const timeIn = (at: Date, timeZone: string): string => clockAt(at, timeZone).replace('T', ' ')

/** Today in the site's time zone, yyyy-MM-dd. */
export function siteDay({ clock, config: { timeZone } }: Pick<AppContext, 'clock' | 'config'>): string {
  const now = clock.now()
  const minute = Math.floor(now.getTime() / 60_000)
  const known = knownOf.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayOf(now, timeZone)
  knownOf.set(timeZone, { minute, day })
  return day
}
