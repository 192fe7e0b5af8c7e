import { accountType } from '@fairground/contract/account-type'
import * as z from 'zod'

export const memberViews = ['all', 'active', 'locked', 'suspended', 'resetAsked'] as const

/** Kinds of account that the list can be narrowed to; the numbers are the specification's. */
export const memberTypes = [
  accountType.member,
  accountType.generalAgent,
  accountType.agent,
  accountType.generalAgentHouse,
  accountType.agentHouse,
  accountType.trial,
] as const

/** What the address of the page says; what does not fit is left out. */
export const MemberSearch = z.object({
  view: z.enum(memberViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  type: z.coerce.number().int().optional().catch(undefined),
  /** Account of the recommender, or an invitation code. */
  upline: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The member whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type MemberSearch = z.infer<typeof MemberSearch>
