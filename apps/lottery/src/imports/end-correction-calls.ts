import { endAdjusts, isGivenUp, type Outcome, ok, refuse } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { kitOf, type LotteryContext } from '../context.ts'
import { type DeskRefusal, findOfficial } from './type-result.ts'

/** Corrections of a draw's tickets that the wallet did not carry out are sent again, or given up. */
export async function endCorrectionCalls(
  context: LotteryContext,
  drawId: string,
  does: 'retry' | 'give-up',
): Promise<Outcome<object, DeskRefusal>> {
  if (!(await findOfficial(context, drawId))) return refuse('NOT_FOUND', 'no draw of somebody else has this id')
  const calls = await context.db
    .selectFrom('wallet_calls')
    .innerJoin('rounds', 'rounds.round_id', 'wallet_calls.round_id')
    .selectAll('wallet_calls')
    .where('rounds.draw_id', '=', drawId)
    .where('call', '=', 'adjust')
    .where('wallet_calls.state', '=', 'exception')
    .where(sql<boolean>`not ${isGivenUp}`)
    .orderBy('transaction_id')
    .execute()
  const isDone = await endAdjusts(kitOf(context), calls, does)
  return isDone ? ok({}) : refuse('WALLET_UNREACHABLE', 'the wallet does not say what became of a call; try again')
}
