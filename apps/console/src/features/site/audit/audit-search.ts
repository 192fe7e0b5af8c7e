import * as z from 'zod'

const Day = z.iso.date().optional().catch(undefined)
const Text = z.coerce.string().max(64).optional().catch(undefined)

/** What the address of the page says; what does not fit is left out. */
export const AuditSearch = z.object({
  action: Text,
  actor: Text,
  subject: Text,
  from: Day,
  to: Day,
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The entry whose panel is open. */
  id: Text,
})
export type AuditSearch = z.infer<typeof AuditSearch>
