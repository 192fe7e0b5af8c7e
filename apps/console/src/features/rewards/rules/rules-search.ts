import * as z from 'zod'

export const ruleTabs = ['rebate', 'cashback', 'vip', 'referral', 'runs'] as const

/** What the address of the page says. */
export const RulesSearch = z.object({ tab: z.enum(ruleTabs).optional().catch(undefined) })
export type RulesSearch = z.infer<typeof RulesSearch>
