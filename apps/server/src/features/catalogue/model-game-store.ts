import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'

/** How many games of a vendor play each model, retired ones left out. */
export const countModelGames = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('games')
    .select(['model_id', sql<string>`count(*)`.as('games'), sql<string>`count(stopped_at)`.as('stopped')])
    .where('vendor_id', '=', vendorId)
    .where('vendor_status', '<>', 'retired')
    .groupBy('model_id')
    .execute()

interface ModelOf {
  vendorId: string
  modelId: string
}

/** The games of a model in the order of the lobby, the stopped ones first. */
export async function listModelGames(reader: Reader, { vendorId, modelId, limit }: ModelOf & { limit: number }) {
  const matching = reader
    .selectFrom('games')
    .where('vendor_id', '=', vendorId)
    .where('model_id', '=', modelId)
    .where('vendor_status', '<>', 'retired')
  const [rows, counted] = await Promise.all([
    matching
      .select(['node_id', 'names', 'own_names', 'tile_key', 'is_enabled', 'vendor_status', 'stopped_at', 'stakes'])
      .orderBy(sql`stopped_at is null`)
      .orderBy('sort')
      .orderBy('node_id')
      .limit(limit)
      .execute(),
    matching.select((e) => e.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.count) }
}

/** Stops the games of a model that are not stopped yet; null: opens those that are. Their ids. */
export async function saveModelStopped(
  tx: Tx,
  { vendorId, modelId }: ModelOf,
  stopped: { at: Date; reason: string } | null,
): Promise<string[]> {
  const rows = await tx
    .updateTable('games')
    .set({ stopped_at: stopped?.at ?? null, stopped_reason: stopped?.reason ?? null })
    .where('vendor_id', '=', vendorId)
    .where('model_id', '=', modelId)
    .where('vendor_status', '<>', 'retired')
    .where('stopped_at', stopped ? 'is' : 'is not', null)
    .returning('node_id')
    .execute()
  return rows.map(({ node_id }) => node_id)
}
