import { Money, Rate, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** The categories that can earn a rebate, in the order in which they are shown. */
export const rebateTypes = ['LOTT', 'ELOTT', 'PVP', 'FISH', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS'] as const
export const RebateType = z.enum(rebateTypes)
export type RebateType = z.infer<typeof RebateType>

/** What one category of games would pay now; bets that were taken back after their rebate make it less, even below zero. */
export const RebateRow = z.object({
  gameType: RebateType,
  /** That no rebate was paid on yet. */
  validBet: Money,
  /** 0: the category earns none. */
  rate: Rate,
  amount: Money,
})
export type RebateRow = z.infer<typeof RebateRow>

export const VipLevel = z.object({
  rank: z.number().int(),
  label: z.string(),
  /** Of valid bets in all, from which on the level is held. */
  threshold: Money,
  benefits: z.array(z.string()),
})
export type VipLevel = z.infer<typeof VipLevel>

export const VipStatus = z.object({
  vipRankLevel: z.number().int(),
  vipLabelName: z.string(),
  /** Valid bets in all. */
  progress: Money,
  /** Threshold of the next level; absent at the highest. */
  next: Money.optional(),
  benefits: z.array(z.string()),
  /** Every level, lowest first. */
  levels: z.array(VipLevel),
})
export type VipStatus = z.infer<typeof VipStatus>

const CashBackRow = z.object({ gameType: RebateType, netLoss: Money, rate: Rate, amount: Money })

export const CashBack = z.object({
  /** First and last day of the week that runs, of the site. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** What the week would pay if it ended now. */
  amount: Money,
  list: z.array(CashBackRow),
  /** The payments before, newest first. */
  paid: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), amount: Money, paidAt: Time })),
})
export type CashBack = z.infer<typeof CashBack>

/** Rebates and cash back of a member. */
export const loyalty = {
  rebates: route({
    method: 'GET',
    path: '/wps/relay/MCS2_rebateList',
    audience: 'member',
    summary: 'Manual rebate: by category, the valid bets without a rebate yet and what they would pay',
    input: z.object({}),
    value: z.array(RebateRow),
  }),
  claimRebate: route({
    method: 'POST',
    path: '/wps/relay/MCS2_claimRebate',
    audience: 'member',
    summary: 'Take the rebate of some categories, or of all; every bet pays once',
    input: z.object({ gameTypes: z.array(RebateType).min(1).max(rebateTypes.length).optional(), requestId: RequestId }),
    value: z.object({ amount: Money, balance: Money }),
  }),
  vip: route({
    method: 'GET',
    path: '/wps/relay/MCS2_vip',
    audience: 'member',
    summary: 'My VIP level, the way to the next, and what each level gives',
    input: z.object({}),
    value: VipStatus,
  }),
  cashBack: route({
    method: 'GET',
    path: '/wps/relay/MCS2_cashBack',
    audience: 'member',
    summary: 'Cash back on the net losses of the week that runs, and what earlier weeks paid',
    input: z.object({}),
    value: CashBack,
  }),
}
