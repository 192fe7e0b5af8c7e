import { prepareStatement } from '@fairground/postgres'
import type { Mode } from '../db/columns.ts'
import type { SeedDb, SeedPairRow, SeedTx } from '../db/schema.ts'

/** Whose seeds: real and demo play never share a pair. */
export interface SeedOwner {
  playerId: string
  mode: Mode
}

/** What the player may know of the own seeds: commitments, the own seed and the number of the next bet. */
export interface SeedState {
  commit: string
  nextCommit: string
  clientSeed: string
  nonce: number
  /** The client seed is not the player's own yet, and nothing was played with it. */
  isStudioSeed?: true | undefined
}

const lockAttemptsMax = 3

/** A pair that decides bets now. */
export type ActivePair = SeedPairRow & { client_seed: string }

/** The current pair, locked: only its holder can open a round or rotate for this player and mode. */
export async function lockActivePair(tx: SeedTx, owner: SeedOwner): Promise<ActivePair> {
  for (let attempt = 1; ; attempt += 1) {
    const row = await pairs(tx, owner).where('state', '=', 'active').forUpdate().executeTakeFirst()
    // A rotation we waited for has made another row the active one: the next look finds it.
    if (row || attempt >= lockAttemptsMax) return asActive(row)
  }
}

/** The pair in use as it is now: before a round is written, its number may be taken by another. */
export async function findActivePair(db: SeedDb, { playerId, mode }: SeedOwner): Promise<ActivePair> {
  const { rows } = await readActivePair(db, [playerId, mode])
  return asActive(rows[0])
}

const readActivePair = prepareStatement<SeedPairRow>(`
  select pair_id, player_id, mode, state, commitment, server_seed_sealed, server_seed, client_seed, client_seed_by, next_nonce, created_at,
    revealed_at
  from seed_pairs where player_id = $1 and mode = $2 and state = 'active'`)

export async function getSeedState(reader: SeedDb | SeedTx, owner: SeedOwner): Promise<SeedState> {
  const rows = await pairs(reader, owner).where('state', 'in', ['active', 'next']).execute()
  const active = asActive(rows.find((row) => row.state === 'active'))
  const next = rows.find((row) => row.state === 'next')
  if (!next) throw new Error(`player ${owner.playerId} has no next seed pair`)
  return {
    commit: active.commitment,
    nextCommit: next.commitment,
    clientSeed: active.client_seed,
    nonce: active.next_nonce,
    ...(active.client_seed_by === 'studio' && active.next_nonce === 0 ? { isStudioSeed: true as const } : {}),
  }
}

/** Assigns this bet's number; it is used up even when the bet fails. */
export async function takeNonce(tx: SeedTx, pair: ActivePair): Promise<number> {
  const { next_nonce } = await tx
    .updateTable('seed_pairs')
    .set((eb) => ({ next_nonce: eb('next_nonce', '+', 1) }))
    .where('pair_id', '=', pair.pair_id)
    .returning('next_nonce')
    .executeTakeFirstOrThrow()
  return next_nonce - 1
}

const pairs = (reader: SeedDb | SeedTx, { playerId, mode }: SeedOwner) =>
  reader.selectFrom('seed_pairs').selectAll().where('player_id', '=', playerId).where('mode', '=', mode)

function asActive(row: SeedPairRow | undefined): ActivePair {
  if (!row || row.client_seed === null) throw new Error('a player with a session has an active seed pair')
  return { ...row, client_seed: row.client_seed }
}
