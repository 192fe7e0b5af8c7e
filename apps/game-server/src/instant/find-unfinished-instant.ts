import type { InstantRoundView } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findOpenRound } from '../rounds/round-store.ts'
import { untilMoveDecided } from './answer-instant.ts'
import { viewInstantRound } from './instant-view.ts'

/** The round of the session's game that waits for its player, or null. A stake left behind is waited for. */
export async function findUnfinishedInstant(
  context: AppContext,
  session: Session,
): Promise<Outcome<InstantRoundView | null>> {
  const open = await findOpenRound(context.db, session)
  if (open?.kind !== 'instant') return ok(null)
  const round = await untilMoveDecided(context, open.round_id)
  if (round.head.state === 'betting')
    return refuse('WALLET_UNREACHABLE', 'the bet of the last round is not decided yet')
  return ok(round.head.state === 'presenting' ? viewInstantRound(round) : null)
}
