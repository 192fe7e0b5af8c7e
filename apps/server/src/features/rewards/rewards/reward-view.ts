import type { Reward as RewardAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { type Reward, rewardStatus, titleIn } from './reward.ts'

/** A reward as its owner sees it now. */
export const viewReward = (reward: Reward, language: string, now: Date): RewardAnswer => ({
  rewardId: reward.id,
  title: titleIn(reward.titles, language),
  amount: formatAmount(reward.amountMinor, getCurrency(reward.currency)),
  status: rewardStatus(reward, now),
  issuedAt: reward.issuedAt.toISOString(),
  expiresAt: reward.expiresAt.toISOString(),
  claimedAt: reward.claimedAt?.toISOString(),
})
