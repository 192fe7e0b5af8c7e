import { Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { activityCommentUnitsMax } from '../network/activity-comment.ts'

/** Topic of a promotion; the page filters by it. */
export const promotionTypes = [
  'sports',
  'live',
  'slots',
  'cardGames',
  'fish',
  'lotto',
  'rebate',
  'pointsMall',
  'ranking',
  'deposit',
  'appDownload',
  'newbie',
  'others',
] as const
export const PromotionType = z.enum(promotionTypes)
export type PromotionType = z.infer<typeof PromotionType>

/** Where an activity stands for whoever looks at it. */
export const activityStatuses = [
  'coming_soon',
  'join',
  'joined',
  'process',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'close',
] as const
export const ActivityStatus = z.enum(activityStatuses)
export type ActivityStatus = z.infer<typeof ActivityStatus>

/** What has to be reached from joining on: nothing, approved deposits, or valid bets in the games it is about. */
export const promotionGoals = ['none', 'deposit', 'bet'] as const
export const PromotionGoal = z.enum(promotionGoals)

export const applicationImagesMax = 3

export const Promotion = z.object({
  promotionId: Id,
  title: z.string(),
  /** Clean HTML. */
  content: z.string(),
  promotionType: PromotionType,
  imageUrl: z.string(),
  startsAt: Time,
  endsAt: Time,
  needsProof: z.boolean(),
  reward: Money,
  goal: PromotionGoal,
  goalAmount: Money,
  /** Of the goal, so far; only once it was joined. */
  doneAmount: Money.optional(),
  status: ActivityStatus,
  /** Why an application was rejected. */
  reason: z.string().optional(),
  /** Whether a rejected one may be sent again. */
  canRetry: z.boolean(),
})
export type Promotion = z.infer<typeof Promotion>

export const ActivityApplication = z.object({
  applicationId: Id,
  promotionId: Id,
  title: z.string(),
  promotionType: PromotionType,
  imageUrl: z.string(),
  reward: Money,
  status: ActivityStatus,
  comment: z.string().optional(),
  /** Ids of uploads. */
  images: z.array(Id),
  reason: z.string().optional(),
  createdAt: Time,
  decidedAt: Time.optional(),
})
export type ActivityApplication = z.infer<typeof ActivityApplication>

export const Reward = z.object({
  rewardId: Id,
  title: z.string(),
  amount: Money,
  /** issued, claimed, or close once its time is over. */
  status: ActivityStatus,
  issuedAt: Time,
  expiresAt: Time.optional(),
  claimedAt: Time.optional(),
})
export type Reward = z.infer<typeof Reward>

export const promotions = {
  list: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_promotionList',
    audience: 'anyone',
    summary:
      'Promotions in the language of the request: running ones first; whoever is signed in sees where each stands',
    input: PageQuery.extend({ promotionType: PromotionType.optional() }),
    value: page(Promotion),
  }),
  applications: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_activityApplications',
    audience: 'member',
    summary: 'My applications, newest first',
    input: PageQuery,
    value: page(ActivityApplication),
  }),
  join: route({
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpPromotionJoin',
    audience: 'member',
    summary: 'Join an activity; its goal counts from here on',
    input: z.object({ promotionId: Id }),
    value: z.object({ promotionId: Id, status: ActivityStatus }),
  }),
  requestReward: route({
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpRequestReward',
    audience: 'member',
    summary:
      'Ask for the reward of an activity, with a comment and pictures where proof is wanted, or of a mission that is done',
    input: z.object({
      /** One of the two. */
      promotionId: Id.optional(),
      missionId: Id.optional(),
      comment: z.string().max(activityCommentUnitsMax).optional(),
      /** Ids of uploads for this purpose. */
      images: z.array(Id).max(applicationImagesMax).default([]),
    }),
    value: z.object({ applicationId: Id, status: ActivityStatus }),
  }),
}

export const rewards = {
  list: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_rewardList',
    audience: 'member',
    summary: 'My rewards: those to claim first, then the newest',
    input: PageQuery,
    value: page(Reward).extend({ claimable: z.number().int() }),
  }),
  claim: route({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimReward',
    audience: 'member',
    summary: 'Put a reward into the wallet, once',
    input: z.object({ rewardId: Id, requestId: RequestId }),
    value: z.object({ rewardId: Id, amount: Money, balance: Money }),
  }),
}

/** By language: a title, and a text as HTML. */
export const CampaignTexts = z.record(
  z.string().max(10),
  z.object({ title: z.string().max(400), content: z.string().max(20_000) }),
)

const terms = {
  promotionType: PromotionType,
  texts: CampaignTexts,
  startsAt: z.string().max(40),
  endsAt: z.string().max(40),
  reward: z.string().max(20),
  /** All rewards together never pass it. */
  budget: z.string().max(20),
  goal: PromotionGoal,
  goalAmount: z.string().max(20),
  needsProof: z.boolean(),
  /** How often one member may apply. */
  tryCountMax: z.number(),
  /** Days in which an issued reward can be claimed. */
  claimDays: z.number(),
}
/** What staff decide about a promotion; `checkPromotion` says what does not fit. */
export const PromotionTerms = z.object(terms)
export type PromotionTerms = z.infer<typeof PromotionTerms>
