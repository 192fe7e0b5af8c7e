import { AmountFromZero, Id, Money, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { OpenWish } from '../site/staff-wishes.ts'
import { RebateType, rebateTypes } from './loyalty.ts'

export const rewardKinds = ['rebate', 'cashback'] as const
export const RewardKind = z.enum(rewardKinds)
export type RewardKind = z.infer<typeof RewardKind>

export const vipLevelsMax = 20
/** Hundredths of a percent; a quarter of everything is more than any game could bear. */
const RateBp = z.number().int().min(0).max(2500)
const Rank = z.number().int().min(0).max(vipLevelsMax)

/** A level's rate in a category; a level without its own rate inherits the one below. */
export const RewardRate = z.object({ rank: Rank, gameType: RebateType, rateBp: RateBp })
export type RewardRate = z.infer<typeof RewardRate>

/** Share of a bet that counts for the rebate, by game; others count as their certificate allows. */
export const RewardWeight = z.object({ nodeId: Id, percent: z.number().int().min(0).max(99) })
export type RewardWeight = z.infer<typeof RewardWeight>

const ruleBody = {
  rates: z.array(RewardRate).max((vipLevelsMax + 1) * rebateTypes.length),
  weights: z.array(RewardWeight).max(500),
}

export const RewardRule = z.object({
  ruleId: z.string(),
  kind: RewardKind,
  /** First day of the site on which it counts. */
  effectiveOn: z.iso.date(),
  ...ruleBody,
  publishedBy: z.string().optional(),
  publishedAt: Time,
  state: z.enum(['past', 'inForce', 'coming']),
})
export type RewardRule = z.infer<typeof RewardRule>

/** A version that somebody asked for and nobody else has decided about. */
export const RewardRuleWish = OpenWish.extend({ kind: RewardKind, effectiveOn: z.iso.date(), ...ruleBody })
export type RewardRuleWish = z.infer<typeof RewardRuleWish>

/** A game and the best its players can expect of it, with everything that the rules add. */
export const RewardGame = z.object({
  nodeId: Id,
  name: z.string(),
  gameType: RebateType,
  rtpBp: z.number().int(),
  /** Of each 100.00 that are staked, at the best level. */
  returnBp: z.number(),
  weight: z.number().int(),
})
export type RewardGame = z.infer<typeof RewardGame>

const Paid = z.object({
  validBet: Money,
  ggr: Money,
  /** By the draft, and by the rule that is in force. */
  draft: Money,
  current: Money,
})

export const RewardSimulation = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  memberCount: z.number().int(),
  total: Paid,
  categories: z.array(Paid.extend({ gameType: RebateType })),
  levels: z.array(Paid.extend({ rank: Rank })),
  days: z.array(Paid.extend({ day: z.iso.date() })),
})
export type RewardSimulation = z.infer<typeof RewardSimulation>

const Text = z.string().trim().min(1).max(40)
const Benefits = z.array(z.string().trim().min(1).max(120)).max(8)

/** A level as the operator writes it, in both languages. */
export const VipLevelForm = z.object({
  rank: Rank,
  threshold: AmountFromZero,
  labels: z.object({ vi: Text, en: Text }),
  benefits: z.object({ vi: Benefits, en: Benefits }),
})
export type VipLevelForm = z.infer<typeof VipLevelForm>

export const VipProgram = z.object({
  isOn: z.boolean(),
  revision: z.number().int(),
  levels: z.array(VipLevelForm.extend({ memberCount: z.number().int() })),
})
export type VipProgram = z.infer<typeof VipProgram>

/** Jobs that give: J05 in two parts, and J12. */
export const rewardJobs = ['vip', 'cashback', 'rebate'] as const
export const RewardJob = z.enum(rewardJobs)
export type RewardJob = z.infer<typeof RewardJob>

export const RewardRun = z.object({
  runId: z.string(),
  job: RewardJob,
  /** The week or the day it was for. */
  period: z.string(),
  /** Absent when the clock did. */
  askedBy: z.string().optional(),
  startedAt: Time,
  /** Absent while it waits or runs. */
  finishedAt: Time.optional(),
  memberCount: z.number().int(),
  amount: Money,
})
export type RewardRun = z.infer<typeof RewardRun>

const reads = { audience: 'staff', permission: 'rewards.read' } as const
const manages = { audience: 'staff', permission: 'rewards.manage' } as const

/** Marketing › Rules. */
export const staffRewards = {
  rewardRules: route({
    ...reads,
    method: 'GET',
    path: '/staff/rewards/rules',
    summary: 'Every version of the rules of rebate and cash back, newest first, and the games nearest to the bound',
    input: z.object({}),
    value: z.object({
      /** The first day from which a new version may count. */
      earliestOn: z.iso.date(),
      /** Most that a game may return with all that is given, in hundredths of a percent. */
      returnBpMax: z.number().int(),
      rules: z.array(RewardRule),
      wishes: z.array(RewardRuleWish),
      games: z.array(RewardGame),
    }),
  }),
  simulateReward: route({
    ...reads,
    method: 'POST',
    path: '/staff/rewards/simulate',
    summary: 'What these rates would have paid on the days before, beside what the house took',
    input: z.object({ kind: RewardKind, days: z.union([z.literal(7), z.literal(30)]), ...ruleBody }),
    value: RewardSimulation,
  }),
  publishReward: route({
    ...manages,
    method: 'POST',
    path: '/staff/rewards/rules',
    summary:
      'Publish a version that counts from a day to come; with more for anybody when another person says yes, and not when a game would return too much',
    input: z.object({ kind: RewardKind, effectiveOn: z.iso.date(), ...ruleBody }),
    value: z.object({ rule: RewardRule.optional(), wish: RewardRuleWish.optional() }),
  }),
  vipProgram: route({
    ...reads,
    method: 'GET',
    path: '/staff/rewards/vip',
    summary: 'The VIP levels, how many hold each, and whether players see any of it',
    input: z.object({}),
    value: VipProgram,
  }),
  changeVipProgram: route({
    ...manages,
    method: 'PUT',
    path: '/staff/rewards/vip',
    summary: 'Write the VIP levels anew; a level that somebody holds cannot go',
    input: z.object({
      isOn: z.boolean(),
      revision: z.number().int(),
      levels: z
        .array(VipLevelForm)
        .min(1)
        .max(vipLevelsMax + 1),
    }),
    value: VipProgram,
  }),
  rewardRuns: route({
    ...reads,
    method: 'GET',
    path: '/staff/rewards/runs',
    summary: 'The last runs of the jobs that give, newest first',
    input: z.object({}),
    value: z.array(RewardRun),
  }),
  runReward: route({
    ...manages,
    method: 'POST',
    path: '/staff/rewards/runs',
    summary: 'Run one of them now; a period that was paid is not paid again',
    input: z.object({ job: RewardJob }),
    value: z.array(RewardRun),
  }),
}
