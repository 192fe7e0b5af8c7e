import type { ActivityStatus, MissionTerms } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { Campaign } from '../rewards/index.ts'

export interface Mission extends Campaign {
  id: string
  cycle: MissionTerms['cycle']
  goal: MissionTerms['goal']
  gameType: MissionTerms['gameType']
  /** Minor units for goals in money, else a number of things. */
  target: bigint
  currency: string
  rewardMinor: bigint
  budgetMinor: bigint
  /** Of the budget, what one person may have, whatever accounts he has. */
  memberMaxMinor: bigint
  /** Of the budget, what members collected. */
  awardedMinor: bigint
}

/** What is known of a member in the day or week that runs. */
export interface Standing {
  /** First day of it; what is collected is collected for this. */
  periodOn: string
  periodTo: Date
  /** As the target. */
  done: bigint
  isClaimed: boolean
  /** Collected by this account, in all days and weeks. */
  takenMinor: bigint
}

const canAward = ({ awardedMinor, rewardMinor, budgetMinor }: Mission): boolean =>
  awardedMinor + rewardMinor <= budgetMinor

const canTake = ({ rewardMinor, memberMaxMinor }: Mission, { takenMinor }: Standing): boolean =>
  takenMinor + rewardMinor <= memberMaxMinor

/** Where a mission stands for a member. Its windows open and close by the clock alone. */
export function statusOf(mission: Mission, standing: Standing, now: Date): ActivityStatus {
  const { done, isClaimed } = standing
  if (now < mission.startsAt) return 'coming_soon'
  if (isClaimed) return 'claimed'
  if (now >= mission.endsAt || !canAward(mission) || !canTake(mission, standing)) return 'close'
  return done >= mission.target ? 'claim' : 'process'
}

/** What is shown as done: no more than the target, and all of it once it is collected. */
export const countedOf = ({ target }: Mission, { done, isClaimed }: Standing): bigint =>
  isClaimed || done > target ? target : done

/** The mission once its reward was collected one more time. Refusal: STATE_CONFLICT when that cannot be now. */
export function collect(mission: Mission, standing: Standing, now: Date): Outcome<Mission> {
  if (mission.state !== 'published' || statusOf(mission, standing, now) !== 'claim') return refuse('STATE_CONFLICT')
  return ok({ ...mission, awardedMinor: mission.awardedMinor + mission.rewardMinor })
}

/** What was promised to players stays as it is from the first publishing on. */
const promised = {
  cycle: 'cycle',
  goal: 'goal',
  gameType: 'gameType',
  target: 'target',
  rewardMinor: 'reward',
} as const

export type Terms = Pick<
  Mission,
  | 'texts'
  | 'startsAt'
  | 'endsAt'
  | 'cycle'
  | 'goal'
  | 'gameType'
  | 'target'
  | 'rewardMinor'
  | 'budgetMinor'
  | 'memberMaxMinor'
>

/** Refusals: STATE_CONFLICT for one that was withdrawn, VALIDATION for what may not change any more. */
export function change(mission: Mission, terms: Terms): Outcome<Mission> {
  if (mission.state === 'withdrawn') return refuse('STATE_CONFLICT')
  const broken = (Object.keys(promised) as (keyof typeof promised)[]).find((name) => terms[name] !== mission[name])
  if (mission.state === 'published' && broken) return refuseField(promised[broken], 'validation.promised')
  // More for one person would be more than two people agreed to.
  if (mission.state === 'published' && terms.memberMaxMinor > mission.memberMaxMinor)
    return refuseField('memberMax', 'validation.promised')
  if (terms.budgetMinor < mission.awardedMinor) return refuseField('budget', 'validation.budgetSpent')
  return ok({ ...mission, ...terms })
}

export interface CountedMission {
  mission: Mission
  claimCount: number
  memberCount: number
  /** Refused because the same person had it by another account. */
  refusedCount: number
}

/** A place on the leaderboard. */
export interface Ranked {
  rank: number
  memberId: string
  account: string
  amountMinor: bigint
}

/** What a member collected. */
export interface OwnClaim {
  id: string
  missionId: string
  texts: Mission['texts']
  currency: string
  amountMinor: bigint
  claimedAt: Date
}
