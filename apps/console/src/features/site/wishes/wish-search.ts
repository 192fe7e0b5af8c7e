import * as z from 'zod'

export const wishViews = ['asked', 'approved', 'rejected', 'withdrawn', 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const WishSearch = z.object({
  view: z.enum(wishViews).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The wish whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type WishSearch = z.infer<typeof WishSearch>
