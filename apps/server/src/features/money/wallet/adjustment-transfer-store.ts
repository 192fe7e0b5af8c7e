import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'

/** The transfers by which corrections moved money, by the corrections' ids. */
export async function listAdjustmentTransfers(
  reader: Reader,
  adjustmentIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (adjustmentIds.length === 0) return new Map()
  const { rows } = await sql<{ reference: string; transfer_id: string }>`
    select reference, transfer_id from ledger.transfer_sides
    where kind = 'adjustment' and code is null and reference = any(${adjustmentIds})`.execute(reader)
  return new Map(rows.map(({ reference, transfer_id }) => [reference, BigInt(transfer_id)]))
}
