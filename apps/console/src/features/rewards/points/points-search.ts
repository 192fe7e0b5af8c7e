import * as z from 'zod'

export const pointTabs = ['redemptions', 'items', 'rules'] as const
export const redemptionViews = ['processing', 'approved', 'completed', 'rejected', 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const PointsSearch = z.object({
  tab: z.enum(pointTabs).optional().catch(undefined),
  view: z.enum(redemptionViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The redemption or the reward whose panel is open, or `new`. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type PointsSearch = z.infer<typeof PointsSearch>
