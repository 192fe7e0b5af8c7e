import * as z from 'zod'

export const freeRoundViews = [
  'asked',
  'granted',
  'approved',
  'refused',
  'cancelled',
  'rejected',
  'withdrawn',
  'all',
] as const

/** What the address of the page says; what does not fit is left out. */
export const FreeRoundSearch = z.object({
  view: z.enum(freeRoundViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The grant whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
  /** The form is open, for this member if one is named. */
  ask: z.coerce.string().max(64).optional().catch(undefined),
})
export type FreeRoundSearch = z.infer<typeof FreeRoundSearch>
