import type { FrameState } from '../frame/frame.ts'
import type { Store } from '../lib/store.ts'
import { type LiveLimits, nearestStake, type StakeLimits } from './live-limits.ts'

type Staking = Pick<FrameState, 'phase' | 'autoplay' | 'notice'> & { stakeMinor: bigint; freeRounds?: unknown }

/**
 * Leaves a stake that is not offered any more for the nearest one as soon as nothing is under way, and asks for the limits
 * anew when a stake was refused.
 */
export function keepStake(
  screen: Store<Staking>,
  limits: LiveLimits,
  isOffered: (stakeMinor: bigint, told: StakeLimits) => boolean,
): void {
  let before = screen.get()
  const keep = () => {
    const { stakeMinor } = screen.get()
    const told = limits.get()
    if (isFree(screen.get()) && !isOffered(stakeMinor, told))
      screen.set({ stakeMinor: nearestStake(told.stakesMinor, stakeMinor) })
  }
  limits.subscribe(keep)
  screen.subscribe(() => {
    const [was, now] = [before, screen.get()]
    before = now
    if (now.notice === 'STAKE_NOT_ALLOWED' && was.notice !== now.notice) void limits.ask()
    if (isFree(now) && !isFree(was)) keep()
  })
}

const isFree = ({ phase, autoplay, freeRounds }: Staking): boolean => phase === 'idle' && !autoplay && !freeRounds

/** A stake of the ladder. */
export const isOnLadder = (stakeMinor: bigint, { stakesMinor }: StakeLimits): boolean =>
  stakesMinor.includes(String(stakeMinor))

/** Any stake between the least and the greatest. */
export const isWithin = (stakeMinor: bigint, { limits }: StakeLimits): boolean =>
  stakeMinor >= BigInt(limits.stakeMinorMin) && stakeMinor <= BigInt(limits.stakeMinorMax)
