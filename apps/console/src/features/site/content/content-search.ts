import { contentStates, contentTypes } from '@fairground/contract'
import * as z from 'zod'

/** What the address of the page says; what does not fit is left out. */
export const ContentSearch = z.object({
  type: z.enum(contentTypes).optional().catch(undefined),
  view: z.enum(contentStates).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The piece that is open; `new` for one that is being written. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type ContentSearch = z.infer<typeof ContentSearch>
