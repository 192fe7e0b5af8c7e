import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Reader, RecordingRow, Tx } from '../db/schema.ts'
import { findOpenShared } from '../tables/shared-round-store.ts'

/** Files that take room. */
const keptStates = ['writing', 'whole', 'broken'] as const

interface Begun {
  tableId: string
  sharedRoundId: string
}

/** A row before its first byte: whatever becomes of the writer, the round says that there was one. */
export async function beginRecording(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { tableId, sharedRoundId }: Begun,
) {
  const now = clock.now()
  const recordingId = newId('rec', now)
  const file = `${recordingId}.webm`
  const times = { from_at: now, to_at: null, written_at: now }
  const row = { recording_id: recordingId, shared_round_id: sharedRoundId, table_id: tableId, file, ...times }
  await db
    .insertInto('recordings')
    .values({ ...row, state: 'writing', pattern: null, bytes: null, sha256: null })
    .execute()
  return { recordingId, file }
}

export const tellWriting = (reader: Reader, recordingId: string, now: Date): Promise<unknown> =>
  reader
    .updateTable('recordings')
    .set({ written_at: now })
    .where('recording_id', '=', recordingId)
    .where('state', '=', 'writing')
    .execute()

/** Only from `writing`: what was given up stays so. */
export const endRecording = (
  reader: Reader,
  recordingId: string,
  end: Pick<RecordingRow, 'state' | 'to_at' | 'sha256'> & { bytes: bigint | null },
): Promise<unknown> =>
  reader
    .updateTable('recordings')
    .set(end)
    .where('recording_id', '=', recordingId)
    .where('state', '=', 'writing')
    .execute()

/** The outside server records what comes to it; the round keeps where it was said to be found, and until when it came. */
export async function keepOutsideRecording({ db, clock }: AppContext, tableId: string, pattern: string): Promise<void> {
  const round = await findOpenShared(db, tableId)
  if (!round) return
  const now = clock.now()
  await db
    .insertInto('recordings')
    .values({
      ...{ recording_id: newId('rec', now), shared_round_id: round.shared_round_id, table_id: tableId },
      ...{ state: 'outside', file: null, pattern, from_at: now, to_at: null, written_at: now },
      ...{ bytes: null, sha256: null },
    })
    .onConflict((conflict) =>
      conflict.columns(['shared_round_id', 'pattern']).where('state', '=', 'outside').doUpdateSet({ written_at: now }),
    )
    .execute()
}

export const listRecordings = (reader: Reader, sharedRoundId: string): Promise<RecordingRow[]> =>
  reader
    .selectFrom('recordings')
    .selectAll()
    .where('shared_round_id', '=', sharedRoundId)
    .orderBy('recording_id')
    .limit(100)
    .execute()

export const findRecording = (reader: Reader, recordingId: string): Promise<RecordingRow | undefined> =>
  reader.selectFrom('recordings').selectAll().where('recording_id', '=', recordingId).executeTakeFirst()

/** Writers that were killed: they told of nothing for so long. */
export const breakStale = (reader: Reader, before: Date): Promise<unknown> =>
  reader
    .updateTable('recordings')
    .set({ state: 'broken' })
    .where('state', '=', 'writing')
    .where('written_at', '<', before)
    .execute()

/** Files that are kept, oldest first. */
export const listKept = (reader: Reader): Promise<RecordingRow[]> =>
  reader.selectFrom('recordings').selectAll().where('state', 'in', keptStates).orderBy('recording_id').execute()

export const markRemoved = (tx: Tx | Reader, recordingIds: readonly string[]): Promise<unknown> =>
  tx
    .updateTable('recordings')
    .set({ state: 'removed' })
    .where('recording_id', 'in', [...recordingIds, ''])
    .where('state', 'in', ['whole', 'broken'])
    .execute()
