import type { PswAnswer } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'
import type { RoundRow, WalletCallRow } from '../db/schema.ts'
import { moveEnds } from '../instant/decide-move.ts'
import { getMove } from '../instant/move-store.ts'
import { sharedEnds } from '../shared/decide-shared-bet.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { attemptCall } from './attempt-call.ts'
import { slotEnds, winTimeoutMs } from './decide-round.ts'
import { getRound } from './round-store.ts'
import type { StakeEnds } from './stake.ts'

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
  const ends = await endsOf(context, round, call)
  if (answer?.code !== 'OK') return ends.cancel()
  switch (answer.state) {
    case 'APPLIED':
      return goOn(context, ends, answer)
    case 'REJECTED':
      return ends.refuse(answer.rejectedCode ?? 'BET_CANCELLED')
    case 'ROLLED_BACK':
      return ends.close('ROLLED_BACK')
    case 'TOMBSTONED':
      return ends.close('TOMBSTONED')
    default:
      return ends.cancel()
  }
}

async function endsOf(context: AppContext, round: RoundRow, { move }: WalletCallRow): Promise<StakeEnds> {
  if (round.kind === 'slot') return slotEnds(context, round)
  if (round.kind === 'shared') return sharedEnds(context, round)
  return moveEnds(context, round, await getMove(context.db, round.round_id, move))
}

async function goOn(context: AppContext, ends: StakeEnds, answer: PswAnswer): Promise<void> {
  const win = await ends.accept(answer)
  if (win) await attemptCall(context, win, winTimeoutMs)
}
