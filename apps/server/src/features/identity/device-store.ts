import type { Reader, Tx } from '../../db/db.ts'
import type { StoredDevice } from './security-view.ts'
import type { EndReason } from './session-store.ts'

const devicesMax = 50

interface LiveAt {
  now: Date
  /** Sessions not used since then are over, whether or not anybody wrote it down. */
  seenAfter: Date
}

/** Where the account is signed in, last used first. */
export const listDevices = (reader: Reader, memberId: string, { now, seenAfter }: LiveAt): Promise<StoredDevice[]> =>
  reader
    .selectFrom('sessions')
    .select([
      'id as sessionId',
      'ip',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .limit(devicesMax)
    .execute()

/** Ends one session if it is this member's; tells the remembered log-in that it belongs to. Undefined when there is none to end. */
export const saveDeviceEnded = (
  tx: Tx,
  memberId: string,
  sessionId: string,
  now: Date,
): Promise<{ rememberedBy: Buffer | null } | undefined> =>
  ended(tx, memberId, 'ended', now)
    .where('id', '=', sessionId)
    .returning('remembered_by as rememberedBy')
    .executeTakeFirst()

/** Ends every session of the member but one; returns their ids. */
export async function saveOthersEnded(
  tx: Tx,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const rows = await ended(tx, memberId, reason, now).where('id', '<>', sessionId).returning('id').execute()
  return rows.map(({ id }) => id)
}

const ended = (tx: Tx, memberId: string, reason: EndReason, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
