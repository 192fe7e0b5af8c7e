import * as z from 'zod'

export const identityTabs = ['checks', 'duplicate', 'screening'] as const
export const checkViews = ['pending', 'approved', 'rejected', 'expired'] as const
export const caseViews = ['open', 'confirmed', 'dismissed'] as const

/** What the address of the page says; what does not fit is left out. */
export const IdentitySearch = z.object({
  tab: z.enum(identityTabs).optional().catch(undefined),
  view: z.enum(checkViews).optional().catch(undefined),
  cases: z.enum(caseViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The check whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type IdentitySearch = z.infer<typeof IdentitySearch>

export interface TabProps {
  search: IdentitySearch
  onSearch: (change: Partial<IdentitySearch>) => void
}
