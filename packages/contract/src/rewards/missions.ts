import { Id, Money, PageQuery, page, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { ActivityStatus, CampaignTexts } from './promotions.ts'

/** How often a mission repeats: once, or every day or week of the site. */
export const missionCycles = ['once', 'daily', 'weekly'] as const
export const MissionCycle = z.enum(missionCycles)
export type MissionCycle = z.infer<typeof MissionCycle>

/** What has to be reached: approved deposits, valid bets, settled rounds, different games, or days with an entry. */
export const missionGoals = ['deposit', 'bet', 'rounds', 'games', 'logins'] as const
export const MissionGoal = z.enum(missionGoals)
export type MissionGoal = z.infer<typeof MissionGoal>

/** Goals that are counted in games, of which there are types. */
export const playGoals: readonly MissionGoal[] = ['bet', 'rounds', 'games']
/** Goals in money. */
export const moneyGoals: readonly MissionGoal[] = ['deposit', 'bet']

export const missionGameTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT'] as const
export const MissionGameType = z.enum(missionGameTypes)

export const Mission = z.object({
  missionId: Id,
  title: z.string(),
  /** Clean HTML. */
  content: z.string(),
  cycle: MissionCycle,
  goal: MissionGoal,
  /** Only games of this type count. */
  gameType: MissionGameType.optional(),
  /** Whole units of the currency for goals in money, else a number of things. */
  target: z.number().int(),
  /** As `target`, and no more than it. */
  done: z.number().int(),
  rewardAmount: Money,
  /** coming_soon, process, claim, claimed, or close when it is over or its budget spent. */
  status: ActivityStatus,
  startsAt: Time,
  /** Of the day or week that runs, or of the mission. */
  endsAt: Time,
})
export type Mission = z.infer<typeof Mission>

export const MissionRank = z.object({
  rank: z.number().int(),
  /** Masked. */
  account: z.string(),
  /** Collected from missions in the month that runs. */
  amount: Money,
  isMe: z.boolean(),
})
export type MissionRank = z.infer<typeof MissionRank>

export const MissionClaim = z.object({
  claimId: Id,
  missionId: Id,
  title: z.string(),
  amount: Money,
  claimedAt: Time,
})
export type MissionClaim = z.infer<typeof MissionClaim>

/** The calls of a member about missions; `promotions.requestReward` collects. */
export const missions = {
  overview: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    audience: 'member',
    summary: 'Missions that run or come, how far I am in each, and how many rewards can be collected',
    input: z.object({}),
    value: z.object({ claimable: z.number().int(), missions: z.array(Mission) }),
  }),
  leaderboard: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    audience: 'member',
    summary: 'Who collected most this month, of one mission or of all; names are masked',
    input: PageQuery.extend({ missionId: Id.optional() }),
    value: page(MissionRank).extend({ me: MissionRank.optional() }),
  }),
  claims: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionClaims',
    audience: 'member',
    summary: 'Rewards of missions that I collected, newest first',
    input: PageQuery,
    value: page(MissionClaim),
  }),
}

/** What staff decide about a mission; `checkMission` says what does not fit. */
export const MissionTerms = z.object({
  texts: CampaignTexts,
  cycle: MissionCycle,
  goal: MissionGoal,
  /** Absent: games of every type. */
  gameType: MissionGameType.optional(),
  target: z.number(),
  startsAt: z.string().max(40),
  endsAt: z.string().max(40),
  reward: z.string().max(20),
  /** All rewards together never pass it. */
  budget: z.string().max(20),
  /** What one person may have of it in all its time, whatever accounts he has. */
  memberMax: z.string().max(20),
})
export type MissionTerms = z.infer<typeof MissionTerms>
