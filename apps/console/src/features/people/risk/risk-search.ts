import { riskKinds } from '@fairground/contract/risk-rules'
import * as z from 'zod'

export const riskTabs = ['cases', 'flags'] as const
export const caseViews = ['open', 'mine', 'late', 'closed'] as const
export const flagViews = ['waiting', 'late', 'all'] as const

/** What the address of the page says; what does not fit is left out. */
export const RiskSearch = z.object({
  tab: z.enum(riskTabs).optional().catch(undefined),
  view: z
    .enum([...caseViews, 'waiting', 'all'])
    .optional()
    .catch(undefined),
  kind: z.enum(riskKinds).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The case or flag whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type RiskSearch = z.infer<typeof RiskSearch>
