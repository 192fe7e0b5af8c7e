import { Money } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { ReferralRules } from '../network/referral.ts'
import { MissionTerms } from './missions.ts'
import { PromotionTerms } from './promotions.ts'
import { RaffleTerms } from './raffles.ts'
import { PointItemTerms } from './staff-points.ts'

/** Draft fields that determine the cost. */
export const ForecastTerms = z.discriminatedUnion('kind', [
  PromotionTerms.pick({ promotionType: true, startsAt: true, endsAt: true, reward: true, budget: true })
    .extend(PromotionTerms.pick({ goal: true, goalAmount: true }).shape)
    .extend({ kind: z.literal('promotion') }),
  MissionTerms.omit({ texts: true }).extend({ kind: z.literal('mission') }),
  RaffleTerms.omit({ kind: true, texts: true, isPopup: true }).extend({ kind: z.literal('raffle') }),
  PointItemTerms.pick({ requiredPoints: true, requiredAmount: true, creditAmount: true, stock: true }).extend({
    kind: z.literal('pointItem'),
    isCredit: z.boolean(),
  }),
  ReferralRules.pick({ deposit: true, validBet: true, steps: true }).extend({ kind: z.literal('referral') }),
])
export type ForecastTerms = z.infer<typeof ForecastTerms>

/** What was counted: entries, approved deposits, valid bets, rounds, games, points that members hold, friends. */
export const forecastSources = ['logins', 'deposit', 'bet', 'rounds', 'games', 'points', 'friends'] as const

export const Forecast = z.object({
  /** What it would cost, as members were in the days before; absent while too little is known of them. */
  expected: Money.optional(),
  /** The most it can cost: its budget. */
  worst: Money,
  source: z.enum(forecastSources),
  /** Days that were counted, up to today, and that it runs; `0`: however long it runs, it is the same. */
  countedDays: z.number().int(),
  runDays: z.number().int(),
  /** Who would have had it in the counted days, and how often. */
  members: z.number().int(),
  times: z.number().int(),
})
export type Forecast = z.infer<typeof Forecast>

export const staffForecasts = {
  previewCost: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'POST',
    path: '/staff/forecast',
    summary:
      'What a promotion, mission, raffle, reward of the mall or rule of referral may cost, before it is published',
    input: ForecastTerms,
    value: Forecast,
  }),
}
