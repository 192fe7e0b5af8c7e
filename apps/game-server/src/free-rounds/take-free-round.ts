import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { lockFreeRounds, saveRemaining } from './free-rounds-store.ts'

/** One round of a grant, and how many are left after it. */
export interface FreeRound {
  freeRoundsId: string
  remaining: number
}

interface Wanted {
  freeRoundsId: string
  stakeMinor: string
}

/** Takes one round from a grant, in the transaction that draws it. Refusals: FREE_ROUNDS_OVER, STAKE_NOT_ALLOWED for another stake than the given one. */
export async function takeFreeRound(
  context: AppContext,
  tx: Tx,
  session: Session,
  { freeRoundsId, stakeMinor }: Wanted,
): Promise<Outcome<FreeRound>> {
  const grant = await lockFreeRounds(tx, freeRoundsId)
  const isOwn =
    session.mode === 'real' &&
    grant?.player_id === session.playerId &&
    grant.currency === session.currency &&
    grant.game_ids.includes(session.gameId)
  if (!isOwn || grant.remaining === 0 || context.clock.now() >= grant.start_before)
    return refuse('FREE_ROUNDS_OVER', 'the free rounds are played, cancelled or past their time')
  if (grant.stake_minor !== stakeMinor) return refuse('STAKE_NOT_ALLOWED', 'stakeMinor: not the stake of the grant')
  const remaining = grant.remaining - 1
  await saveRemaining(tx, freeRoundsId, remaining)
  return ok({ freeRoundsId, remaining })
}
