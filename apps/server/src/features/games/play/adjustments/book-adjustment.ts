import type { Tx } from '../../../../db/db.ts'
import { adjustVendorMoney } from '../../../money/wallet/index.ts'
import { addExtra } from '../money/round-store.ts'
import { findAdjustedRound, saveAdjustment } from './adjustment-store.ts'
import { tellPlayer } from './tell-player.ts'

interface Booked {
  vendorId: string
  memberId: string
  transactionId: string
  originalTransactionId: string
  roundId: string
  currency: string
  amountMinor: bigint
  version: number
  now: Date
}

/** Moves the money of a correction and adds it to its round. */
export async function bookAdjustment(
  tx: Tx,
  { now, memberId, currency, roundId, ...adjustment }: Booked,
): Promise<{ portalTransactionId: string; debtMinor: bigint }> {
  const { vendorId, transactionId, amountMinor } = adjustment
  const before = await findAdjustedRound(tx, vendorId, roundId)
  const moved = await adjustVendorMoney(tx, { vendorId, transactionId, memberId, currency, amountMinor, roundId })
  await saveAdjustment(tx, { ...adjustment, debtMinor: moved.debtMinor }, now)
  await addExtra(tx, { vendorId, roundId, amountMinor })
  const told = { vendorId, roundId, memberId, currency, amountMinor, debtMinor: moved.debtMinor, at: now }
  await tellPlayer(tx, { ...told, paidMinor: before?.paidMinor ?? 0n })
  return moved
}
