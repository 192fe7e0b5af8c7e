import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { DayRange } from '../../../lib/day-presets.ts'

/** What was staked, paid and won on these days. */
export const useRevenue = (range: DayRange) =>
  useQuery({ ...query.staff.revenueReport.queryOptions({ input: range }), placeholderData: keepPreviousData })

/** What players set to protect themselves, and what stood in open rounds. */
export const useProtectionReport = (range: DayRange) =>
  useQuery({ ...query.staff.protectionReport.queryOptions({ input: range }), placeholderData: keepPreviousData })

/** The books of one day held against the orders. */
export const useReconciliation = (day: string) =>
  useQuery({ ...query.staff.reconciliation.queryOptions({ input: { day } }), placeholderData: keepPreviousData })
