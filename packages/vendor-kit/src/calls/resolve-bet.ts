import type { PswAnswer } from '@fairground/contract/psw'
import type { WalletCallRow } from '../db/schema.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { attemptCall } from './attempt-call.ts'
import { winTimeoutMs } from './end-bet.ts'
import type { StakeEnds } from './stake.ts'

const statusTimeoutMs = 5_000

/** How long a bet that is being looked into belongs to the process that does it. */
export const resolveLostAfterMs = statusTimeoutMs + winTimeoutMs + 2_000

/** The ends of the stake that a bet's call asked for. */
export type EndsOf = (call: WalletCallRow) => Promise<StakeEnds>

/**
 * Ends a bet whose process died before it could: asks the wallet what became of it. A bet that was taken goes on to its
 * win; one that was refused or taken back ends; for one the wallet never saw, or does not speak of, a rollback is owed.
 */
export async function resolveBet(context: VendorKit, call: WalletCallRow, endsOf: EndsOf): Promise<void> {
  const { playerId } = JSON.parse(call.body) as { playerId: string }
  const body = { playerId, transactionId: call.transaction_id }
  const answer = await sendOrUnknown(context.wallet, 'transaction/status', body, statusTimeoutMs)
  context.log.warn({ roundId: call.round_id, state: answer?.state ?? 'UNKNOWN' }, 'resolving a bet left behind')
  const ends = await endsOf(call)
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

async function goOn(context: VendorKit, ends: StakeEnds, answer: PswAnswer): Promise<void> {
  const win = await ends.accept(answer)
  if (win) await attemptCall(context, win, winTimeoutMs)
}
