import { prepareStatement } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { type GameSession, lifeMsMax } from './game-session.ts'

export async function findGameSession(reader: Reader, token: string): Promise<GameSession | undefined> {
  const row = await reader
    .selectFrom('game_sessions as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .leftJoin('sessions as s', 's.id', 'g.session_id')
    .selectAll('g')
    .select(['m.status as member_status', 's.end_reason'])
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
      isPortalSessionEnded: row.end_reason !== null,
      memberStatus: row.member_status,
      isKeptOut: row.kept_out_at !== null,
    }
  )
}

// A row of `sessions` that somebody holds is being ended, or was touched by another call a moment ago.
const slide = prepareStatement(`
  with slid as (
    update game_sessions g set expires_at = i.expires_at
    from unnest($1::bytea[], $2::timestamptz[]) i (token_hash, expires_at) where g.token_hash = i.token_hash
    returning g.session_id
  ), seen as (
    select s.id from sessions s
    where s.id in (select slid.session_id from slid) and s.ended_at is null and s.last_seen_at < $3
    for no key update skip locked
  )
  update sessions s set last_seen_at = $3 from seen where s.id = seen.id`)

/** Extends sessions, each listed once. Playing also keeps their log-in active. */
export async function slideGameSessions(
  tx: Tx,
  sessions: readonly { sessionToken: string; expiresAt: Date }[],
  now: Date,
): Promise<void> {
  await slide(tx, [
    sessions.map(({ sessionToken }) => hashOfToken(sessionToken)),
    sessions.map(({ expiresAt }) => expiresAt),
    now,
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

/** Games for money that may still be played, each with where it was opened from. */
export const listPlaces = (reader: Reader, now: Date) =>
  reader
    .selectFrom('game_sessions as g')
    .innerJoin('launches as l', 'l.id', 'g.launch_id')
    .select([
      'l.ip',
      sql<boolean>`bool_or(g.kept_out_at is null)`.as('isIn'),
      sql<boolean>`bool_or(g.kept_out_at is not null)`.as('isOut'),
    ])
    .where('g.created_at', '>', new Date(now.getTime() - lifeMsMax))
    .where('g.expires_at', '>', now)
    .where('g.expires_at_latest', '>', now)
    .where('g.mode', '=', 'real')
    .where('l.ip', 'is not', null)
    .groupBy('l.ip')
    .execute()

/** From these addresses nobody bets since then; null: again. */
export async function saveKeptOut(tx: Tx, ips: readonly string[], now: Date, keptOutAt: Date | null): Promise<void> {
  await tx
    .updateTable('game_sessions as g')
    .from('launches as l')
    .set({ kept_out_at: keptOutAt })
    .whereRef('l.id', '=', 'g.launch_id')
    .where('l.ip', 'in', ips)
    .where('g.created_at', '>', new Date(now.getTime() - lifeMsMax))
    .where('g.expires_at', '>', now)
    .where('g.mode', '=', 'real')
    .where('g.kept_out_at', keptOutAt ? 'is' : 'is not', null)
    .execute()
}

/** The same of one player, wherever he is. */
export async function saveKeptOutPlayer(tx: Tx, playerId: string, keptOutAt: Date | null): Promise<void> {
  await tx.updateTable('game_sessions').set({ kept_out_at: keptOutAt }).where('player_id', '=', playerId).execute()
}
