import type { Reader, Tx } from '../../../db/db.ts'
import type { Ceiling } from './margin.ts'

/** Every ceiling of the site, by kind and category. */
export async function listCeilings(reader: Reader): Promise<Ceiling[]> {
  const rows = await reader.selectFrom('contract_ceilings').selectAll().orderBy('kind').orderBy('game_type').execute()
  return rows.map((row) => ({ kind: row.kind as Ceiling['kind'], gameType: row.game_type, rateBp: row.rate_bp }))
}

export async function saveCeilings(tx: Tx, ceilings: readonly Ceiling[]): Promise<void> {
  for (const { kind, gameType, rateBp } of ceilings)
    await tx
      .updateTable('contract_ceilings')
      .set({ rate_bp: rateBp })
      .where('kind', '=', kind)
      .where('game_type', '=', gameType)
      .execute()
}
