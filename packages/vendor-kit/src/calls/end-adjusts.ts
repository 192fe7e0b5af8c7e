import { sql } from 'kysely'
import type { WalletCallRow } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { type CallBody, sendOrUnknown } from '../wallet/wallet-client.ts'
import { recordAdjust } from './record-adjust.ts'

const statusTimeoutMs = 5_000

/** What the wallet will never book of `wallet_calls`: two people there have refused it, or two here have given it up. */
export const isGivenUp = sql<boolean>`(wallet_calls.state = 'closed'
  or (wallet_calls.state = 'exception' and wallet_calls.last_code = 'ADJUST_REFUSED'))`

/**
 * Corrections that the wallet did not carry out are sent again, or given up: then the wallet is asked for each what became
 * of it, and nothing is given up that it has booked or still holds. False: ask again.
 */
export async function endAdjusts(
  kit: VendorKit,
  calls: readonly WalletCallRow[],
  does: 'retry' | 'give-up',
): Promise<boolean> {
  const now = kit.clock.now()
  // An attempt that may still be under way has not failed.
  if (calls.some(({ next_at }) => next_at > now)) return false
  if (does === 'retry') await sendAgain(kit, calls)
  else for (const call of calls) if (!(await giveUp(kit, call))) return false
  kit.callsDue.ring()
  return true
}

/** As young as on their first day: their attempts begin anew. */
async function sendAgain({ db, clock }: VendorKit, calls: readonly WalletCallRow[]): Promise<void> {
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
async function giveUp(kit: VendorKit, call: WalletCallRow): Promise<boolean> {
  const { playerId, transactionId } = JSON.parse(call.body) as CallBody<'adjust'>
  const question = { playerId, transactionId }
  const answer = await sendOrUnknown(kit.wallet, 'transaction/status', question, statusTimeoutMs)
  if (answer?.code !== 'OK' || answer.state === undefined) return false
  const now = kit.clock.now()
  // Two people at the portal decide about it: the next attempt hears what they said.
  if (answer.state === 'HELD') {
    await sendAgain(kit, [call])
    return true
  }
  const isBooked = answer.state === 'APPLIED'
  await transact(kit.db, async (tx) => {
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
