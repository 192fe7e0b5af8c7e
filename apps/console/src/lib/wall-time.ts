import { clockAt, momentAt } from '@fairground/contract/site-time'

/** What a clock of the zone shows at that moment, as a field for day and time takes it: `2026-11-21T20:30`. */
export const toWallTime = (iso: string, timeZone: string): string => clockAt(new Date(iso), timeZone).slice(0, 16)

/** The moment at which a clock of the zone shows that day and time; undefined for what is no time. */
export const fromWallTime = (wall: string, timeZone: string): string | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? momentAt(`${wall}:00`, timeZone)?.toISOString() : undefined
