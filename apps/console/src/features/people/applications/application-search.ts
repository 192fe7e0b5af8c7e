import * as z from 'zod'

export const applicationViews = ['applying', 'approved', 'rejected', 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const ApplicationSearch = z.object({
  view: z.enum(applicationViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The application whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type ApplicationSearch = z.infer<typeof ApplicationSearch>
