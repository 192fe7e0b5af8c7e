import { prepareStatement } from '@fairground/postgres'
import type { Reader, Tx } from '../../db/db.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import type { GameSession } from './game-session.ts'

export async function findGameSession(reader: Reader, token: string): Promise<GameSession | undefined> {
  const row = await reader
    .selectFrom('game_sessions as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .leftJoin('sessions as s', 's.id', 'g.session_id')
    .selectAll('g')
    .select(['m.status as member_status', 's.end_reason', 's.id as portal_session_id'])
    .where('g.token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  return (
    row && {
      vendorId: row.vendor_id,
      playerId: row.player_id,
      memberId: row.member_id,
      gameCode: row.game_code,
      mode: row.mode === 'demo' ? 'demo' : 'real',
      currency: row.currency,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      expiresAtLatest: row.expires_at_latest,
      isPortalSessionEnded: row.end_reason === 'logout' || row.end_reason === 'locked',
      memberStatus: row.member_status,
    }
  )
}

const slide = prepareStatement(`
  update game_sessions g set expires_at = i.expires_at
  from unnest($1::bytea[], $2::timestamptz[]) i (token_hash, expires_at) where g.token_hash = i.token_hash`)

/** Moves the ends of sessions, each named once. */
export async function slideGameSessions(
  tx: Tx,
  sessions: readonly { sessionToken: string; expiresAt: Date }[],
): Promise<void> {
  await slide(tx, [
    sessions.map(({ sessionToken }) => hashOfToken(sessionToken)),
    sessions.map(({ expiresAt }) => expiresAt),
  ])
}

/** Ends the sessions for money whose member has agreed to other terms, or none: their latest end is one no bet prolongs. */
export async function saveSessionsEnded(tx: Tx, termsVersion: string, now: Date): Promise<void> {
  const others = tx.selectFrom('members').select('id').where('terms_version', 'is distinct from', termsVersion)
  await tx
    .updateTable('game_sessions')
    .set({ expires_at_latest: now })
    .where('mode', '=', 'real')
    .where('expires_at', '>', now)
    .where('expires_at_latest', '>', now)
    .where('member_id', 'in', others)
    .execute()
}
