import type { TransactionState, VendorTx } from '../db/schema.ts'
import { endCall, recordTransaction, transactionIdOf } from './call-store.ts'
import type { Stake } from './stake.ts'

export const winTimeoutMs = 3_000
const graceMs = 1_000

/** When a win that its writer sends at once counts as lost. */
export const winLostAt = (now: Date): Date => new Date(now.getTime() + winTimeoutMs + graceMs)

export const unknownReason = 'the outcome of the bet is unknown'

interface BetEnd {
  state: TransactionState
  code: string
  now: Date
}

/** The bet has a known end: its call is over, and the feed tells it. */
export async function endBet(
  tx: VendorTx,
  { round, move, amountMinor }: Stake,
  { state, code, now }: BetEnd,
): Promise<void> {
  await endCall(tx, transactionIdOf('bet', round.round_id, move), { state: 'done', code, now })
  await recordTransaction(tx, { round, call: 'bet', move, state, amountMinor, now })
}
