import type { ActivityStatus } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

export interface Reward {
  id: string
  memberId: string
  source: 'promotion' | 'mission' | 'raffle' | 'referral'
  sourceId: string
  titles: Readonly<Record<string, string>>
  currency: string
  amountMinor: bigint
  issuedAt: Date
  expiresAt: Date
  claimedAt: Date | undefined
  /** The member's own id of the claim. */
  requestId: string | undefined
}

const isExpired = ({ expiresAt }: Reward, now: Date): boolean => now >= expiresAt

export function rewardStatus(reward: Reward, now: Date): ActivityStatus {
  if (reward.claimedAt) return 'claimed'
  return isExpired(reward, now) ? 'close' : 'issued'
}

/** Undefined for the same claim again, which changes nothing. Refusal: STATE_CONFLICT when it is claimed or its time is over. */
export function claim(
  reward: Reward,
  { requestId, now }: { requestId: string; now: Date },
): Outcome<Reward | undefined> {
  if (reward.requestId === requestId) return ok(undefined)
  if (rewardStatus(reward, now) !== 'issued') return refuse('STATE_CONFLICT')
  return ok({ ...reward, claimedAt: now, requestId })
}

/** A title in the language, or in any that there is. */
export const titleIn = (titles: Readonly<Record<string, string>>, language: string): string =>
  titles[language] ?? Object.values(titles)[0] ?? ''
