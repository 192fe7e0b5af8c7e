import type { FishingMagazine, FishingShot } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { MagazineRow, Reader } from '../db/schema.ts'
import type { RoundWithSeeds } from '../rounds/round-store.ts'
import { findRound } from '../rounds/round-store.ts'

/** A round of the kind `fishing` with what became of its bullets. */
export interface Magazine {
  head: RoundWithSeeds
  row: MagazineRow
}

export async function findMagazine(reader: Reader, roundId: string): Promise<Magazine | undefined> {
  const head = await findRound(reader, roundId)
  if (head?.kind !== 'fishing') return undefined
  const [row] = await listMagazineRows(reader, [roundId])
  return row && { head, row }
}

export const listMagazineRows = async (reader: Reader, roundIds: readonly string[]): Promise<MagazineRow[]> =>
  roundIds.length === 0
    ? []
    : reader.selectFrom('fishing_magazines').selectAll().where('round_id', 'in', roundIds).execute()

/** The one that the player has open at this level; its bet may be under way. */
export async function findOpenMagazine(
  reader: Reader,
  { playerId, mode, gameId }: Pick<Session, 'playerId' | 'mode' | 'gameId'>,
): Promise<Magazine | undefined> {
  const open = await reader
    .selectFrom('rounds')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('mode', '=', mode)
    .where('game_id', '=', gameId)
    .where('kind', '=', 'fishing')
    .where('state', '=', 'presenting')
    .executeTakeFirst()
  return open && findMagazine(reader, open.round_id)
}

/** The shots that were written, in their order. */
export async function listShots(reader: Reader, roundId: string): Promise<FishingShot[]> {
  const rows = await reader
    .selectFrom('fishing_batches')
    .select('shots')
    .where('round_id', '=', roundId)
    .orderBy('batch')
    .execute()
  return rows.flatMap(({ shots }) => shots)
}

export const viewMagazine = ({ head, row }: Magazine): FishingMagazine => ({
  ...{ roundId: head.round_id, roomId: row.room_id, gameId: head.game_id, seat: row.seat, mode: head.mode },
  currency: head.currency,
  state: head.state === 'void' ? 'void' : row.ended_at ? 'ended' : 'open',
  endedBy: row.ended_by,
  ...{ bullets: row.bullets, bulletMinor: row.bullet_minor, spent: row.spent, returned: row.returned },
  ...{ killsMinor: row.kills_minor, lastShotNo: row.last_shot_no },
  loadedAt: head.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  fairness: {
    ...{ commit: head.commitment, clientSeed: head.client_seed ?? '', nonce: head.nonce },
    serverSeed: head.server_seed,
  },
})

/** What a magazine is worth to its player at its end: kills and the bullets that were not spent. */
export const winMinorOf = ({ bullets, spent, bullet_minor, kills_minor }: MagazineRow): bigint =>
  BigInt(kills_minor) + BigInt(bullets - spent) * BigInt(bullet_minor)

export const turnoverMinorOf = ({ spent, bullet_minor }: MagazineRow): bigint => BigInt(spent) * BigInt(bullet_minor)
