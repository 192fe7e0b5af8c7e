import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** In 1/2000 of a stake: what a bet at this group returns at most. */
export const PrizeGroup = z.number().int().min(1_000).max(2_000)

/** Between which groups an account may be set: its own parts of the line stay above those below. */
export const GroupBounds = z.object({ group: PrizeGroup, least: PrizeGroup, most: PrizeGroup })

/** What one of those directly below played in a draw, and what it brought; without account: the own rebate. */
export const PointsRow = z.object({
  draw: z.string(),
  gameId: z.string(),
  /** In the language of the caller; empty for a game that is gone. */
  gameName: z.string(),
  account: z.string().optional(),
  /** Settled at groups: nothing void or given back. */
  stake: Money,
  amount: Money,
  paid: Money,
  at: Time,
})
export type PointsRow = z.infer<typeof PointsRow>

/** Of which days the statement is. */
export const PointsFilter = z.object({ from: Time, to: Time })

const reason = z.string().trim().min(3).max(280)

/** Agents' calls about prize groups and the points that they bring. */
export const agentPoints = {
  prizeGroup: route({
    method: 'GET',
    path: '/wps/relay/MCS2_prizeGroup',
    audience: 'agent',
    summary: 'My prize group, and the most that I may give to whoever is directly below me',
    input: z.object({}),
    value: z.object({
      ...{ group: PrizeGroup, floor: PrizeGroup, memberMax: PrizeGroup, agentMax: PrizeGroup },
      /** Of accounts for whom none is named, where what is left is not less. */
      usual: PrizeGroup,
    }),
  }),
  setPrizeGroup: route({
    method: 'POST',
    path: '/wps/relay/MCS2_prizeGroup',
    audience: 'agent',
    summary: 'Another prize group for an account directly below me; a lower one acts from the next draw',
    input: z.object({ account: z.string().trim().min(1).max(64), group: PrizeGroup }),
    value: GroupBounds,
  }),
  points: route({
    method: 'GET',
    path: '/wps/relay/ODSFE2_points',
    audience: 'agent',
    summary: 'What bets at prize groups brought me, draw by draw and by who is directly below me, the newest first',
    input: PageQuery.extend(PointsFilter.shape),
    value: page(PointsRow).extend({ sums: z.object({ stake: Money, amount: Money, paid: Money }) }),
  }),
}

const GroupChange = z.object({
  before: PrizeGroup,
  after: PrizeGroup,
  at: Time,
  by: z.string(),
  reason: z.string(),
})

export const MemberGroup = GroupBounds.extend({
  /** From the top down to the account. */
  line: z.array(z.object({ memberId: Id, account: z.string(), group: PrizeGroup })),
  houseGroup: PrizeGroup,
  /** The newest first. */
  changes: z.array(GroupChange),
})
export type MemberGroup = z.infer<typeof MemberGroup>

/** The console's calls about prize groups. */
export const staffPrizeGroups = {
  memberGroup: route({
    audience: 'staff',
    permission: 'members.read',
    method: 'GET',
    path: '/staff/members/{memberId}/prize-group',
    summary: 'The prize group of a member, its line, and how it was changed',
    input: z.object({ memberId: Id }),
    value: MemberGroup,
  }),
  setMemberGroup: route({
    audience: 'staff',
    permission: 'contracts.manage',
    method: 'POST',
    path: '/staff/members/{memberId}/prize-group',
    summary: 'Another prize group for a member, between those above and below; a lower one acts from the next draw',
    input: z.object({ memberId: Id, group: PrizeGroup, reason }),
    value: MemberGroup,
  }),
}
