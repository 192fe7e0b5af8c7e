import * as z from 'zod'

export const raffleViews = ['all', 'draft', 'published', 'withdrawn'] as const

/** What the address of the page says; what does not fit is left out. */
export const RaffleSearch = z.object({
  view: z.enum(raffleViews).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The raffle whose panel is open, or `new`. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type RaffleSearch = z.infer<typeof RaffleSearch>
