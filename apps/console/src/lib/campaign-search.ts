import * as z from 'zod'

export const campaignViews = ['all', 'draft', 'published', 'withdrawn'] as const

/** In the place of an id: the panel of one that is being written. */
export const newId = 'new'

/** What the address of a page of campaigns says; what does not fit is left out. */
export const CampaignSearch = z.object({
  view: z.enum(campaignViews).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The one whose panel is open, or `new`. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type CampaignSearch = z.infer<typeof CampaignSearch>
