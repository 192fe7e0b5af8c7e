import {
  strandedCallsMax,
  type VendorCorrectionCalls,
  type VendorCorrectionCallsAnswer,
  type VendorStrandedCall,
} from '@fairground/contract/psw'
import { type CallBody, recordAdjust, sendOrUnknown, transact } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Reader, WalletCallRow } from '../../db/schema.ts'

const statusTimeoutMs = 5_000

/**
 * Calls of a round's corrections that the wallet did not carry out are sent again, or given up: then the wallet is asked
 * for each what became of it, and nothing is given up that it has booked or still holds. TEMPORARY: ask again.
 */
export async function endCorrectionCalls(
  context: AppContext,
  { sharedRoundId, does }: VendorCorrectionCalls,
): Promise<VendorCorrectionCallsAnswer> {
  const calls = await listStranded(context.db, sharedRoundId)
  const now = context.clock.now()
  // An attempt that may still be under way has not failed.
  if (calls.some(({ next_at }) => next_at > now)) return { code: 'TEMPORARY' }
  if (does === 'retry') await sendAgain(context, calls)
  else for (const call of calls) if (!(await giveUp(context, call))) return { code: 'TEMPORARY' }
  context.callsDue.ring()
  return { code: 'OK' }
}

/** Those that need a person. */
export const listStranded = (reader: Reader, sharedRoundId: string): Promise<WalletCallRow[]> =>
  reader
    .selectFrom('wallet_calls')
    .innerJoin('shared_bets', 'shared_bets.round_id', 'wallet_calls.round_id')
    .selectAll('wallet_calls')
    .where('shared_bets.shared_round_id', '=', sharedRoundId)
    .where('call', '=', 'adjust')
    .where('wallet_calls.state', '=', 'exception')
    .where('last_code', '<>', 'ADJUST_REFUSED')
    .orderBy('transaction_id')
    .execute()

/** As young as on their first day: their attempts begin anew. */
async function sendAgain({ db, clock }: AppContext, calls: readonly WalletCallRow[]): Promise<void> {
  const now = clock.now()
  for (const { transaction_id } of calls)
    await db
      .updateTable('wallet_calls')
      .set({ state: 'pending', attempts: 0, first_at: now, next_at: now })
      .where('transaction_id', '=', transaction_id)
      .where('state', '=', 'exception')
      .execute()
}

/** False while the wallet does not say what became of it. */
async function giveUp(context: AppContext, call: WalletCallRow): Promise<boolean> {
  const { playerId, transactionId } = JSON.parse(call.body) as CallBody<'adjust'>
  const question = { playerId, transactionId }
  const answer = await sendOrUnknown(context.wallet, 'transaction/status', question, statusTimeoutMs)
  if (answer?.code !== 'OK' || answer.state === undefined) return false
  const now = context.clock.now()
  // Two people at the portal decide about it: the next attempt hears what they said.
  if (answer.state === 'HELD') {
    await sendAgain(context, [call])
    return true
  }
  const isBooked = answer.state === 'APPLIED'
  await transact(context.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('wallet_calls')
      .set(isBooked ? { state: 'done', done_at: now } : { state: 'closed' })
      .where('transaction_id', '=', transactionId)
      .where('state', '=', 'exception')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await recordAdjust(tx, call, isBooked ? 'APPLIED' : 'REJECTED', now)
  })
  return true
}

/** Why the wallet did not carry them out, by the version of the correction. */
export async function viewStranded(reader: Reader, sharedRoundId: string): Promise<Map<number, VendorStrandedCall[]>> {
  const calls = Map.groupBy(await listStranded(reader, sharedRoundId), ({ move }) => move)
  return new Map([...calls].map(([version, list]) => [version, list.slice(0, strandedCallsMax).map(viewCall)]))
}

function viewCall({ body, round_id: roundId, last_code, first_at }: WalletCallRow): VendorStrandedCall {
  const { playerId, currency, amount } = JSON.parse(body) as CallBody<'adjust'>
  return { roundId, playerId, currency, amount, code: last_code ?? 'UNKNOWN', since: first_at.toISOString() }
}
