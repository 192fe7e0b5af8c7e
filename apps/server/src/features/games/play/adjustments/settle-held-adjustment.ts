import type { Tx } from '../../../../db/db.ts'
import { announce } from '../../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { oweHeldPoints } from '../../prize-groups/index.ts'
import { lockPlayerOnly } from '../launch/player-store.ts'
import { saveHeldRefused, saveUnheld } from '../money/transaction-store.ts'
import { findHeldAdjustment, findLastVersion, type HeldAdjustment } from './adjustment-store.ts'
import { bookAdjustment } from './book-adjustment.ts'

interface Verdict {
  vendorId: string
  transactionId: string
  isBooked: boolean
  now: Date
}

/** Books a correction that was held, once, or refuses it for ever. Refusal: NOT_FOUND when none of this id is held. */
export async function settleHeldAdjustment(
  tx: Tx,
  { vendorId, transactionId, isBooked, now }: Verdict,
): Promise<Outcome<HeldAdjustment>> {
  const seen = await findHeldAdjustment(tx, vendorId, transactionId)
  if (seen) await lockPlayerOnly(tx, vendorId, seen.playerId)
  const held = seen && (await findHeldAdjustment(tx, vendorId, transactionId))
  if (!held) return refuse('NOT_FOUND')
  if (!isBooked) {
    await saveHeldRefused(tx, { vendorId, transactionId, code: 'ADJUST_REFUSED', now })
    return ok(held)
  }
  const { originalTransactionId, memberId, currency } = held
  // While one is held no later version is taken, so it is the next one.
  const version = (await findLastVersion(tx, vendorId, originalTransactionId)) + 1
  const { portalTransactionId } = await bookAdjustment(tx, { ...held, version, now })
  await oweHeldPoints(tx, held, now)
  await saveUnheld(tx, { vendorId, transactionId, portalTransactionId, now })
  const balance = await getBalance(tx, memberId, currency)
  announce(tx, memberId, 'balance.changed', { version: balance.version })
  return ok(held)
}
