import type { Reader } from '../../../../db/db.ts'
import type { StoredDevice } from '../security/security-view.ts'

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
