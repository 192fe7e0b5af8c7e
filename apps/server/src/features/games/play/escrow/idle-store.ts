import { sql } from 'kysely'
import type { Reader } from '../../../../db/db.ts'

/** Vendors with seats that nobody has moved since then. */
export async function listVendorsWithSeats(reader: Reader, movedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`
    select distinct vendor_id from escrows where state = 'OPEN' and moved_at < ${movedBefore} order by 1`.execute(
    reader,
  )
  return rows.map(({ vendor_id }) => vendor_id)
}

interface IdleRow {
  escrow_id: string
  table_id: string
  player_id: string
  currency: string
  balance_minor: string
  last_hand_seq: string
  opened_at: Date
}

/** Open seats that nobody has moved since then, the oldest first. */
export async function listIdleEscrows(reader: Reader, vendorId: string, movedBefore: Date) {
  const { rows } = await sql<IdleRow>`
    select escrow_id, table_id, player_id, currency, balance_minor, last_hand_seq, opened_at from escrows
    where vendor_id = ${vendorId} and state = 'OPEN' and moved_at < ${movedBefore} order by opened_at limit 1000`.execute(
    reader,
  )
  return rows.map((row) => ({
    escrowId: row.escrow_id,
    tableId: row.table_id,
    playerId: row.player_id,
    currency: row.currency,
    balanceMinor: BigInt(row.balance_minor),
    lastHandSeq: Number(row.last_hand_seq),
    openedAt: row.opened_at,
  }))
}
