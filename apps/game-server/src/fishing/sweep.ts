import { type Lease, LeasedWork, type Leases } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { MagazineEnd } from '../db/schema.ts'
import { oweMagazine, payMagazine } from './end-magazine.ts'
import type { FishingRooms } from './fishing-rooms.ts'

/** A magazine that nobody has fired for so long is ended, and a seat without a line for so long is free. */
export const idleMs = 90_000
const lookMs = 2_000
const batchMax = 100

interface Parts {
  leases: Leases
  rooms: FishingRooms
}

/** Ends magazines that nobody fires any more, whatever became of their process: one process at a time looks for them. */
export const startSweep = (context: AppContext, { leases, rooms }: Parts): LeasedWork =>
  new LeasedWork({
    leases,
    name: 'fishing-sweep',
    log: context.log,
    work: (own, lease) => sweep(context, rooms, { own, lease }),
  })

async function sweep(
  context: AppContext,
  rooms: FishingRooms,
  { own, lease }: { own: LeasedWork; lease: Lease },
): Promise<void> {
  while (!own.isStopping) {
    await lease.prove()
    await endIdle(context, rooms)
    await freeLeft(context, rooms)
    await own.bell.sleep(lookMs)
  }
}

/** Those that are idle, and those of levels that were closed. */
export async function endIdle(context: AppContext, rooms?: FishingRooms): Promise<number> {
  const nowMs = context.clock.now().getTime()
  const closed = context.catalogue
    .list()
    .flatMap((title) => (title.kind === 'fishing' && title.status !== 'live' ? [title.gameId] : []))
  const due = await context.db
    .selectFrom('fishing_magazines')
    .innerJoin('rounds', 'rounds.round_id', 'fishing_magazines.round_id')
    .select(['fishing_magazines.round_id', 'room_id', 'rounds.game_id'])
    .where('ended_at', 'is', null)
    .where('rounds.state', '=', 'presenting')
    .where(({ or, eb }) =>
      or([
        eb('active_at', '<=', new Date(nowMs - idleMs)),
        ...(closed.length > 0 ? [eb('rounds.game_id', 'in', closed)] : []),
      ]),
    )
    .orderBy('active_at')
    .limit(batchMax)
    .execute()
  for (const { round_id, room_id, game_id } of due) {
    const endedBy: MagazineEnd = closed.includes(game_id) ? 'closed' : 'idle'
    const win = await oweMagazine(context, round_id, endedBy)
    if (!win) continue
    payMagazine(context, win)
    rooms?.tell({ roomId: room_id, what: 'ended', roundId: round_id })
  }
  return due.length
}

/** Seats whose lines are long gone, and that have nothing loaded. */
async function freeLeft(context: AppContext, rooms: FishingRooms): Promise<void> {
  const freed = await context.db
    .deleteFrom('fishing_seats')
    .where('seen_at', '<=', new Date(context.clock.now().getTime() - idleMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fishing_magazines')
            .innerJoin('rounds', 'rounds.round_id', 'fishing_magazines.round_id')
            .select('fishing_magazines.round_id')
            .whereRef('rounds.player_id', '=', 'fishing_seats.player_id')
            .whereRef('fishing_magazines.room_id', '=', 'fishing_seats.room_id')
            .where('fishing_magazines.ended_at', 'is', null)
            .where('rounds.state', 'in', ['betting', 'presenting']),
        ),
      ),
    )
    .returning('room_id')
    .execute()
  for (const roomId of new Set(freed.map(({ room_id }) => room_id))) rooms.tell({ roomId, what: 'seats' })
}
