import type { StudioRound } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findOpenRound } from './round-store.ts'
import { viewRound } from './round-view.ts'
import { untilDecided } from './until-decided.ts'

/** The round whose show was cut short, or null. A bet left behind is waited for: its round may have to be shown. */
export async function findUnfinishedRound(context: AppContext, session: Session): Promise<Outcome<StudioRound | null>> {
  const open = await findOpenRound(context.db, session)
  if (open?.kind !== 'slot') return ok(null)
  const round = await untilDecided(context, open.round_id)
  if (round.state === 'betting') return refuse('WALLET_UNREACHABLE', 'the bet of the last round is not decided yet')
  return ok(round.state === 'presenting' ? viewRound(round, await listHitsOf(context.db, [round])) : null)
}
