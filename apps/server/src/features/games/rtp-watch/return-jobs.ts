import type { Jobs } from '../../../lib/jobs.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countReturns } from './count-returns.ts'

/** Days recounted, because rounds may end long after they began, by the studio itself a day later. */
const daysAgain = 3
const dayMs = 24 * 60 * 60_000

export const returnJobs: Jobs = {
  'count-returns': async (context) => countReturns(context, siteDay(context)),
  'recount-returns': async (context) => {
    const today = siteDay(context)
    for (let back = 1; back <= daysAgain; back += 1) await countReturns(context, dayBefore(today, back))
  },
}

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) - count * dayMs).toISOString().slice(0, 10)
