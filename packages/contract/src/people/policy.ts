import { Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { BreakLength, ExclusionLength } from './protection.ts'

/** Rules of protection as a whole, by the authority they follow. A site with another one has the strictest. */
export const policyProfiles = ['VN-default', 'STRICT', 'MGA'] as const
export const PolicyProfile = z.enum(policyProfiles)
export type PolicyProfile = z.infer<typeof PolicyProfile>

/** By currency; one that is not named has 0, which is the strictest. Null: no bound at all. */
const Bound = z.partialRecord(z.string(), Money).nullable()
const Hours = z.number().int().min(1)

/** Every key of a profile. Console texts: `policy.key.<key>`. */
export const PolicyValues = z.object({
  ageMin: z.number().int().min(18),
  /** After which a higher limit, or none, may be confirmed. */
  raiseWaitHours: Hours,
  /** Between the wish to play again, when an exclusion is over, and play. */
  reopenWaitHours: Hours,
  breakLengths: z.array(BreakLength).min(1),
  exclusionLengths: z.array(ExclusionLength).min(1),
  /** Of players who chose none; null: no check until they choose one. */
  realityDefaultMinutes: z.number().int().nullable(),
  realityMayBeOff: z.boolean(),
  /** Whether who asked for a withdrawal may take it back before its review. */
  withdrawalMayBeCancelled: z.boolean(),
  /** From the start of one round to the next, of slots and of other games of one player; null: no bound. */
  slotMsMin: z.number().int().min(1).max(60_000).nullable(),
  gameMsMin: z.number().int().min(1).max(60_000).nullable(),
  /** Whether games may offer rounds that begin by themselves, and anything that shortens one. */
  autoplayAllowed: z.boolean(),
  turboAllowed: z.boolean(),
  /** Whether nothing is played, for money or not, and nothing paid in before the identity is verified. */
  identityBeforePlay: z.boolean(),
  /** Days whose deposits, and whose withdrawals, count together below. */
  identityWindowDays: z.number().int().min(1),
  /** Deposits beyond which the first level is needed, withdrawals beyond which the first and the second are. */
  depositsUnverified: Bound,
  withdrawalsUnverified: Bound,
  withdrawalsLevelOne: Bound,
  /** Months after which a verified identity must be verified again, if its document does not end before. */
  identityMonths: z.number().int().min(1),
  /** What happens to a new account of somebody who excluded himself. */
  excludedAgain: z.enum(['refuse', 'hold']),
  /** Wrong passwords in 30 minutes that lock a name for five, for the network they came from. */
  loginTriesMax: z.number().int().min(1).max(100),
  /** After which an idle log-in is over. */
  idleMinutes: z.number().int().min(5).max(60),
  /** Of one bet in a slot, and of players below an age or whose birthday nobody has verified. */
  slotStakeMax: Bound,
  slotStakeMaxYoung: Bound,
  youngBelowAge: z.number().int().min(18),
  /** What may be asked to be staked before a gift leaves, in percent of it; null: no bound. */
  giftTurnoverPercentMax: z.number().int().min(100).nullable(),
  /** After so many months a player is reminded of his limits, and again. */
  limitReviewMonths: z.number().int().min(1),
})
export type PolicyValues = z.infer<typeof PolicyValues>
export type PolicyKey = keyof PolicyValues

export const PolicyRules = z.object({
  profile: PolicyProfile,
  values: PolicyValues,
  /** Since when each value holds. */
  since: z.record(z.string(), z.iso.date()),
})
export type PolicyRules = z.infer<typeof PolicyRules>

export const PolicyAnswer = z.object({
  /** As it was chosen; where it is none of the known ones, `STRICT` holds. */
  chosen: z.string(),
  profile: PolicyProfile,
  changedAt: Time.optional(),
  rules: z.array(PolicyRules),
  wish: OpenWish.extend({ profile: PolicyProfile }).optional(),
})
export type PolicyAnswer = z.infer<typeof PolicyAnswer>

const reason = z.string().trim().min(3).max(280)

export const staffPolicy = {
  policy: route({
    audience: 'staff',
    permission: 'site.read',
    method: 'GET',
    path: '/staff/site/policy',
    summary: 'The rules of protection that hold, and those of every profile',
    input: z.object({}),
    value: PolicyAnswer,
  }),
  askPolicy: route({
    audience: 'staff',
    permission: 'site.manage',
    method: 'POST',
    path: '/staff/site/policy',
    summary: 'Ask for another profile, which holds when another person says yes',
    input: z.object({ profile: PolicyProfile, reason }),
    value: PolicyAnswer,
  }),
}
