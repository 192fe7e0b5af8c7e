import { AmountFromZero, Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'

/** What is given without a campaign. */
export const giftSources = ['referral', 'points', 'rebate', 'cashback'] as const
export const GiftSource = z.enum(giftSources)
export type GiftSource = z.infer<typeof GiftSource>

export const GiftBudget = z.object({
  source: GiftSource,
  currency: z.string(),
  /** Of a day of the site: for all members, and for one. */
  day: Money,
  member: Money,
  spentToday: Money,
  /** A larger one that was asked for. */
  wish: OpenWish.optional(),
})
export type GiftBudget = z.infer<typeof GiftBudget>

const Budget = AmountFromZero

export const staffGiftBudgets = {
  giftBudgets: route({
    audience: 'staff',
    permission: 'site.read',
    method: 'GET',
    path: '/staff/gift-budgets',
    summary: 'What a day may cost of what is given without a campaign, and what is left of today',
    input: z.object({}),
    value: z.object({ list: z.array(GiftBudget) }),
  }),
  askGiftBudget: route({
    audience: 'staff',
    permission: 'site.manage',
    method: 'POST',
    path: '/staff/gift-budgets',
    summary: 'Cut a budget at once, or ask for a larger one, which holds when another person says yes',
    input: z.object({
      source: GiftSource,
      currency: z.string().regex(/^[A-Z]{3,5}$/),
      day: Budget,
      member: Budget,
      reason: z.string().trim().min(3).max(280),
    }),
    value: z.object({ list: z.array(GiftBudget) }),
  }),
}
