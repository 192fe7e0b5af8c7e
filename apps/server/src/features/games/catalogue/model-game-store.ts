import { formatAmount, getCurrency } from '@fairground/money'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { nodeIdsNamed } from './search-games.ts'

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

interface PlayedGame {
  gameCode: string
  names: { vi: string; en: string }
  currency: string
}

/** Games of a vendor that are not retired, one row for each currency they take, in the order of the lobby. */
const playedGames = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('games as g')
    .innerJoinLateral(sql<{ currency: string }>`(select jsonb_object_keys(g.stakes) as currency)`.as('c'), (join) =>
      join.onTrue(),
    )
    .where('g.vendor_id', '=', vendorId)
    .where('g.vendor_status', '<>', 'retired')

/** A page of the games of a vendor that a name or a whole code finds, in each of their currencies; play money after money. */
export async function searchPlayedGames(
  reader: Reader,
  { vendorId, name, limit, offset }: { vendorId: string; name: string; limit: number; offset: number },
): Promise<{ list: PlayedGame[]; total: number }> {
  const matching = playedGames(reader, vendorId).where((e) =>
    e.or([e('g.node_id', 'in', nodeIdsNamed(reader, name)), e('g.game_code', '=', name)]),
  )
  const [rows, counted] = await Promise.all([
    matching
      .select(['g.game_code', 'g.names', 'g.own_names', 'c.currency'])
      .orderBy('g.sort')
      .orderBy('g.node_id')
      .orderBy(sql`c.currency = 'FUN'`)
      .orderBy('c.currency')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((e) => e.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(playedGameOf), total: Number(counted.count) }
}

/** These of a vendor's games, in each of their currencies; those it does not have are left out. */
export async function findPlayedGames(
  reader: Reader,
  { vendorId, gameCodes }: { vendorId: string; gameCodes: readonly string[] },
): Promise<(PlayedGame & { stakes: { min: string; max: string } | undefined })[]> {
  if (gameCodes.length === 0) return []
  const found = playedGames(reader, vendorId).where('g.game_code', 'in', gameCodes)
  return (await found.select(['g.game_code', 'g.names', 'g.own_names', 'c.currency', 'g.stakes']).execute()).map(
    (row) => ({
      ...playedGameOf(row),
      stakes: stakesOf(row.stakes).find(({ currency }) => currency === row.currency),
    }),
  )
}

/** Every currency that some game of a vendor takes. */
export async function listPlayedCurrencies(reader: Reader, vendorId: string): Promise<string[]> {
  const rows = await playedGames(reader, vendorId).select('c.currency').distinct().execute()
  return rows.map(({ currency }) => currency)
}

type Named = Record<string, string>

function playedGameOf(row: { game_code: string; names: unknown; own_names: unknown; currency: string }): PlayedGame {
  const { game_code: gameCode, names, own_names: own, currency } = row
  const { vi = gameCode, en = gameCode } = { ...(names as Named), ...(own as Named) }
  return { gameCode, names: { vi, en }, currency }
}

/** Stored ranges of stakes as decimal amounts. */
export function stakesOf(stored: unknown): { currency: string; min: string; max: string }[] {
  return Object.entries(stored as Record<string, { min: string; max: string }>).map(([currency, { min, max }]) => {
    const amountOf = (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
    return { currency, min: amountOf(min), max: amountOf(max) }
  })
}
