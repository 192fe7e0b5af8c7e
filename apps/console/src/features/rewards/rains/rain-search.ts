import * as z from 'zod'

export const rainViews = [
  'asked',
  'fallen',
  'approved',
  'refused',
  'cancelled',
  'rejected',
  'withdrawn',
  'all',
] as const

/** What the address of the page says; what does not fit is left out. */
export const RainSearch = z.object({
  view: z.enum(rainViews).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The rain whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
  /** The form is open. */
  ask: z.boolean().optional().catch(undefined),
})
export type RainSearch = z.infer<typeof RainSearch>
