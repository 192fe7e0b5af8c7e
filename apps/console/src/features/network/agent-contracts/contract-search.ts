import { contractKinds } from '@fairground/contract'
import * as z from 'zod'

export const contractTabs = ['contracts', 'incomes', 'ceilings', 'groups', 'jobs'] as const
export const contractViews = ['all', 'new', 'accepted', 'signed', 'terminated'] as const
export const incomeViews = ['all', 'held', 'owed', 'paid', 'unmet'] as const

/** What the address of the page says; what does not fit is left out. */
export const ContractSearch = z.object({
  tab: z.enum(contractTabs).optional().catch(undefined),
  view: z.enum(contractViews).optional().catch(undefined),
  income: z.enum(incomeViews).optional().catch(undefined),
  kind: z.enum(contractKinds).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The contract whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type ContractSearch = z.infer<typeof ContractSearch>
