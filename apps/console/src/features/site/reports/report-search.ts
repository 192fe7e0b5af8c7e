import { reportDaysMax } from '@fairground/contract'
import * as z from 'zod'
import { type DayRange, daysOf } from '../../../lib/day-presets.ts'

const Day = z.iso.date().optional().catch(undefined)

export const reportTabs = ['revenue', 'protection', 'reconciliation'] as const

/** What the address of the page says; what does not fit is left out. */
export const ReportSearch = z.object({
  tab: z.enum(reportTabs).optional().catch(undefined),
  from: Day,
  to: Day,
  /** The day that is held against the orders. */
  day: Day,
})
export type ReportSearch = z.infer<typeof ReportSearch>

const dayMs = 86_400_000

/** The days of a report: those of the address, at most as many as one report has; else the last thirty. */
export function rangeOf({ from, to }: ReportSearch, today: string): DayRange {
  if (!from || !to || from > to) return daysOf('month', today)
  const earliest = new Date(Date.parse(to) - (reportDaysMax - 1) * dayMs).toISOString().slice(0, 10)
  return { from: from < earliest ? earliest : from, to }
}
