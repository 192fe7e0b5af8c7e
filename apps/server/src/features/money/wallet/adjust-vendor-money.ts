import { hashOf, lockAvailable, postTransferBetween } from '@fairground/ledger'
import type { Tx } from '../../../db/db.ts'
import { cashOf, clearingOf, debtOf } from './accounts.ts'
import { moveCash } from './move-cash.ts'
import { portalIdOf, vendorKeyOf, vendorScope } from './move-vendor-money.ts'

interface VendorAdjustment {
  vendorId: string
  /** The vendor's own id of the correction, unique per vendor for ever. */
  transactionId: string
  memberId: string
  currency: string
  /** Below zero takes from the member. */
  amountMinor: bigint
  roundId: string
}

interface Adjusted {
  /** Of the cash that moved, or of the debt where there was none to move. */
  portalTransactionId: string
  debtMinor: bigint
}

/** Corrects a round's payout. What the wallet cannot cover becomes the member's debt: cash never falls below zero. */
export async function adjustVendorMoney(tx: Tx, adjustment: VendorAdjustment): Promise<Adjusted> {
  const { memberId, currency, amountMinor } = adjustment
  if (amountMinor > 0n) return { portalTransactionId: await moveAdjusted(tx, adjustment, amountMinor), debtMinor: 0n }
  const wantedMinor = -amountMinor
  const availableMinor = await lockAvailable(tx, cashOf(memberId, currency))
  const missingMinor = wantedMinor - availableMinor
  const debtMinor = missingMinor > 0n ? missingMinor : 0n
  const takenMinor = wantedMinor - debtMinor
  const takenId = takenMinor > 0n ? await moveAdjusted(tx, adjustment, -takenMinor) : undefined
  const debtId = debtMinor > 0n ? await recordDebt(tx, adjustment, debtMinor) : undefined
  return { portalTransactionId: takenId ?? debtId ?? unmoved(adjustment), debtMinor }
}

function unmoved({ vendorId, transactionId }: VendorAdjustment): never {
  throw new Error(`${vendorId}:${transactionId} corrects nothing`)
}

async function moveAdjusted(
  tx: Tx,
  { vendorId, transactionId, memberId, currency, roundId }: VendorAdjustment,
  amountMinor: bigint,
): Promise<string> {
  const [cash, clearing] = [cashOf(memberId, currency), clearingOf(vendorId, currency)]
  const [debit, credit] = amountMinor > 0n ? [clearing, cash] : [cash, clearing]
  const { status, transferId } = await moveCash(tx, {
    ...{ memberId, kind: 'adjust', debit, credit, scope: vendorScope, key: vendorKeyOf(vendorId, transactionId) },
    amountMinor: amountMinor > 0n ? amountMinor : -amountMinor,
    reference: `${vendorId}:${roundId}`,
    actor: `vendor:${vendorId}`,
  })
  if (status !== 'applied') throw new Error(`${vendorId}:${transactionId} found less than was locked`)
  return portalIdOf(transferId)
}

async function recordDebt(
  tx: Tx,
  { vendorId, transactionId, memberId, currency, roundId }: VendorAdjustment,
  amountMinor: bigint,
): Promise<string> {
  const key = vendorKeyOf(vendorId, transactionId)
  const result = await postTransferBetween(tx, {
    ...{ scope: 'vendor_debt', key, kind: 'debt', amountMinor, actor: `vendor:${vendorId}` },
    debit: debtOf(memberId, currency),
    credit: clearingOf(vendorId, currency),
    requestHash: hashOf({ kind: 'debt', memberId, vendorId, currency, amountMinor }),
    reference: `${vendorId}:${roundId}`,
  })
  if (result.status !== 'applied') throw new Error(`the debt of ${key} was not taken: ${result.status}`)
  return portalIdOf(result.transferId)
}
