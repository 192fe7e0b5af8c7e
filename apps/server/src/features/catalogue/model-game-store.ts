import { formatAmount, getCurrency } from '@fairground/money'
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

/** Games of a vendor that are not retired, by name, with what their rules take in each currency as decimal amounts. */
export async function listStakedGames(reader: Reader, vendorId: string) {
  const rows = await reader
    .selectFrom('games')
    .select(['game_code', 'names', 'own_names', 'stakes'])
    .where('vendor_id', '=', vendorId)
    .where('vendor_status', '<>', 'retired')
    .orderBy('sort')
    .orderBy('node_id')
    .execute()
  return rows.map(({ game_code: gameCode, names, own_names: own, stakes }) => {
    const { vi = gameCode, en = gameCode } = { ...(names as Named), ...(own as Named) }
    return { gameCode, names: { vi, en }, stakes: stakesOf(stakes) }
  })
}

type Named = Record<string, string>

/** Stored ranges of stakes as decimal amounts. */
export function stakesOf(stored: unknown): { currency: string; min: string; max: string }[] {
  return Object.entries(stored as Record<string, { min: string; max: string }>).map(([currency, { min, max }]) => {
    const amountOf = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
    return { currency, min: amountOf(min), max: amountOf(max) }
  })
}
