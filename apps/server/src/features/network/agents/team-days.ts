import { dayOf } from '@fairground/contract/site-time'

const dayMs = 86_400_000

export interface TeamDays {
  timeZone: string
  /** Of the site, yyyy-MM-dd. */
  first: string
  /** The day after the last. */
  end: string
}

/** The whole days of the site that a span touches; its end is exclusive. */
export function teamDays({ from, to }: { from: string; to: string }, timeZone: string): TeamDays {
  const last = dayOf(new Date(Date.parse(to) - 1), timeZone)
  const end = new Date(Date.parse(`${last}T00:00Z`) + dayMs).toISOString().slice(0, 10)
  return { timeZone, first: dayOf(new Date(from), timeZone), end }
}
