import { messageChannels, messageStates } from '@fairground/contract'
import * as z from 'zod'

export const outboxViews = ['all', ...messageStates] as const

/** What the address of the page says; what does not fit is left out. A recipient never stands there. */
export const OutboxSearch = z.object({
  view: z.enum(outboxViews).optional().catch(undefined),
  channel: z.enum(messageChannels).optional().catch(undefined),
  kind: z.coerce.string().max(40).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The message whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type OutboxSearch = z.infer<typeof OutboxSearch>
