import type { FreeRoundsState } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { findPlayable } from './free-rounds-store.ts'

/** What the frame tells its player about rounds for nothing; null when there are none. */
export async function viewFreeRounds(context: AppContext, session: Session): Promise<FreeRoundsState | null> {
  const grant = session.mode === 'real' ? await findPlayable(context.db, session, context.clock.now()) : undefined
  if (!grant) return null
  return {
    freeRoundsId: grant.free_rounds_id,
    quantity: grant.quantity,
    remaining: grant.remaining,
    stakeMinor: grant.stake_minor,
    winMinorMax: grant.win_minor_max,
    startBefore: grant.start_before.toISOString(),
  }
}
