import type { Reader, Tx } from '../../db/db.ts'

/** The version of the newest correction of a bet or win; 0 when there was none. */
export async function findLastVersion(
  reader: Reader,
  vendorId: string,
  originalTransactionId: string,
): Promise<number> {
  const row = await reader
    .selectFrom('psw_adjustments')
    .select('version')
    .where('original_transaction_id', '=', originalTransactionId)
    .where('vendor_id', '=', vendorId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

export interface Adjustment {
  vendorId: string
  originalTransactionId: string
  version: number
  transactionId: string
  amountMinor: bigint
  debtMinor: bigint
}

export async function saveAdjustment(tx: Tx, adjustment: Adjustment, now: Date): Promise<void> {
  await tx
    .insertInto('psw_adjustments')
    .values({
      vendor_id: adjustment.vendorId,
      original_transaction_id: adjustment.originalTransactionId,
      version: adjustment.version,
      transaction_id: adjustment.transactionId,
      amount_minor: adjustment.amountMinor.toString(),
      debt_minor: adjustment.debtMinor.toString(),
      created_at: now,
    })
    .execute()
}
