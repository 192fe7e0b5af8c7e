import { existsSync } from 'node:fs'
import path from 'node:path'
import type { VendorRecording } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'
import type { RecordingRow, SharedRoundRow } from '../db/schema.ts'
import { listRecordings } from './recording-store.ts'
import { staleMs } from './tidy-recordings.ts'

type Round = Pick<SharedRoundRow, 'shared_round_id' | 'opened_at' | 'ended_at' | 'state'>

/** What there is of the picture of a round, as it is now. */
export const viewRecordings = async (context: AppContext, round: Round): Promise<VendorRecording[]> =>
  (await listRecordings(context.db, round.shared_round_id)).map((row) => ({
    recordingId: row.recording_id,
    state: stateOf(context, row),
    // What an outside server has begins and ends with the round.
    from: (row.state === 'outside' ? round.opened_at : row.from_at).toISOString(),
    to: (row.state === 'outside' ? endOf(round, row) : row.to_at)?.toISOString() ?? null,
    bytes: row.bytes === null ? null : Number(row.bytes),
    sha256: row.sha256,
  }))

/** A round that was void has no end of its own: what came last is its end. Null while it goes on. */
export const endOf = (
  { state, ended_at }: Pick<Round, 'state' | 'ended_at'>,
  { written_at }: RecordingRow,
): Date | null => ended_at ?? (state === 'void' ? written_at : null)

/** A row is believed as far as it can be: a writer that is silent is dead, and a file is there or not. */
export function stateOf({ clock, config }: AppContext, row: RecordingRow): VendorRecording['state'] {
  const { state, file, written_at } = row
  if (state === 'writing' && written_at.getTime() < clock.now().getTime() - staleMs) return 'broken'
  if (state !== 'whole' && state !== 'broken') return state
  const isThere = config.recordings && file && existsSync(path.join(config.recordings.folder, file))
  return isThere ? state : 'missing'
}
