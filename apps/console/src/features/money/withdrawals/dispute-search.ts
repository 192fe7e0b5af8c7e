import * as z from 'zod'

export const disputeViews = ['open', 'ours', 'theirs', 'closed'] as const

/** What the address of the page says; what does not fit is left out. */
export const DisputeSearch = z.object({
  view: z.enum(disputeViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The withdrawal whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type DisputeSearch = z.infer<typeof DisputeSearch>
