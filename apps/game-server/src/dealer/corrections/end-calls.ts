import {
  strandedCallsMax,
  type VendorCorrectionCalls,
  type VendorCorrectionCallsAnswer,
  type VendorStrandedCall,
} from '@fairground/contract/psw'
import { type CallBody, endAdjusts } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Reader, WalletCallRow } from '../../db/schema.ts'

/**
 * Calls of a round's corrections that the wallet did not carry out are sent again, or given up: then the wallet is asked
 * for each what became of it, and nothing is given up that it has booked or still holds. TEMPORARY: ask again.
 */
export async function endCorrectionCalls(
  context: AppContext,
  { sharedRoundId, does }: VendorCorrectionCalls,
): Promise<VendorCorrectionCallsAnswer> {
  const calls = await listStranded(context.db, sharedRoundId)
  return { code: (await endAdjusts(context, calls, does)) ? 'OK' : 'TEMPORARY' }
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

/** Why the wallet did not carry them out, by the version of the correction. */
export async function viewStranded(reader: Reader, sharedRoundId: string): Promise<Map<number, VendorStrandedCall[]>> {
  const calls = Map.groupBy(await listStranded(reader, sharedRoundId), ({ move }) => move)
  return new Map([...calls].map(([version, list]) => [version, list.slice(0, strandedCallsMax).map(viewCall)]))
}

function viewCall({ body, round_id: roundId, last_code, first_at }: WalletCallRow): VendorStrandedCall {
  const { playerId, currency, amount } = JSON.parse(body) as CallBody<'adjust'>
  return { roundId, playerId, currency, amount, code: last_code ?? 'UNKNOWN', since: first_at.toISOString() }
}
