import type { ActivityStatus, PromotionTerms } from '@fairground/contract'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { Campaign } from '../rewards/index.ts'

export interface Promotion extends Campaign {
  id: string
  promotionType: PromotionTerms['promotionType']
  currency: string
  rewardMinor: bigint
  budgetMinor: bigint
  /** Of the budget, what members were given. */
  awardedMinor: bigint
  goal: PromotionTerms['goal']
  goalMinor: bigint
  needsProof: boolean
  tryCountMax: number
  claimDays: number
}

/** A member in an activity. */
export interface Entry {
  joinedAt: Date
  state: 'joined' | 'applying' | 'rejected' | 'awarded'
  tryCount: number
  /** Why the last application was rejected. */
  reason: string | undefined
}

/** What is known of a member when a status is told. */
export interface Standing {
  entry: Entry | undefined
  /** Of the goal, since joining. */
  doneMinor: bigint
  isClaimed: boolean
}

export const nobody: Standing = { entry: undefined, doneMinor: 0n, isClaimed: false }

const canAward = ({ awardedMinor, rewardMinor, budgetMinor }: Promotion): boolean =>
  awardedMinor + rewardMinor <= budgetMinor

/** Where the activity stands for a member, or for somebody who is not in it. Its windows open and close by the clock alone. */
export function statusOf(promotion: Promotion, { entry, doneMinor, isClaimed }: Standing, now: Date): ActivityStatus {
  if (now < promotion.startsAt) return 'coming_soon'
  if (now >= promotion.endsAt) return 'close'
  if (entry?.state === 'applying' || entry?.state === 'rejected') return entry.state
  if (entry?.state === 'awarded') return isClaimed ? 'claimed' : 'issued'
  if (!canAward(promotion)) return 'close'
  if (!entry) return 'join'
  if (doneMinor >= promotion.goalMinor) return 'claim'
  return doneMinor > 0n ? 'process' : 'joined'
}

/** What is shown as done: no more than the goal. */
export function countedOf({ goalMinor }: Promotion, doneMinor: bigint): bigint {
  if (doneMinor > goalMinor) return goalMinor
  return doneMinor
}

/** Whether a rejected application may be followed by another. */
export const canRetry = ({ tryCountMax }: Promotion, entry: Entry | undefined): boolean =>
  entry?.state === 'rejected' && entry.tryCount < tryCountMax

/** Enters a member. Refusal: STATE_CONFLICT when it is not open, or joined already. */
export function join(promotion: Promotion, standing: Standing, now: Date): Outcome<Entry> {
  if (promotion.state !== 'published' || statusOf(promotion, standing, now) !== 'join') return refuse('STATE_CONFLICT')
  return ok({ joinedAt: now, state: 'joined', tryCount: 0, reason: undefined })
}

/** What a request for the reward comes with. */
interface Asking {
  hasProof: boolean
  now: Date
}

/**
 * A member asks for the reward: it waits for staff where proof is wanted, and is given at once where not. Refusals:
 * STATE_CONFLICT before the goal is reached or while one waits, VALIDATION without a picture where one is wanted.
 */
export function ask(promotion: Promotion, standing: Standing, { hasProof, now }: Asking): Outcome<Entry> {
  const status = statusOf(promotion, standing, now)
  const { entry } = standing
  const mayAsk = status === 'claim' || (status === 'rejected' && canRetry(promotion, entry))
  if (promotion.state !== 'published' || !entry || !mayAsk) return refuse('STATE_CONFLICT')
  if (promotion.needsProof && !hasProof) return refuseField('images', 'validation.required')
  const state = promotion.needsProof ? 'applying' : 'awarded'
  return ok({ ...entry, state, tryCount: entry.tryCount + 1, reason: undefined })
}

/** The promotion once one more member was given its reward. Refusal: LIMIT when the budget holds no more. */
export function award(promotion: Promotion): Outcome<Promotion> {
  if (!canAward(promotion)) return refuse('LIMIT', { value: { limit: { kind: 'promotionBudget', bound: '0' } } })
  return ok({ ...promotion, awardedMinor: promotion.awardedMinor + promotion.rewardMinor })
}

/** What was promised to players stays as it is from the first publishing on. */
const promised = ['promotionType', 'rewardMinor', 'goal', 'goalMinor', 'needsProof', 'currency'] as const

export type Terms = Omit<
  Promotion,
  'id' | 'state' | 'awardedMinor' | 'revision' | 'createdAt' | 'changedAt' | 'changedBy' | 'currency'
>

/** Refusals: STATE_CONFLICT for one that was withdrawn, VALIDATION for what may not change any more. */
export function change(promotion: Promotion, terms: Terms): Outcome<Promotion> {
  if (promotion.state === 'withdrawn') return refuse('STATE_CONFLICT')
  const next = { ...promotion, ...terms }
  const broken = promised.find((field) => next[field] !== promotion[field])
  if (promotion.state === 'published' && broken) return refuseField(fieldOf(broken), 'validation.promised')
  if (next.budgetMinor < promotion.awardedMinor) return refuseField('budget', 'validation.budgetSpent')
  return ok(next)
}

const fieldOf = (name: (typeof promised)[number]): string =>
  name === 'rewardMinor' ? 'reward' : name === 'goalMinor' ? 'goalAmount' : name

export interface CountedPromotion {
  promotion: Promotion
  joinedCount: number
  awardedCount: number
  waitingCount: number
  /** Refused because the same person had it by another account. */
  refusedCount: number
}
