import * as z from 'zod'

export const depositViews = ['pending', 'incident', 'approved', 'rejected', 'expired', 'all'] as const

export const depositTabs = ['queue', 'statement', 'methods'] as const
export type DepositTab = (typeof depositTabs)[number]

/** What the address of the page says; what does not fit is left out. */
export const DepositSearch = z.object({
  tab: z.enum(depositTabs).optional().catch(undefined),
  view: z.enum(depositViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The deposit, or the way to deposit, whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type DepositSearch = z.infer<typeof DepositSearch>
