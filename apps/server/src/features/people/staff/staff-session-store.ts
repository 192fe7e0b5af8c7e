import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { operatorOf } from './operator-store.ts'
import { ownersRule } from './second-factor-rule.ts'
import type { StoredStaffSession } from './staff-session.ts'

interface NewStaffSession {
  id: string
  staffId: string
  tokenHash: Buffer
  ip: string
  userAgent: string
  now: Date
  expiresAt: Date
}

export async function findByTokenHash(reader: Reader, tokenHash: Buffer): Promise<StoredStaffSession | undefined> {
  const row = await sessions(reader).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && sessionOf(row)
}

/** Those of these sessions that exist, in whatever state. */
export async function listSessions(reader: Reader, ids: readonly string[]): Promise<StoredStaffSession[]> {
  const rows = await sessions(reader).where(sql<boolean>`staff_sessions.id = any(${ids}::text[])`).execute()
  return rows.map(sessionOf)
}

const sessions = (reader: Reader) =>
  reader
    .selectFrom('staff_sessions')
    .innerJoin('operators', 'operators.id', 'staff_sessions.staff_id')
    .selectAll('operators')
    .select(['staff_sessions.id as session_id', 'last_seen_at', 'expires_at', 'ended_at', ownersRule.as('is_required')])

type Row = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number]

const sessionOf = (row: Row): StoredStaffSession => ({
  sessionId: row.session_id,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
  operator: operatorOf(row),
  isSecondFactorRequired: row.is_required,
})

export async function insertStaffSession(tx: Tx, session: NewStaffSession): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

export async function saveLastSeen(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute()
}

export async function saveEndedByToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

export async function saveEnded(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of the operator. */
export async function saveAllEnded(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of the operator but the one in use; returns their ids. */
export async function saveOthersEnded(tx: Tx, staffId: string, sessionId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends one session if it is this operator's; false when there is none to end. */
export async function saveOwnEnded(tx: Tx, staffId: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const ownMax = 50

/** Where the operator is signed in, last used first. Sessions not used since `seenAfter` are over. */
export const listOwnSessions = (reader: Reader, staffId: string, { now, seenAfter }: { now: Date; seenAfter: Date }) =>
  reader
    .selectFrom('staff_sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .limit(ownMax)
    .execute()
