import type { FreeRoundState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

export interface Grant {
  id: string
  memberId: string
  vendorId: string
  gameCode: string
  currency: string
  quantity: number
  stakeMinor: bigint
  /** Of all rounds together. */
  winMinorMax: bigint
  /** How long they may be played from the second yes on. */
  days: number
  reason: string
  state: FreeRoundState
  requestId: string
  /** Id of an operator. */
  askedBy: string
  askedAt: Date
  decidedBy: string | undefined
  decidedAt: Date | undefined
  decisionReason: string | undefined
  startBefore: Date | undefined
  /** How often the vendor was asked for what is under way. */
  tryCount: number
  /** When it is asked next; undefined when nothing is under way. */
  nextAt: Date | undefined
  toldAt: Date | undefined
  cancelledCount: number | undefined
}

/** What all rounds of one grant may cost and bring at most, in minor units of the site's currency. */
export const worthMinorMax = 1_000_000_000n
export const grantWinMinorMax = 100_000_000_000n
/** Of one member, waiting or playable. */
export const openGrantsMax = 5

const dayMs = 86_400_000
/** A round that was begun in time has so long to end. */
const graceMs = dayMs

export const consumeBefore = (startBefore: Date): Date => new Date(startBefore.getTime() + graceMs)

interface Decision {
  staffId: string
  at: Date
}

/** Somebody else's yes: the vendor is to be told. Refusals: STATE_CONFLICT, FOUR_EYES for whoever asked. */
export function approve(grant: Grant, { staffId, at }: Decision): Outcome<Grant & { startBefore: Date }> {
  if (grant.state !== 'asked') return refuse('STATE_CONFLICT')
  if (grant.askedBy === staffId) return refuse('FOUR_EYES')
  const startBefore = new Date(at.getTime() + grant.days * dayMs)
  return ok({ ...grant, state: 'approved', decidedBy: staffId, decidedAt: at, startBefore, nextAt: at })
}

/** A no; from whoever asked it takes the request back. Refusal: STATE_CONFLICT. */
export function turnDown(grant: Grant, { staffId, at }: Decision, decisionReason: string): Outcome<Grant> {
  if (grant.state !== 'asked') return refuse('STATE_CONFLICT')
  const state = grant.askedBy === staffId ? 'withdrawn' : 'rejected'
  return ok({ ...grant, state, decidedBy: staffId, decidedAt: at, decisionReason })
}

/** What is left is asked back from the vendor. Refusal: STATE_CONFLICT unless the vendor has said yes. */
export function cancel(grant: Grant, at: Date, decisionReason: string): Outcome<Grant> {
  if (grant.state !== 'granted') return refuse('STATE_CONFLICT')
  return ok({ ...grant, state: 'cancelling', decisionReason, tryCount: 0, nextAt: at })
}

/** What a vendor said to a grant or to a cancel; `count` rounds were granted or taken back. */
export interface VendorWord {
  isYes: boolean
  count: number
}

/** The end of what was under way. A vendor that has nothing to take back leaves the grant as it was: all was played. */
export function told(grant: Grant, { isYes, count }: VendorWord, at: Date): Grant {
  const rest = { ...grant, nextAt: undefined, toldAt: at }
  if (grant.state === 'approved') return { ...rest, state: isYes ? 'granted' : 'refused' }
  return isYes && count > 0 ? { ...rest, state: 'cancelled', cancelledCount: count } : { ...rest, state: 'granted' }
}

/** Whether a repeated request id asks for what it asked for before. */
export const isSameWish = (
  earlier: Grant,
  wish: Pick<
    Grant,
    'memberId' | 'vendorId' | 'gameCode' | 'quantity' | 'stakeMinor' | 'winMinorMax' | 'days' | 'reason'
  >,
): boolean => Object.entries(wish).every(([name, value]) => earlier[name as keyof Grant] === value)

interface Reviewer {
  staffId: string
  permissions: readonly string[]
}

/** What this person may do with it now. */
export function allowedFor(
  { state, askedBy }: Pick<Grant, 'state' | 'askedBy'>,
  remaining: number,
  { staffId, permissions }: Reviewer,
): ('approve' | 'reject' | 'withdraw' | 'cancel')[] {
  if (!permissions.includes('marketing.decide')) return []
  if (state === 'granted') return remaining > 0 ? ['cancel'] : []
  if (state !== 'asked') return []
  return askedBy === staffId ? ['withdraw'] : ['approve', 'reject']
}
