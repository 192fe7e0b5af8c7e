import { type Lease, LeasedWork, type Leases } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { stepRoom } from './step-room.ts'

const lookMsMax = 1_000
const failedMs = 1_000
const atOnce = 200

interface RoomWriter {
  /** Something has changed in a room: it may be due. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Keeps the time of all rooms, as long as this process holds their lease: acts are taken by whichever process they reach,
 * but only one of them deals, and plays for who is away.
 */
export function startRoomWriter(context: AppContext, leases: Leases): RoomWriter {
  const own = new LeasedWork({
    leases,
    name: 'card-rooms',
    log: context.log,
    work: (work, lease) => write(context, work, lease),
  })
  return { wake: () => own.bell.ring(), stop: () => own.stop() }
}

async function write(context: AppContext, own: LeasedWork, lease: Lease): Promise<void> {
  await resumeRooms(context)
  while (!own.isStopping) {
    await lease.prove()
    const pauseMs = await stepDue(context)
    if (!own.isStopping && pauseMs > 0) await own.bell.sleep(pauseMs)
  }
}

/** Nobody looked after the rooms for a while: no turn is over by that. */
export async function resumeRooms(context: AppContext): Promise<void> {
  const rooms = await context.db
    .selectFrom('room_hands')
    .select('room_id')
    .where('state', 'in', ['ready', 'reveal', 'play'])
    .execute()
  for (const { room_id } of rooms) await stepSafely(context, room_id, true)
}

/** Steps every room that is due, and answers in how many milliseconds to look again. */
export async function stepDue(context: AppContext): Promise<number> {
  const { db, clock } = context
  const due = await db
    .selectFrom('rooms')
    .select('room_id')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  for (const { room_id } of due) await stepSafely(context, room_id, false)
  const next = await db
    .selectFrom('rooms')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  const nextMs = next?.due_at ? next.due_at.getTime() - clock.now().getTime() : lookMsMax
  return Math.min(Math.max(nextMs, 0), lookMsMax)
}

/** One room that cannot be taken on does not hold up the others. */
async function stepSafely(context: AppContext, roomId: string, isFirst: boolean): Promise<void> {
  await stepRoom(context, roomId, isFirst).catch(async (error: unknown) => {
    context.log.error({ err: error, roomId }, 'a room could not be taken on')
    const dueAt = new Date(context.clock.now().getTime() + failedMs)
    await context.db.updateTable('rooms').set({ due_at: dueAt }).where('room_id', '=', roomId).execute()
  })
}
