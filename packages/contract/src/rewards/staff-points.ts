import { AmountFromZero, Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { pointEarners, RedemptionState } from './points.ts'

/** Pictures of the art that a reward of the mall may have. */
export const giftPictures = [
  'envelope',
  'money',
  'headphones',
  'microphone',
  'hat',
  'fan',
  'crown',
  'gem',
  'lantern',
  'game',
] as const

/** Hundredths of a point are the finest; a hundred points for 1,000 the most. */
const Ratio = z.number().min(0).max(100).multipleOf(0.01)
const Texts = z.record(z.string().max(10), z.string().max(20_000))

export const PointSettings = z.object({
  pointsRatio: z.record(z.enum(pointEarners), Ratio),
  /** Money for one point. */
  redeemAmount: AmountFromZero,
  minRedeem: z.number().int().min(1).max(1_000_000),
  /** By language, HTML. */
  rules: Texts,
})
export type PointSettings = z.infer<typeof PointSettings>

export const PointItemTerms = z.object({
  names: z.record(z.string().max(10), z.string().trim().min(1).max(80)),
  picture: z.enum(giftPictures),
  kind: z.enum(['goods', 'credit']),
  requiredPoints: z.number().int().min(1).max(100_000_000),
  /** Total deposits required of a member; zero: none. */
  requiredAmount: AmountFromZero,
  /** Of a credit. */
  creditAmount: AmountFromZero,
  stock: z.number().int().min(0).max(1_000_000),
  isShown: z.boolean(),
})
export type PointItemTerms = z.infer<typeof PointItemTerms>

export const StaffPointItem = PointItemTerms.extend({
  itemId: Id,
  imageUrl: z.string(),
  revision: z.number().int(),
  changedAt: Time,
  changedBy: z.string(),
})
export type StaffPointItem = z.infer<typeof StaffPointItem>

export const StaffRedemption = z.object({
  redemptionId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  name: z.string(),
  kind: z.enum(['goods', 'credit']),
  quantity: z.number().int(),
  points: z.number().int(),
  redeemAmount: Money.optional(),
  /** What it costs the house: a credit itself, goods as much as their points would have brought as money. */
  worth: Money,
  /** Up to this much one person decides alone, with all that he approved within 24 hours. */
  threshold: Money,
  currency: z.string(),
  /** Where goods are sent; told to whoever may decide, and only in the panel of one. */
  address: z.string().optional(),
  state: RedemptionState,
  remark: z.string().optional(),
  createdAt: Time,
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
  /** Somebody said yes, and another person has to. */
  wish: OpenWish.optional(),
  allowed: z.array(z.enum(['approve', 'complete', 'reject'])),
})
export type StaffRedemption = z.infer<typeof StaffRedemption>

const reads = { audience: 'staff', permission: 'marketing.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'marketing.manage' } as const

export const staffPoints = {
  pointSettings: route({
    ...reads,
    path: '/staff/points/settings',
    summary: 'How points are earned and what they are worth',
    input: z.object({}),
    value: PointSettings.extend({ revision: z.number().int(), wish: OpenWish.optional() }),
  }),
  changePointSettings: route({
    ...manages,
    method: 'PUT',
    path: '/staff/points/settings',
    summary: 'Change it, unless somebody else did meanwhile; what is bet from now on earns by it',
    input: PointSettings.extend({ revision: z.number().int() }),
    value: PointSettings.extend({ revision: z.number().int(), wish: OpenWish.optional() }),
  }),
  pointItems: route({
    ...reads,
    path: '/staff/points/items',
    summary: 'Everything that can be had for points, hidden things too',
    input: z.object({}),
    value: z.array(StaffPointItem),
  }),
  addPointItem: route({
    ...manages,
    method: 'POST',
    path: '/staff/points/items',
    summary: 'Put something into the mall',
    input: PointItemTerms,
    value: StaffPointItem,
  }),
  changePointItem: route({
    ...manages,
    method: 'PUT',
    path: '/staff/points/items/{itemId}',
    summary: 'Change it, unless somebody else did or members took of it meanwhile; what was redeemed keeps its terms',
    input: PointItemTerms.extend({ itemId: Id, revision: z.number().int() }),
    value: StaffPointItem,
  }),
  redemptions: route({
    ...reads,
    path: '/staff/points/redemptions',
    summary: 'What members had for points: those that wait, oldest first, or any others, newest first',
    input: PageQuery.extend({ state: RedemptionState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(StaffRedemption),
  }),
  decideRedemption: route({
    audience: 'staff',
    permission: 'marketing.decide',
    method: 'POST',
    path: '/staff/points/redemptions/{redemptionId}/decide',
    summary: 'Approve it, say that it arrived, or reject it with a remark: the points come back then',
    input: z.object({
      redemptionId: Id,
      decision: z.enum(['approve', 'complete', 'reject']),
      /** Told to the member: how it is sent, or why not. */
      remark: z.string().trim().min(3).max(280).optional(),
    }),
    value: StaffRedemption,
  }),
}
