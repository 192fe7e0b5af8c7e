import type { FreeRoundState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

export interface Grant {
  id: string
  /** Who asked for it, who decided, and why. */
  wishId: string
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
  state: FreeRoundState
  /** Why the rest was asked back. */
  cancelReason: string | undefined
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

/** After the yes: the vendor is to be told. Refusal: STATE_CONFLICT once it is decided. */
export function approve(grant: Grant, at: Date): Outcome<Grant & { startBefore: Date }> {
  if (grant.state !== 'asked') return refuse('STATE_CONFLICT')
  const startBefore = new Date(at.getTime() + grant.days * dayMs)
  return ok({ ...grant, state: 'approved', startBefore, nextAt: at })
}

/** What is left is asked back from the vendor. Refusal: STATE_CONFLICT unless the vendor has said yes. */
export function cancel(grant: Grant, at: Date, cancelReason: string): Outcome<Grant> {
  if (grant.state !== 'granted') return refuse('STATE_CONFLICT')
  return ok({ ...grant, state: 'cancelling', cancelReason, tryCount: 0, nextAt: at })
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

/** Whether something of it is left to ask back. */
export const isLeft = ({ state }: Pick<Grant, 'state'>, remaining: number): boolean =>
  state === 'granted' && remaining > 0
