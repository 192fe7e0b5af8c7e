import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { StaffProof } from '../site/uploads.ts'
import { PromotionTerms } from './promotions.ts'

export const promotionStates = ['draft', 'published', 'withdrawn'] as const
export const PromotionState = z.enum(promotionStates)
export type PromotionState = z.infer<typeof PromotionState>

export const StaffPromotion = PromotionTerms.extend({
  promotionId: Id,
  state: PromotionState,
  currency: z.string(),
  imageUrl: z.string(),
  reward: Money,
  budget: Money,
  goalAmount: Money,
  /** Of the budget, what members were given. */
  awarded: Money,
  joinedCount: z.number().int(),
  awardedCount: z.number().int(),
  /** Applications that wait. */
  waitingCount: z.number().int(),
  /** Refused because the same person had it by another account. */
  refusedCount: z.number().int(),
  revision: z.number().int(),
  changedAt: Time,
  changedBy: z.string(),
  /** Publishing it, or giving it more to give, waits for a second person. */
  wish: OpenWish.optional(),
  allowed: z.array(z.enum(['change', 'publish', 'withdraw'])),
})
export type StaffPromotion = z.infer<typeof StaffPromotion>

export const applicationStates = ['applying', 'approved', 'rejected'] as const
export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof ApplicationState>

/** What a member asked a reward with. */
export const StaffApplication = z.object({
  applicationId: Id,
  promotionId: Id,
  title: z.string(),
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  /** Plain text. */
  comment: z.string().optional(),
  proofs: z.array(StaffProof),
  reward: Money,
  /** Left of the promotion's budget. */
  budgetLeft: Money,
  state: ApplicationState,
  tryNumber: z.number().int(),
  sentAt: Time,
  decidedAt: Time.optional(),
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
  allowed: z.array(z.enum(['approve', 'reject'])),
})
export type StaffApplication = z.infer<typeof StaffApplication>

export const applicationsAtOnceMax = 50

const reads = { audience: 'staff', permission: 'marketing.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'marketing.manage' } as const

export const staffPromotions = {
  promotions: route({
    ...reads,
    path: '/staff/promotions',
    summary: 'Promotions, newest first',
    input: PageQuery.extend({ state: PromotionState.optional(), promotionId: Id.optional() }),
    value: page(StaffPromotion),
  }),
  addPromotion: route({
    ...manages,
    method: 'POST',
    path: '/staff/promotions',
    summary: 'Write a promotion; players see it once it is published',
    input: PromotionTerms,
    value: StaffPromotion,
  }),
  changePromotion: route({
    ...manages,
    method: 'PUT',
    path: '/staff/promotions/{promotionId}',
    summary: 'Change a promotion, unless somebody else did meanwhile; what was promised stays once it is published',
    input: PromotionTerms.extend({ promotionId: Id, revision: z.number().int() }),
    value: StaffPromotion,
  }),
  publishPromotion: route({
    ...manages,
    method: 'POST',
    path: '/staff/promotions/{promotionId}/publish',
    summary: 'Show it to players, from its start on',
    input: z.object({ promotionId: Id }),
    value: StaffPromotion,
  }),
  withdrawPromotion: route({
    ...manages,
    method: 'POST',
    path: '/staff/promotions/{promotionId}/withdraw',
    summary: 'Take it off the site; applications under way are still decided, rewards still claimed',
    input: z.object({ promotionId: Id }),
    value: StaffPromotion,
  }),
  applications: route({
    ...reads,
    path: '/staff/applications',
    summary: 'Applications of members: those that wait, oldest first, or any others, newest first',
    input: PageQuery.extend({ state: ApplicationState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(StaffApplication),
  }),
  decideApplications: route({
    audience: 'staff',
    permission: 'marketing.decide',
    method: 'POST',
    path: '/staff/applications/decide',
    summary: 'Say yes or no to one application or several; each on its own',
    input: z.object({
      applicationIds: z.array(Id).min(1).max(applicationsAtOnceMax),
      decision: z.enum(['approve', 'reject']),
      /** Told to the member; wanted for a no. */
      reason: z.string().trim().min(3).max(280).optional(),
    }),
    value: z.object({
      decided: z.array(Id),
      /** What could not be decided, and why. */
      refused: z.array(z.object({ applicationId: Id, code: z.string() })),
    }),
  }),
}
