import { Id, Money, PageQuery, page, RequestId, Time, TimeRange } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { paymentPasswordPattern } from '../people/members.ts'

/** What earns points: bets by kind of game, and deposits. */
export const pointEarners = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const
export const pointSources = ['live', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit'] as const
export const PointSource = z.enum(pointSources)
export type PointSource = z.infer<typeof PointSource>

export const redemptionStates = ['processing', 'approved', 'completed', 'rejected'] as const
export const RedemptionState = z.enum(redemptionStates)
export type RedemptionState = z.infer<typeof RedemptionState>

export const redeemQuantityMax = 20

export const RewardItem = z.object({
  rewardId: Id,
  name: z.string(),
  imageUrl: z.string(),
  /** Left in stock. */
  quantity: z.number().int(),
  requiredPoints: z.number().int(),
  /** What a member must have deposited in all. */
  requiredAmount: Money.optional(),
  kind: z.enum(['goods', 'credit']),
  /** Of a credit: what comes into the wallet. */
  creditAmount: Money.optional(),
})
export type RewardItem = z.infer<typeof RewardItem>

export const Redemption = z.object({
  redemptionId: Id,
  name: z.string(),
  quantity: z.number().int(),
  redeemAmount: Money.optional(),
  points: z.number().int(),
  status: RedemptionState,
  remark: z.string().optional(),
  createdAt: Time,
})
export type Redemption = z.infer<typeof Redemption>

export const PointTxn = z.object({
  id: Id,
  source: PointSource,
  changedPoints: z.number().int(),
  pointsBalance: z.number().int(),
  remark: z.string().optional(),
  createdAt: Time,
})
export type PointTxn = z.infer<typeof PointTxn>

const spends = { audience: 'member', method: 'POST', isPasswordFirst: true, isEncrypted: true } as const
const paymentPassword = z.string().regex(paymentPasswordPattern)

export const points = {
  balance: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    audience: 'member',
    summary: 'Points I have',
    input: z.object({}),
    value: z.object({ currentPoints: z.number().int() }),
  }),
  rewards: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    audience: 'member',
    summary: 'What can be had for points, the cheapest first',
    input: PageQuery,
    value: page(RewardItem),
  }),
  redemptions: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    audience: 'member',
    summary: 'What I had for points, newest first',
    input: PageQuery.extend(TimeRange.shape).extend({ status: RedemptionState.optional() }),
    value: page(Redemption),
  }),
  config: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    audience: 'member',
    summary: 'How points are earned and what they are worth',
    input: z.object({}),
    value: z.object({
      /** Points for 1,000 of valid bet or deposit. */
      pointsRatio: z.record(z.enum(pointEarners), z.number()),
      /** Money for one point. */
      redeemRatio: z.number(),
      minRedeem: z.number().int(),
      /** Clean HTML. */
      rules: z.string(),
      neverExpire: z.literal(true),
    }),
  }),
  redeem: route({
    ...spends,
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    summary: 'Have something for points; staff send it, or its money comes at once when they say yes',
    input: z.object({
      rewardId: Id,
      quantity: z.number().int().min(1).max(redeemQuantityMax),
      paymentPassword,
      requestId: RequestId,
      /** Where goods are sent. */
      address: z.string().trim().min(5).max(200).optional(),
    }),
    value: Redemption,
  }),
  convert: route({
    ...spends,
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    summary: 'Turn points into money, at once',
    input: z.object({ points: z.number().int().min(1).max(1_000_000_000), paymentPassword, requestId: RequestId }),
    value: z.object({ redeemAmount: Money, currentPoints: z.number().int(), balance: Money }),
  }),
}

/** Points details: rows of the points account, newest first. */
export const PointTxnPage = page(PointTxn).extend({ kind: z.literal('points') })
