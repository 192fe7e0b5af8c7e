import type { RainState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'

export interface Rain {
  id: string
  currency: string
  quantity: number
  /** Of each free bet. */
  stakeMinor: bigint
  winMinorMax: bigint
  reason: string
  state: RainState
  requestId: string
  /** Id of an operator. */
  askedBy: string
  askedAt: Date
  decidedBy: string | undefined
  decidedAt: Date | undefined
  decisionReason: string | undefined
  openUntil: Date | undefined
  /** How often the studio was asked for what is under way. */
  tryCount: number
  /** When it is asked next; undefined when nothing is under way. */
  nextAt: Date | undefined
  cancelledCount: number | undefined
}

/** With the names of those who have to do with it. */
export interface ListedRain {
  rain: Rain
  askedByName: string
  decidedByName: string | undefined
}

/** What all free bets of one rain may be worth, and cost at most, in minor units of the site's currency. */
export const worthMinorMax = 1_000_000_000n
export const costMinorMax = 100_000_000_000n

interface Decision {
  staffId: string
  at: Date
}

/** Somebody else's yes: the studio is to be told. Refusals: STATE_CONFLICT, FOUR_EYES for whoever asked. */
export function approve(rain: Rain, { staffId, at }: Decision): Outcome<Rain> {
  if (rain.state !== 'asked') return refuse('STATE_CONFLICT')
  if (rain.askedBy === staffId) return refuse('FOUR_EYES')
  return ok({ ...rain, state: 'approved', decidedBy: staffId, decidedAt: at, nextAt: at })
}

/** A no; from whoever asked it takes the request back. Refusal: STATE_CONFLICT. */
export function turnDown(rain: Rain, { staffId, at }: Decision, decisionReason: string): Outcome<Rain> {
  if (rain.state !== 'asked') return refuse('STATE_CONFLICT')
  const state = rain.askedBy === staffId ? 'withdrawn' : 'rejected'
  return ok({ ...rain, state, decidedBy: staffId, decidedAt: at, decisionReason })
}

/** What nobody has caught is asked back. Refusal: STATE_CONFLICT unless it falls now. */
export function cancel(rain: Rain, at: Date, decisionReason: string): Outcome<Rain> {
  if (!isFalling(rain, at)) return refuse('STATE_CONFLICT')
  return ok({ ...rain, state: 'cancelling', decisionReason, tryCount: 0, nextAt: at })
}

const isFalling = ({ state, openUntil }: Rain, now: Date): boolean =>
  state === 'fallen' && openUntil !== undefined && openUntil > now

/** What the studio said to a rain or to a cancel; `count` free bets were taken back. */
interface StudioWord {
  isYes: boolean
  count: number
  openUntil: Date | undefined
}

/** The end of what was under way. Where nothing is left to take back it stays as it was: all were caught, or its time is over. */
export function told(rain: Rain, { isYes, count, openUntil }: StudioWord): Rain {
  const rest = { ...rain, nextAt: undefined }
  if (rain.state === 'approved')
    return isYes && openUntil ? { ...rest, state: 'fallen', openUntil } : { ...rest, state: 'refused' }
  return isYes && count > 0 ? { ...rest, state: 'cancelled', cancelledCount: count } : { ...rest, state: 'fallen' }
}

interface Reviewer {
  staffId: string
  permissions: readonly string[]
}

/** What this person may do with it now. */
export function allowedFor(
  rain: Rain,
  { staffId, permissions }: Reviewer,
  now: Date,
): ('approve' | 'reject' | 'withdraw' | 'cancel')[] {
  if (!permissions.includes('marketing.decide')) return []
  if (isFalling(rain, now)) return ['cancel']
  if (rain.state !== 'asked') return []
  return rain.askedBy === staffId ? ['withdraw'] : ['approve', 'reject']
}
