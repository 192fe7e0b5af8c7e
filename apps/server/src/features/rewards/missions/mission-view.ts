import {
  type Mission as MissionAnswer,
  type MissionClaim,
  type MissionRank,
  moneyGoals,
  type OpenWish,
  type StaffMission,
} from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { campaignActions, textIn } from '../rewards/index.ts'
import {
  type CountedMission,
  countedOf,
  type Mission,
  type OwnClaim,
  type Ranked,
  type Standing,
  statusOf,
} from './mission.ts'

/** Whole units of the currency for goals in money; what is less than one is not told. */
const told = ({ goal, currency }: Mission, count: bigint): number =>
  Number(moneyGoals.includes(goal) ? count / 10n ** BigInt(getCurrency(currency).exponent) : count)

/** A mission as a member sees it now. */
export const viewMission = (
  mission: Mission,
  standing: Standing,
  { language, now }: { language: string; now: Date },
): MissionAnswer => ({
  missionId: mission.id,
  ...textIn(mission, language),
  cycle: mission.cycle,
  goal: mission.goal,
  gameType: mission.gameType,
  target: told(mission, mission.target),
  done: told(mission, countedOf(mission, standing)),
  rewardAmount: formatAmount(mission.rewardMinor, getCurrency(mission.currency)),
  status: statusOf(mission, standing, now),
  startsAt: mission.startsAt.toISOString(),
  endsAt: standing.periodTo.toISOString(),
})

/** A place on the leaderboard, as this member sees it. */
export const viewRank = (
  { rank, memberId, account, amountMinor }: Ranked,
  viewer: { memberId: string; currency: string; mask: (account: string) => string },
): MissionRank => ({
  rank,
  account: viewer.mask(account),
  amount: formatAmount(amountMinor, getCurrency(viewer.currency)),
  isMe: memberId === viewer.memberId,
})

export const viewClaim = (claim: OwnClaim, language: string): MissionClaim => ({
  claimId: claim.id,
  missionId: claim.missionId,
  title: textIn(claim, language).title,
  amount: formatAmount(claim.amountMinor, getCurrency(claim.currency)),
  claimedAt: claim.claimedAt.toISOString(),
})

/** A mission as staff see it. */
export function viewStaffMission(
  { mission, ...counts }: CountedMission,
  { permissions, wish }: { permissions: readonly string[]; wish: OpenWish | undefined },
): StaffMission {
  const money = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(mission.currency))
  return {
    ...counts,
    missionId: mission.id,
    state: mission.state,
    texts: mission.texts,
    cycle: mission.cycle,
    goal: mission.goal,
    gameType: mission.gameType,
    target: told(mission, mission.target),
    startsAt: mission.startsAt.toISOString(),
    endsAt: mission.endsAt.toISOString(),
    currency: mission.currency,
    reward: money(mission.rewardMinor),
    budget: money(mission.budgetMinor),
    memberMax: money(mission.memberMaxMinor),
    awarded: money(mission.awardedMinor),
    revision: mission.revision,
    changedAt: mission.changedAt.toISOString(),
    changedBy: mission.changedBy,
    wish,
    allowed: campaignActions(mission, permissions.includes('marketing.manage')),
  }
}
