import { wishStates } from '@fairground/contract'
import * as z from 'zod'

export const adjustmentViews = [...wishStates, 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const AdjustmentSearch = z.object({
  view: z.enum(adjustmentViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The correction whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
  /** The form is open, for this member if one is named. */
  ask: z.coerce.string().max(64).optional().catch(undefined),
})
export type AdjustmentSearch = z.infer<typeof AdjustmentSearch>
