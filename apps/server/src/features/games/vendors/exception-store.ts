import type { VendorException } from '@fairground/contract'
import type { Reader, Tx } from '../../../db/db.ts'

const listedMax = 50

/** What waits for a person, oldest first. */
export async function listExceptions(reader: Reader, vendorId: string): Promise<VendorException[]> {
  const rows = await reader
    .selectFrom('vendor_exceptions')
    .select(['id', 'transaction_id', 'kind', 'found_at'])
    .where('vendor_id', '=', vendorId)
    .where('closed_at', 'is', null)
    .orderBy('found_at')
    .orderBy('id')
    .limit(listedMax)
    .execute()
  return rows.map((row) => ({
    exceptionId: row.id,
    transactionId: row.transaction_id,
    kind: row.kind as VendorException['kind'],
    foundAt: row.found_at.toISOString(),
  }))
}

interface Closing {
  vendorId: string
  exceptionId: string
  staffId: string
  note: string
  at: Date
}

/** False when there is none that is open. */
export async function saveExceptionClosed(
  tx: Tx,
  { vendorId, exceptionId, staffId, note, at }: Closing,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vendor_exceptions')
    .set({ closed_at: at, closed_by: staffId, note })
    .where('id', '=', exceptionId)
    .where('vendor_id', '=', vendorId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
