import { prepareStatement } from '@fairground/postgres'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { EndReason, StoredSession } from './session.ts'

export interface EndedSession {
  sessionId: string
  memberId: string
  /** The remembered log-in that it belongs to. */
  rememberedBy: Buffer | null
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

const storedBy = (column: 'token_hash' | 'id') => `
  select s.id, m.id as "memberId", m.account, m.type, m.currency, m.status as "memberStatus",
    m.expires_at as "memberExpiresAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
    s.ended_at as "endedAt", s.password_due as "isPasswordDue", s.low_trust as "isLowTrust",
    s.is_first as "isFirst"
  from sessions s join members m on m.id = s.member_id
  where s.${column} = $1`
const selectByToken = prepareStatement<StoredSession>(storedBy('token_hash'))
const selectById = prepareStatement<StoredSession>(storedBy('id'))

/** Asked by every call of a member. */
export async function findByTokenHash(reader: Reader, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const { rows } = await selectByToken(reader, [tokenHash])
  return rows[0]
}

export async function findById(reader: Reader, sessionId: string): Promise<StoredSession | undefined> {
  const { rows } = await selectById(reader, [sessionId])
  return rows[0]
}

const selectOpened = prepareStatement('select open_session($1, $2, $3, $4, $5, $6, $7, false, $8, null, false, $9)')

/** Opens a session; above the limit the least recently used ones end and their pages are notified. */
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

/** The password was shown: the session may do everything. */
export async function saveFullTrust(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ low_trust: false }).where('id', '=', sessionId).execute()
}

/** Which of the open sessions: all of a member, one of them, all but one, or those of a remembered log-in. */
export type Which = { memberId: string; only?: string; except?: string } | { rememberedBy: Buffer }

/** Ends open sessions. Whatever belongs to a session checks it, and so ends with it. */
export async function saveEnded(tx: Tx, which: Which, reason: EndReason, now: Date): Promise<EndedSession[]> {
  const open = tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
    .returning(['id as sessionId', 'member_id as memberId', 'remembered_by as rememberedBy'])
  if ('rememberedBy' in which) return open.where('remembered_by', '=', which.rememberedBy).execute()
  const { memberId, only, except } = which
  const own = open.where('member_id', '=', memberId)
  const chosen = only === undefined ? own : own.where('id', '=', only)
  return (except === undefined ? chosen : chosen.where('id', '<>', except)).execute()
}

/** Ends up to `countMax` sessions that are over: not used since `seenBefore`, or too old. Returns them and whose they were. */
export async function saveExpired(tx: Tx, seenBefore: Date, now: Date, countMax: number): Promise<EndedSession[]> {
  const due = tx
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .where((session) => session.or([session('last_seen_at', '<=', seenBefore), session('expires_at', '<=', now)]))
  return tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'expired' })
    .where('id', 'in', due.orderBy('last_seen_at').limit(countMax).forUpdate().skipLocked())
    .returning(['id as sessionId', 'member_id as memberId', 'remembered_by as rememberedBy'])
    .execute()
}

/** Forgets sessions that ended before that time. */
export async function removeEnded(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('ended_at', '<', endedBefore).execute()
}
