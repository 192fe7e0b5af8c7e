import { AmountFromZero, Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Requests that one operator makes and another decides. Console texts: `wishes.kinds.<kind>`. */
export const wishKinds = [
  'threshold',
  'vendor-change',
  'held-adjustment',
  'held-prize',
  'vendor-campaign',
  'stake-limits',
  'table-setup',
  'round-correction',
  'correction-end',
  'tip-payout',
  'promotion',
  'mission',
  'raffle',
  'deposit',
  'adjustment',
  'jackpot-move',
  'redemption',
  'point-settings',
  'referral-rules',
  'gift-budget',
  'house-contract',
  'contract-ceilings',
  'prize-group-rules',
  'turnover-settings',
  'policy-profile',
  'reward-rule',
  'rain',
  'free-rounds',
  'laundering-decision',
] as const
export const WishKindName = z.enum(wishKinds)
export type WishKindName = z.infer<typeof WishKindName>

export const wishStates = ['asked', 'approved', 'rejected', 'withdrawn'] as const
export const WishState = z.enum(wishStates)
export type WishState = z.infer<typeof WishState>

/** Topics with an approval threshold: up to it, within 24 hours, one person decides alone. */
export const thresholdTopics = [
  'adjustments',
  'deposits',
  'redemptions',
  'campaigns',
  'contracts',
  'stakeLimits',
  'tips',
] as const
export const ThresholdTopic = z.enum(thresholdTopics)
export type ThresholdTopic = z.infer<typeof ThresholdTopic>

export const WishAction = z.enum(['approve', 'reject', 'withdraw'])
export type WishAction = z.infer<typeof WishAction>

/** One thing to know before deciding; its label is `wishes.facts.<name>` of the console's catalogue. */
export const WishFact = z.object({
  name: z.string(),
  value: z.string(),
  /**
   * `amount`: money of `currency`; `key`: a text of the catalogue; `time`: an ISO time; `day`: a day of the site; `rate`:
   * hundredths of a percent.
   */
  type: z.enum(['text', 'amount', 'key', 'time', 'day', 'count', 'rate']),
  /** What it is now, of the same type. */
  from: z.string().optional(),
  /** What of its kind it is about: texts of the catalogue, and names. */
  about: z.array(z.object({ value: z.string(), type: z.enum(['text', 'key']) })).optional(),
  currency: z.string().optional(),
})
export type WishFact = z.infer<typeof WishFact>

export const Wish = z.object({
  wishId: Id,
  kind: WishKindName,
  subject: z.string(),
  facts: z.array(WishFact),
  /** What it may cost at most. */
  amount: Money.optional(),
  currency: z.string().optional(),
  reason: z.string(),
  state: WishState,
  /** It was within what one person may give alone. */
  isAlone: z.boolean(),
  askedBy: z.string(),
  askedAt: Time,
  decidedBy: z.string().optional(),
  decidedAt: Time.optional(),
  decisionReason: z.string().optional(),
  allowed: z.array(WishAction),
  /** Whoever asked may be the reader with another account, who is no second person for it. */
  isSamePerson: z.boolean().optional(),
})
export type Wish = z.infer<typeof Wish>

/** A wish that waits, as the page of its subject shows it. */
export const OpenWish = Wish.pick({
  wishId: true,
  reason: true,
  askedBy: true,
  askedAt: true,
  allowed: true,
  isSamePerson: true,
})
export type OpenWish = z.infer<typeof OpenWish>

/** A wish whatever became of it, as the page of what it was about shows it. */
export const KeptWish = OpenWish.extend(Wish.pick({ decidedBy: true, decidedAt: true, decisionReason: true }).shape)
export type KeptWish = z.infer<typeof KeptWish>

export const Threshold = z.object({
  topic: ThresholdTopic,
  currency: z.string(),
  amount: Money,
  changedAt: Time.optional(),
  /** Another amount that was asked for. */
  wish: OpenWish.extend({ amount: Money }).optional(),
})
export type Threshold = z.infer<typeof Threshold>

const reason = z.string().trim().min(3).max(280)

export const staffWishes = {
  wishes: route({
    audience: 'staff',
    method: 'GET',
    path: '/staff/wishes',
    summary:
      'What somebody asked for and this person may ask for or decide: those that wait, oldest first, or newest first',
    input: PageQuery.extend({
      state: WishState.optional(),
      kind: WishKindName.optional(),
      subject: z.string().max(128).optional(),
    }),
    value: page(Wish).extend({ waiting: z.number().int() }),
  }),
  decideWish: route({
    audience: 'staff',
    method: 'POST',
    path: '/staff/wishes/{wishId}/decide',
    summary: 'Say yes or no to what somebody else asked for; whoever asked takes it back by a no',
    input: z.object({ wishId: Id, isApproved: z.boolean(), reason: reason.optional() }),
    value: Wish,
  }),
  thresholds: route({
    audience: 'staff',
    permission: 'site.read',
    method: 'GET',
    path: '/staff/thresholds',
    summary: 'What one person may give alone within 24 hours, by topic',
    input: z.object({}),
    value: z.object({ list: z.array(Threshold) }),
  }),
  askThreshold: route({
    audience: 'staff',
    permission: 'site.manage',
    method: 'POST',
    path: '/staff/thresholds',
    summary: 'Lower a threshold at once, or ask for a higher one, which holds when another person says yes',
    input: z.object({
      topic: ThresholdTopic,
      currency: z.string().regex(/^[A-Z]{3,5}$/),
      amount: AmountFromZero,
      reason,
    }),
    value: z.object({ list: z.array(Threshold) }),
  }),
}
