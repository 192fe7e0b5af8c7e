import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RecordingRoom } from '../config/config.ts'
import type { AppContext } from '../context.ts'
import { findOpenShared } from '../tables/shared-round-store.ts'
import type { Filmed } from '../video/relay.ts'
import { hashFile } from './hash-file.ts'
import { beginRecording, endRecording, tellWriting } from './recording-store.ts'
import { makeRoom } from './tidy-recordings.ts'
import { writeWebm } from './write-webm.ts'

const looksMs = 500
const tellsMs = 3_000
/** Of one file: a round that never ends fills no disk. */
const fileBytesMax = 64 * 1_048_576

interface Writing {
  sharedRoundId: string
  recordingId: string
  path: string
  toldMs: number
  /** Ends the file; rejects when it was not written whole. */
  end(): Promise<void>
}

type Kept = AppContext & { config: { recordings: RecordingRoom } }

/** Writes what comes of a table to one file for each round, until the function it returns is called. */
export function recordRounds(context: AppContext, tableId: string, filmed: Filmed): () => Promise<void> {
  if (!context.config.recordings) return async () => {}
  const kept = context as Kept
  let writing: Writing | undefined
  /** A round whose file was full, or could not be written, is not begun again. */
  let lastId: string | undefined
  const finish = async () => {
    const ended = writing
    writing = undefined
    if (ended) await end(kept, ended)
  }
  const look = async () => {
    const roundId = (await findOpenShared(context.db, tableId))?.shared_round_id
    if (writing && writing.sharedRoundId !== roundId) await finish()
    if (writing) {
      if (await isFull(writing.path)) await finish()
      else await tell(kept, writing)
    } else if (roundId !== undefined && roundId !== lastId) {
      lastId = roundId
      writing = await begin(kept, { tableId, sharedRoundId: roundId }, filmed)
    }
  }
  let looking = Promise.resolve()
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error: unknown) => context.log.error(error, 'the picture of a table is not recorded'))
      .finally(() => {
        isLooking = false
      })
  }, looksMs)
  return async () => {
    clearInterval(timer)
    await looking
    await finish()
  }
}

async function begin(context: Kept, of: { tableId: string; sharedRoundId: string }, filmed: Filmed): Promise<Writing> {
  const { folder } = context.config.recordings
  await mkdir(folder, { recursive: true })
  await makeRoom(context, fileBytesMax)
  const { recordingId, file } = await beginRecording(context, of)
  const at = path.join(folder, file)
  const written = await writeWebm(at, filmed.tracks)
  filmed.askKeyframe()
  return { sharedRoundId: of.sharedRoundId, recordingId, path: at, toldMs: performance.now(), end: written.end }
}

async function end(context: Kept, { recordingId, path: at, end: stop }: Writing): Promise<void> {
  const { db, clock, log } = context
  const to_at = clock.now()
  try {
    await stop()
    const { bytes, sha256 } = await hashFile(at)
    await endRecording(db, recordingId, { state: 'whole', to_at, bytes: BigInt(bytes), sha256 })
  } catch (error) {
    log.error(error, 'a recording was not written whole')
    await endRecording(db, recordingId, { state: 'broken', to_at, bytes: null, sha256: null })
  }
}

async function tell({ db, clock }: Kept, writing: Writing): Promise<void> {
  if (performance.now() - writing.toldMs < tellsMs) return
  writing.toldMs = performance.now()
  await tellWriting(db, writing.recordingId, clock.now())
}

const isFull = async (at: string): Promise<boolean> =>
  (await stat(at).then(
    ({ size }) => size,
    () => 0,
  )) >= fileBytesMax
