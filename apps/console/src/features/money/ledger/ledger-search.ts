import { ledgerTransferKinds } from '@fairground/contract'
import * as z from 'zod'

const Day = z.iso.date().optional().catch(undefined)

/** What the address of the page says; what does not fit is left out. */
export const LedgerSearch = z.object({
  query: z.coerce.string().max(128).optional().catch(undefined),
  account: z.coerce.string().regex(/^\d+$/).optional().catch(undefined),
  kind: z.enum(ledgerTransferKinds).optional().catch(undefined),
  from: Day,
  to: Day,
  /** The transfer whose panel is open. */
  id: z.coerce.string().regex(/^\d+$/).optional().catch(undefined),
})
export type LedgerSearch = z.infer<typeof LedgerSearch>
