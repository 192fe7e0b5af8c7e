import path from 'node:path'
import { recordingUrl, type VendorRecording } from '@fairground/contract/psw'
import { videoPaths } from '@fairground/contract/studio'
import * as z from 'zod'
import type { AppContext } from '../context.ts'
import type { RecordingRow } from '../db/schema.ts'
import { listSharedById } from '../tables/shared-round-store.ts'
import { hashFile } from './hash-file.ts'
import { findRecording } from './recording-store.ts'
import { endOf, stateOf } from './view-recordings.ts'

const purpose = 'recording-ticket'
/** As long as somebody looks at one round. */
const ticketMs = 10 * 60_000

const Ticket = z.object({ file: z.string(), expiresAtMs: z.number() })

/** Where a recording can be seen for some minutes, and what it is; undefined where nothing can be shown. */
export async function playRecording(
  context: AppContext,
  { sharedRoundId, recordingId }: { sharedRoundId: string; recordingId: string },
): Promise<{ url: string; state: VendorRecording['state'] } | undefined> {
  const row = await findRecording(context.db, recordingId)
  if (row?.shared_round_id !== sharedRoundId) return undefined
  if (row.pattern !== null) return playOutside(context, row, row.pattern)
  const state = stateOf(context, row)
  const { recordings, url } = context.config
  if (!recordings || !row.file || (state !== 'whole' && state !== 'broken')) return undefined
  const found = await hashFile(path.join(recordings.folder, row.file)).catch(() => undefined)
  if (!found) return undefined
  const expiresAtMs = context.clock.now().getTime() + ticketMs
  const ticket = context.secrets.seal(purpose, JSON.stringify({ file: row.file, expiresAtMs }))
  return {
    url: `${url}${videoPaths.recording}?${new URLSearchParams({ ticket })}`,
    // Shown all the same, and said: whoever decides by it has to know.
    state: row.sha256 !== null && row.sha256 !== found.sha256 ? 'changed' : state,
  }
}

async function playOutside({ db }: AppContext, row: RecordingRow, pattern: string) {
  const [round] = await listSharedById(db, [row.shared_round_id])
  const to = round && endOf(round, row)?.toISOString()
  if (!to) return undefined
  const from = round.opened_at.toISOString()
  const url = recordingUrl(pattern, { table: row.table_id, round: row.shared_round_id, from, to })
  return { url, state: 'outside' as const }
}

/** The file that a ticket shows; undefined for one that is not ours, or too old. */
export function fileOfTicket({ secrets, clock, config }: AppContext, sealed: string): string | undefined {
  try {
    const ticket = Ticket.parse(JSON.parse(secrets.open(purpose, sealed)))
    if (!config.recordings || ticket.expiresAtMs <= clock.now().getTime()) return undefined
    return path.join(config.recordings.folder, path.basename(ticket.file))
  } catch {
    return undefined
  }
}
