import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RecordingRoom } from '../config/config.ts'
import type { AppContext } from '../context.ts'
import type { RecordingRow } from '../db/schema.ts'
import { breakStale, listKept, markRemoved } from './recording-store.ts'

const dayMs = 24 * 3_600_000
/** A writer tells every few seconds that it goes on. */
export const staleMs = 15_000

/** Ends what nobody writes any more, and removes files whose time is over or whose room is needed. */
export async function tidyRecordings(context: AppContext): Promise<void> {
  const { db, clock, config } = context
  const nowMs = clock.now().getTime()
  await breakStale(db, new Date(nowMs - staleMs))
  if (!config.recordings) return
  const before = new Date(nowMs - config.recordings.days * dayMs)
  await remove(
    context,
    config.recordings,
    (await listKept(db)).filter(({ from_at }) => from_at < before),
  )
  await makeRoom(context, 0)
}

/** The oldest files go until so much is free. */
export async function makeRoom(context: AppContext, neededBytes: number): Promise<void> {
  const { recordings } = context.config
  if (!recordings) return
  const sized = await Promise.all(
    (await listKept(context.db)).map(async (row) => ({ row, size: await sizeOf(recordings, row) })),
  )
  let over = sized.reduce((sum, { size }) => sum + size, neededBytes) - recordings.bytesMax
  const gone: RecordingRow[] = []
  for (const { row, size } of sized) {
    if (over <= 0) break
    if (row.state === 'writing' || size === 0) continue
    gone.push(row)
    over -= size
  }
  await remove(context, recordings, gone)
}

/** The row goes first: it never says that a file is there which is not. */
async function remove(context: AppContext, room: RecordingRoom, rows: readonly RecordingRow[]): Promise<void> {
  const gone = rows.filter(({ state }) => state !== 'writing')
  if (gone.length === 0) return
  await markRemoved(
    context.db,
    gone.map(({ recording_id }) => recording_id),
  )
  for (const { file } of gone) if (file) await rm(path.join(room.folder, file), { force: true })
}

const sizeOf = async ({ folder }: RecordingRoom, { file }: RecordingRow): Promise<number> =>
  file === null
    ? 0
    : stat(path.join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      )
