import type { Reader, Tx } from '../../db/db.ts'
import type { StoredSession } from './session.ts'

export type EndReason = 'logout' | 'expired' | 'locked' | 'ended' | 'password' | 'closed'

interface SessionOwner {
  sessionId: string
  memberId: string
}

interface NewSession {
  id: string
  memberId: string
  tokenHash: Buffer
  ip: string
  userAgent: string
  now: Date
  expiresAt: Date
  isPasswordDue: boolean
}

export const findByTokenHash = (reader: Reader, tokenHash: Buffer): Promise<StoredSession | undefined> =>
  reader
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'sessions.id as id',
      'members.id as memberId',
      'members.account as account',
      'members.type as type',
      'members.currency as currency',
      'members.status as memberStatus',
      'members.expires_at as memberExpiresAt',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
      'sessions.ended_at as endedAt',
      'sessions.password_due as isPasswordDue',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      password_due: session.isPasswordDue,
    })
    .execute()
}

export async function saveLastSeen(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute()
}

/** Ends one session; returns whose it was, or nothing when it had ended before. */
export async function saveEnded(tx: Tx, sessionId: string, reason: EndReason, now: Date): Promise<string | undefined> {
  const row = await ended(tx, reason, now).where('id', '=', sessionId).returning('member_id').executeTakeFirst()
  return row?.member_id
}

export async function saveEndedByToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await ended(tx, 'logout', now).where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of the member; returns how many there were. */
export async function saveAllEnded(tx: Tx, memberId: string, reason: EndReason, now: Date): Promise<number> {
  const rows = await ended(tx, reason, now).where('member_id', '=', memberId).returning('id').execute()
  return rows.length
}

const ended = (tx: Tx, reason: EndReason, now: Date) =>
  tx.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where('ended_at', 'is', null)

/** Ends the member's open sessions but for the `keptMax` that were used last; returns the ids of those that ended. */
export async function saveSurplusEnded(tx: Tx, memberId: string, keptMax: number, now: Date): Promise<string[]> {
  const surplus = tx
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keptMax)
  const rows = await ended(tx, 'ended', now).where('id', 'in', surplus).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Ends up to `countMax` sessions that are over: not used since `seenBefore`, or too old. Returns them and whose they were. */
export async function saveExpired(tx: Tx, seenBefore: Date, now: Date, countMax: number): Promise<SessionOwner[]> {
  const due = tx
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .where((session) => session.or([session('last_seen_at', '<=', seenBefore), session('expires_at', '<=', now)]))
  return tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'expired' })
    .where('id', 'in', due.orderBy('last_seen_at').limit(countMax).forUpdate().skipLocked())
    .returning(['id as sessionId', 'member_id as memberId'])
    .execute()
}

/** Forgets sessions that ended before that time. */
export async function removeEnded(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('ended_at', '<', endedBefore).execute()
}
