import type { RainState } from '@fairground/contract'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'

export interface Rain {
  id: string
  /** Who asked for it, who decided, and why. */
  wishId: string
  currency: string
  quantity: number
  /** Of each free bet. */
  stakeMinor: bigint
  winMinorMax: bigint
  state: RainState
  /** Why what nobody has caught was asked back. */
  cancelReason: string | undefined
  openUntil: Date | undefined
  /** How often the studio was asked for what is under way. */
  tryCount: number
  /** When it is asked next; undefined when nothing is under way. */
  nextAt: Date | undefined
  cancelledCount: number | undefined
}

/** What all free bets of one rain may be worth, and cost at most, in minor units of the site's currency. */
export const worthMinorMax = 1_000_000_000n
export const costMinorMax = 100_000_000_000n

/** What all of them can cost at most. */
export const costMinorOf = ({ quantity, winMinorMax }: Pick<Rain, 'quantity' | 'winMinorMax'>): bigint =>
  winMinorMax * BigInt(quantity)

/** After the yes: the studio is to be told. Refusal: STATE_CONFLICT once it is decided. */
export function approve(rain: Rain, at: Date): Outcome<Rain> {
  if (rain.state !== 'asked') return refuse('STATE_CONFLICT')
  return ok({ ...rain, state: 'approved', nextAt: at })
}

/** What nobody has caught is asked back. Refusal: STATE_CONFLICT unless it falls now. */
export function cancel(rain: Rain, at: Date, cancelReason: string): Outcome<Rain> {
  if (!isFalling(rain, at)) return refuse('STATE_CONFLICT')
  return ok({ ...rain, state: 'cancelling', cancelReason, tryCount: 0, nextAt: at })
}

export const isFalling = ({ state, openUntil }: Rain, now: Date): boolean =>
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
