import type { CollectAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { viewRound } from './round-view.ts'
import { collectSpin } from './spin-store.ts'

/** The show is over: the next spin may come. No money moves here; collecting again changes nothing. */
export async function collectRound(
  context: AppContext,
  session: Session,
  roundId: string,
): Promise<Outcome<CollectAnswer>> {
  const collected = await collectSpin(context.db, session, { roundId, now: context.clock.now() })
  if (!collected || collected.state === 'refused') return refuse('NOT_FOUND', 'no such round')
  if (collected.state === 'betting') return refuse('ROUND_UNFINISHED', 'the bet of this round is not decided yet')
  const roundVersion = Number(collected.balance_version)
  const isSessionNewer = session.balanceVersion > roundVersion
  return ok({
    round: viewRound(collected, await listHitsOf(context.db, [collected])),
    balanceMinor: isSessionNewer ? session.balanceMinor.toString() : collected.balance_after_minor,
    balanceVersion: isSessionNewer ? session.balanceVersion : roundVersion,
  })
}
