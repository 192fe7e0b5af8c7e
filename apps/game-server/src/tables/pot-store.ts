import type { Pots } from '@fairground/game-rules/tables'
import type { Reader, Tx } from '../db/schema.ts'

/** The pots of a table as its last round left them; a currency that nobody has played has none. */
export async function readPots(reader: Reader, tableId: string): Promise<Pots> {
  const rows = await reader
    .selectFrom('shared_pots')
    .distinctOn('currency')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('currency')
    .orderBy('shared_round_id', 'desc')
    .execute()
  return Object.fromEntries(
    rows.map((row) => [row.currency, { meterMinor: row.meter_minor, reserveMinor: row.reserve_minor }]),
  )
}

/** What a round leaves, once: a second time is refused by the key. */
export async function savePots(
  tx: Tx,
  { table_id, shared_round_id }: { table_id: string; shared_round_id: string },
  pots: Pots,
): Promise<void> {
  const rows = Object.entries(pots).map(([currency, { meterMinor, reserveMinor }]) => ({
    table_id,
    currency,
    shared_round_id,
    meter_minor: BigInt(meterMinor),
    reserve_minor: BigInt(reserveMinor),
  }))
  if (rows.length > 0) await tx.insertInto('shared_pots').values(rows).execute()
}
