import { broadcastStates } from '@fairground/contract'
import * as z from 'zod'

/** What the address of the page says; what does not fit is left out. */
export const MessageSearch = z.object({
  view: z.enum(broadcastStates).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The message whose panel is open; `new` for one that is being written. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type MessageSearch = z.infer<typeof MessageSearch>
