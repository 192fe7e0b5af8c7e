import type { FishingMagazine } from '@fairground/contract/studio'
import { openServerSeed } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { findMagazine, listShots, viewMagazine } from './magazine-store.ts'
import type { Loaded } from './pond.ts'

/** A magazine that this process decides shots of. */
export interface Held {
  readonly loaded: Loaded
  /** As it is after the shots that were decided. */
  view(): FishingMagazine
}

/** As it was written last; undefined where it is not open in this room. */
export async function loadHeld(context: AppContext, roomId: string, roundId: string): Promise<Held | undefined> {
  const magazine = await findMagazine(context.db, roundId)
  if (magazine?.head.state !== 'presenting') return undefined
  const { head, row } = magazine
  if (row.room_id !== roomId || row.ended_at !== null || head.client_seed === null) return undefined
  const pair = await context.db
    .selectFrom('seed_pairs')
    .select(['commitment', 'server_seed_sealed'])
    .where('pair_id', '=', String(head.pair_id))
    .executeTakeFirstOrThrow()
  const shots = await listShots(context.db, roundId)
  const loaded: Loaded = {
    ...{ roundId, seat: row.seat, bullets: row.bullets, bulletMinor: BigInt(row.bullet_minor) },
    payoutMinorMax: BigInt(row.payout_minor_max),
    seeds: { serverSeed: openServerSeed(context, pair), clientSeed: head.client_seed, nonce: head.nonce },
    loadedMs: head.started_at.getTime(),
    ...{ rolls: row.rolls, spent: row.spent, returned: row.returned, killsMinor: BigInt(row.kills_minor) },
    shotNos: new Set(shots.map(({ shotNo }) => shotNo)),
    fired: [],
    doubts: shots.slice(-100).map(({ end }) => end.end === 'returned' && end.reason === 'implausible'),
  }
  const base = viewMagazine(magazine)
  const view = (): FishingMagazine => ({
    ...base,
    ...{ spent: loaded.spent, returned: loaded.returned, killsMinor: loaded.killsMinor.toString() },
    lastShotNo: Math.max(0, ...loaded.shotNos),
  })
  return { loaded, view }
}
