import { AmountFromZero, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'

export const referralStepsMax = 20

/** For so many friends who count, so much: each step is paid once. */
const ReferralStep = z.object({ friends: z.number().int().min(1).max(10_000), bonus: AmountFromZero })

/** Condition for a referred friend to count, and the member's reward. */
export const ReferralRules = z.object({
  isOn: z.boolean(),
  /** Paid in by the friend, in all, and staked in valid bets. */
  deposit: AmountFromZero,
  validBet: AmountFromZero,
  /** By number of friends, each number once. */
  steps: z.array(ReferralStep).min(1).max(referralStepsMax),
  /** "Up to" so much, on the member's page; not said while the steps do not add up to it. */
  hint: AmountFromZero,
})
export type ReferralRules = z.infer<typeof ReferralRules>

/** `excluded`: shares a bank account or an internet address with whoever invited them, and does not count. */
export const friendStates = ['registered', 'counted', 'excluded'] as const

/** Somebody who registered with the caller's code. */
export const InvitedFriend = z.object({ account: z.string(), registeredAt: Time, state: z.enum(friendStates) })
export type InvitedFriend = z.infer<typeof InvitedFriend>

/** What is paid for friends; absent where the house pays nothing for them. */
const ReferralOffer = ReferralRules.pick({ deposit: true, validBet: true }).extend({
  steps: z.array(ReferralStep.extend({ isPaid: z.boolean() })),
  hint: Money.optional(),
})
export type ReferralOffer = z.infer<typeof ReferralOffer>

export const referral = {
  referral: route({
    method: 'GET',
    path: '/wps/relay/MCS2_referral',
    audience: 'member',
    summary:
      'My referral code, the address that carries it, what friends bring, and who registered with it, newest first',
    input: PageQuery,
    value: page(InvitedFriend).extend({
      referralCode: z.string(),
      url: z.string(),
      /** Of all pages, as the next two. */
      invited: z.number().int(),
      /** Friends who count. */
      counted: z.number().int(),
      /** Paid so far. */
      bonus: Money,
      offer: ReferralOffer.optional(),
    }),
  }),
}

export const staffReferral = {
  referralRules: route({
    audience: 'staff',
    permission: 'rewards.read',
    method: 'GET',
    path: '/staff/referral',
    summary: 'What is paid for friends',
    input: z.object({}),
    value: ReferralRules.extend({ revision: z.string(), wish: OpenWish.optional() }),
  }),
  changeReferralRules: route({
    audience: 'staff',
    permission: 'rewards.manage',
    method: 'PUT',
    path: '/staff/referral',
    summary: 'Change it; what was paid stays paid, and no step is paid twice',
    input: ReferralRules.extend({ revision: z.string().max(32) }),
    value: ReferralRules.extend({ revision: z.string(), wish: OpenWish.optional() }),
  }),
}
