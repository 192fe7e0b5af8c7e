import type { PswAnswer } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'
import type { RoundRow, WalletCallRow } from '../db/schema.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { attemptCall } from './attempt-call.ts'
import { acceptBet, closeCancelledRound, refuseBet, voidRound, winTimeoutMs } from './decide-round.ts'
import { getRound } from './round-store.ts'

const statusTimeoutMs = 5_000

/** How long a bet that is being looked into belongs to the process that does it. */
export const resolveLostAfterMs = statusTimeoutMs + winTimeoutMs + 2_000

/**
 * Ends a bet whose process died before it could: asks the wallet what became of it. A bet that was taken goes on to its
 * win; one that was refused or taken back ends; for one the wallet never saw, or does not speak of, a rollback is owed.
 */
export async function resolveBet(context: AppContext, call: WalletCallRow): Promise<void> {
  const round = await getRound(context.db, call.round_id)
  const body = { playerId: round.player_id, transactionId: call.transaction_id }
  const answer = await sendOrUnknown(context.wallet, 'transaction/status', body, statusTimeoutMs)
  context.log.warn({ roundId: round.round_id, state: answer?.state ?? 'UNKNOWN' }, 'resolving a bet left behind')
  if (answer?.code !== 'OK') return voidRound(context, round)
  switch (answer.state) {
    case 'APPLIED':
      return goOn(context, round, answer)
    case 'REJECTED':
      return refuseBet(context, round, answer.rejectedCode ?? 'BET_CANCELLED')
    case 'ROLLED_BACK':
      return closeCancelledRound(context, round, 'ROLLED_BACK')
    case 'TOMBSTONED':
      return closeCancelledRound(context, round, 'TOMBSTONED')
    default:
      return voidRound(context, round)
  }
}

async function goOn(context: AppContext, round: RoundRow, answer: PswAnswer): Promise<void> {
  const win = await acceptBet(context, round, answer)
  if (win) await attemptCall(context, win, winTimeoutMs)
}
