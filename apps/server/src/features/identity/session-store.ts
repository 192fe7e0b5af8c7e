import { prepareStatement } from '@fairground/postgres'
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
  sessionCountMax: number
  isFirst: boolean
}

const selectByToken = prepareStatement<StoredSession>(`
  select s.id, m.id as "memberId", m.account, m.type, m.currency, m.status as "memberStatus",
    m.expires_at as "memberExpiresAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
    s.ended_at as "endedAt", s.password_due as "isPasswordDue", s.low_trust as "isLowTrust",
    s.is_first as "isFirst"
  from sessions s join members m on m.id = s.member_id
  where s.token_hash = $1`)

/** Asked by every call of a member. */
export async function findByTokenHash(reader: Reader, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const { rows } = await selectByToken(reader, [tokenHash])
  return rows[0]
}

const selectOpened = prepareStatement('select open_session($1, $2, $3, $4, $5, $6, $7, false, $8, null, false, $9)')

/** Opens a session; of more than the member may have, the ones used longest ago end and their open pages are told. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, memberId, tokenHash, now, expiresAt, ip, userAgent, isFirst } = session
  await selectOpened(tx, [id, memberId, tokenHash, now, expiresAt, ip, userAgent, session.sessionCountMax, isFirst])
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

/** The password was shown: the session may do everything. */
export async function saveFullTrust(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ low_trust: false }).where('id', '=', sessionId).execute()
}

/** Ends the sessions that belong to a remembered log-in; returns their ids. */
export async function saveRememberedEnded(tx: Tx, selector: Buffer, now: Date): Promise<string[]> {
  const rows = await ended(tx, 'ended', now).where('remembered_by', '=', selector).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Ends every session of the member; returns how many there were. */
export async function saveAllEnded(tx: Tx, memberId: string, reason: EndReason, now: Date): Promise<number> {
  const rows = await ended(tx, reason, now).where('member_id', '=', memberId).returning('id').execute()
  return rows.length
}

const ended = (tx: Tx, reason: EndReason, now: Date) =>
  tx.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where('ended_at', 'is', null)

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
