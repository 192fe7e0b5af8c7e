import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import type { DB } from '../../../../db/schema.gen.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'

export interface Launch {
  id: string
  vendorId: string
  nodeId: string
  gameCode: string
  memberId: string
  playerId: string
  sessionId: string
  mode: 'real' | 'demo'
  currency: string
  language: string
  /** Where it was opened from; null for a test player of a sandbox. */
  ip: string | null
  /** Hash of the browser's token, of launches of card rooms for money. */
  browser: Buffer | null
  createdAt: Date
  expiresAt: Date
}

export async function saveLaunch(tx: Tx, launch: Launch, token: string): Promise<void> {
  await tx
    .insertInto('launches')
    .values({
      id: launch.id,
      token_hash: hashOfToken(token),
      vendor_id: launch.vendorId,
      node_id: launch.nodeId,
      game_code: launch.gameCode,
      member_id: launch.memberId,
      player_id: launch.playerId,
      session_id: launch.sessionId,
      mode: launch.mode,
      currency: launch.currency,
      language: launch.language,
      ip: launch.ip,
      browser: launch.browser,
      created_at: launch.createdAt,
      expires_at: launch.expiresAt,
    })
    .execute()
}

/** A launch by its token, and whether the log-in behind it is over. */
export async function findLaunch(reader: Reader, token: string) {
  const row = await reader
    .selectFrom('launches as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .leftJoin('sessions as s', 's.id', 'l.session_id')
    .selectAll('l')
    .select(['m.status as member_status', 's.ended_at', 's.expires_at as session_expires_at'])
    .where('l.token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    launch: launchOf(row),
    isEnded: row.session_expires_at === null || row.ended_at !== null,
    /** The end of the log-in, and of all that is played in it. */
    sessionExpiresAt: row.session_expires_at ?? row.created_at,
    memberStatus: row.member_status,
  }
}

/** What the session of this token was launched as. */
export async function findLaunchOfSession(reader: Reader, sessionToken: string): Promise<Launch | undefined> {
  const row = await reader
    .selectFrom('launches as l')
    .innerJoin('game_sessions as g', 'g.launch_id', 'l.id')
    .selectAll('l')
    .where('g.token_hash', '=', hashOfToken(sessionToken))
    .executeTakeFirst()
  return row && launchOf(row)
}

const launchOf = (row: Selectable<DB['launches']>): Launch => ({
  id: row.id,
  vendorId: row.vendor_id,
  nodeId: row.node_id,
  gameCode: row.game_code,
  memberId: row.member_id,
  playerId: row.player_id,
  sessionId: row.session_id,
  mode: row.mode === 'demo' ? 'demo' : 'real',
  currency: row.currency,
  language: row.language,
  ip: row.ip,
  browser: row.browser,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export async function saveGameSession(
  tx: Tx,
  launch: Launch,
  token: string,
  times: { createdAt: Date; expiresAt: Date; expiresAtLatest: Date },
): Promise<void> {
  await tx
    .insertInto('game_sessions')
    .values({
      token_hash: hashOfToken(token),
      launch_id: launch.id,
      vendor_id: launch.vendorId,
      member_id: launch.memberId,
      player_id: launch.playerId,
      session_id: launch.sessionId,
      game_code: launch.gameCode,
      mode: launch.mode,
      currency: launch.currency,
      created_at: times.createdAt,
      expires_at: times.expiresAt,
      expires_at_latest: times.expiresAtLatest,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** Ends a launch of that player before its time; false when it is no launch of his. */
export async function saveLaunchEnded(
  tx: Tx,
  { playerId, now }: { playerId: string; now: Date },
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('launches')
    .set({ expires_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
