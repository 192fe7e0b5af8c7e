import type { Maintenance } from '@fairground/contract'

/** How long in advance it is announced. */
export const announcedMs = 24 * 60 * 60_000

type Planned = Maintenance | null

/** Whether the site is closed. Only the operator opens it again: nobody plays on half-done work because a time has come. */
export const isClosed = (maintenance: Planned, now: Date): boolean =>
  maintenance !== null && (maintenance.from === undefined || Date.parse(maintenance.from) <= now.getTime())

/** Whether people are told of a maintenance that is still to come. */
export const isAnnounced = (maintenance: Planned, now: Date): boolean => {
  if (!maintenance?.from) return false
  const waitMs = Date.parse(maintenance.from) - now.getTime()
  return waitMs > 0 && waitMs <= announcedMs
}

/** Text key of what is wrong with it; undefined when nothing. */
export function maintenanceFault(maintenance: Planned, now: Date): string | undefined {
  if (!maintenance?.until) return undefined
  const beginsAtMs = maintenance.from ? Date.parse(maintenance.from) : now.getTime()
  return Date.parse(maintenance.until) > beginsAtMs ? undefined : 'validation.endBeforeBeginning'
}
