import { AmountToMove, Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { PlayBreak, PlayerLimit } from './protection.ts'
import { RiskActionKind, TimelinePart } from './risk-rules.ts'
import { RiskCase, RiskFlag } from './staff-risk.ts'

const reads = { audience: 'staff', permission: 'risk.read' } as const
const acts = { audience: 'staff', permission: 'risk.act' } as const
const reason = z.string().trim().min(3).max(280)

/** What one day brought: money in and out, and what was won or lost. */
export const RiskFlowDay = z.object({
  day: z.string(),
  deposited: Money,
  withdrawn: Money,
  /** Below zero: lost. */
  net: Money,
  playedMinutes: z.number().int(),
  cancelledWithdrawals: z.number().int(),
})
export type RiskFlowDay = z.infer<typeof RiskFlowDay>

/** What was done about a score, and days before and after it. */
const Effect = z.object({ before: Money, after: Money })
export const RiskAction = z.object({
  actionId: Id,
  kind: RiskActionKind,
  step: z.number().int(),
  reason: z.string(),
  score: z.number().int(),
  by: z.string(),
  isSystem: z.boolean(),
  at: Time,
  /** Net losses of the 7 or 30 days before it and after it, once they are over. */
  effect7: Effect.optional(),
  effect30: Effect.optional(),
})
export type RiskAction = z.infer<typeof RiskAction>

export const linkTraits = ['card', 'device', 'address', 'recommender'] as const
/** Another account that may be of the same hand; a network alone proves nothing. */
export const RiskLink = z.object({
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  trait: z.enum(linkTraits),
  isStrong: z.boolean(),
  isExcluded: z.boolean(),
  /** What they share, as far as it may be told: digits of a card, the beginning of an address. */
  shared: z.string(),
})
export type RiskLink = z.infer<typeof RiskLink>

export const MemberRisk = z.object({
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  currency: z.string(),
  registeredAt: Time,
  harm: z.number().int(),
  /** Absent for who may not see anything of laundering. */
  laundering: z.number().int().optional(),
  isBonusStopped: z.boolean(),
  isPayoutHeld: z.boolean(),
  tags: z.array(z.string()),
  income: z.object({ amount: Money, source: z.string() }).optional(),
  figures: z.object({
    balance: Money,
    held: Money,
    deposited30: Money,
    deposited30Before: Money,
    withdrawn30: Money,
    cancelled30: z.number().int(),
    net30: Money,
    netEver: Money,
    played30Minutes: z.number().int(),
    longestMinutes: z.number().int(),
  }),
  /** By day, oldest first. */
  scores: z.array(z.object({ day: z.string(), harm: z.number().int(), laundering: z.number().int().optional() })),
  flow: z.array(RiskFlowDay),
  flags: z.array(RiskFlag),
  actions: z.array(RiskAction),
  cases: z.array(RiskCase),
  links: z.array(RiskLink),
  limits: z.array(PlayerLimit),
  realityMinutes: z.number().int().nullable(),
  break: PlayBreak.optional(),
  allowed: z.array(RiskActionKind),
})
export type MemberRisk = z.infer<typeof MemberRisk>

/** Something that happened; `what` is a text of the console: `risk.line.<what>`, or `audited.<what>` for acts on record. */
export const TimelineEntry = z.object({
  id: z.string(),
  at: Time,
  part: TimelinePart,
  what: z.string(),
  amount: Money.optional(),
  /** A game, a device, a state: what it was about. */
  note: z.string().optional(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const staffMemberRisk = {
  memberRisk: route({
    ...reads,
    method: 'GET',
    path: '/staff/members/{memberId}/risk',
    summary: 'One player whole: scores with their facts, money by day, links, limits, cases and what was done',
    input: z.object({ memberId: Id }),
    value: MemberRisk,
  }),
  memberTimeline: route({
    ...reads,
    method: 'GET',
    path: '/staff/members/{memberId}/timeline',
    summary: 'All that happened with a player, newest first: money, play, log-ins, limits, messages, acts of staff',
    input: PageQuery.extend({ memberId: Id, part: TimelinePart.optional() }),
    value: page(TimelineEntry),
  }),
  actOnMember: route({
    ...acts,
    method: 'POST',
    path: '/staff/members/{memberId}/risk/act',
    summary: 'Write to a player, offer a limit, let him pause for a day, stop gifts, hold payouts, or take that back',
    input: z.object({
      memberId: Id,
      act: z.enum(['message', 'limit-offer', 'pause', 'bonus-stop', 'payout-hold', 'released', 'note']),
      reason,
    }),
    value: MemberRisk,
  }),
  tagMember: route({
    ...acts,
    method: 'PUT',
    path: '/staff/members/{memberId}/risk/tags',
    summary: 'The tags of a player, which only staff see',
    input: z.object({ memberId: Id, tags: z.array(z.string().trim().min(1).max(24)).max(10) }),
    value: MemberRisk,
  }),
  saveMemberIncome: route({
    ...acts,
    method: 'PUT',
    path: '/staff/members/{memberId}/risk/income',
    summary: 'What a player earns a month, as stated or proven, and how that is known',
    input: z.object({ memberId: Id, amount: AmountToMove, source: z.string().trim().min(3).max(120) }),
    value: MemberRisk,
  }),
}
