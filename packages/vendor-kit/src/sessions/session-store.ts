import type { PswPace } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Mode } from '../db/columns.ts'
import type { SessionRow, VendorDb, VendorReader } from '../db/schema.ts'
import { retryConflicts } from '../db/transact.ts'
import { hashOfToken } from '../lib/secret-box.ts'
import type { VendorKit } from '../vendor-kit.ts'

/** A frame that was opened: who plays what, with which money. */
export interface Session {
  sessionId: string
  playerId: string
  gameId: string
  mode: Mode
  currency: string
  walletTokenSealed: string
  stakeMinorMin: bigint
  stakeMinorMax: bigint
  /** Of one round, where the wallet says so. */
  payoutMinorMax: bigint | undefined
  pace: PswPace
  /** When the wallet told these limits. */
  limitsAt: Date
  /** What the wallet said last. */
  balanceMinor: bigint
  balanceVersion: number
}

const idleMsMax = 30 * 60_000
const ageMsMax = 24 * 3_600_000
/** A session seen this recently is not written again. */
const touchMsMin = 30_000

/** The session of a bearer token, or undefined when it is unknown, closed, idle for 30 minutes or a day old. */
export async function findSession(context: VendorKit, token: string): Promise<Session | undefined> {
  const now = context.clock.now()
  const row = await context.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('closed_at', 'is', null)
    .where('seen_at', '>', before(now, idleMsMax))
    .where('opened_at', '>', before(now, ageMsMax))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.seen_at < before(now, touchMsMin)) {
    await context.db.updateTable('sessions').set({ seen_at: now }).where('session_id', '=', row.session_id).execute()
  }
  return sessionOf(row)
}

export function sessionOf(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    playerId: row.player_id,
    gameId: row.game_id,
    mode: row.mode,
    currency: row.currency,
    walletTokenSealed: row.wallet_token_sealed,
    stakeMinorMin: BigInt(row.stake_minor_min),
    stakeMinorMax: BigInt(row.stake_minor_max),
    payoutMinorMax: row.payout_minor_max === null ? undefined : BigInt(row.payout_minor_max),
    pace: {
      ...{ slotMsMin: row.slot_ms_min, gameMsMin: row.game_ms_min },
      ...{ autoplay: row.has_autoplay, turbo: row.has_turbo },
    },
    limitsAt: row.limits_at,
    balanceMinor: BigInt(row.balance_minor),
    balanceVersion: Number(row.balance_version),
  }
}

/** Whether a session that was let in has ended since: the player left, was locked or logged out. */
export async function isSessionClosed(reader: VendorReader, sessionId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row === undefined
}

/** Those of these sessions that have ended. */
export async function listClosedSessions(reader: VendorReader, sessionIds: string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', (row) => row.fn.any(row.val(sessionIds)))
    .where('closed_at', 'is not', null)
    .execute()
  return rows.map((row) => row.session_id)
}

/** Marks the start of a spin. False when the last one of this session is less than the pause ago. */
export async function paceSpin(reader: VendorReader, sessionId: string, now: Date, pauseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('sessions')
    .set({ last_spin_at: now, seen_at: now })
    .where('session_id', '=', sessionId)
    .where((eb) => eb.or([eb('last_spin_at', 'is', null), eb('last_spin_at', '<=', before(now, pauseMs))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What the wallet says the player can stake. A higher version is newer; money that is held elsewhere keeps it. */
export interface Balance {
  balanceMinor: bigint
  balanceVersion: number
}

/** Keeps the balance after a movement, which may be told again later: only a newer one counts. */
export const saveBalanceAfter = (reader: VendorReader, sessionId: string, balance: Balance): Promise<void> =>
  saveBalance(reader, sessionId, { ...balance, isOlder: '<' })

export interface KeptBalance extends Balance {
  sessionId: string
}

/** As `saveBalanceAfter` for many sessions in one statement. */
export async function saveBalancesAfter(db: VendorDb, balances: readonly KeptBalance[]): Promise<undefined[]> {
  const values = [
    balances.map(({ sessionId }) => sessionId),
    balances.map(({ balanceMinor }) => balanceMinor.toString()),
    balances.map(({ balanceVersion }) => balanceVersion),
  ]
  await retryConflicts(() => writeBalances(db, values))
  return balances.map(() => undefined)
}

const writeBalances = prepareStatement(`
  update sessions set balance_minor = told.balance, balance_version = told.version
  from (
    select distinct on (session_id) session_id, balance, version
    from unnest($1::text[], $2::bigint[], $3::bigint[]) as told (session_id, balance, version)
    order by session_id, version desc
  ) told
  where sessions.session_id = told.session_id and balance_version < told.version`)

/** Keeps the balance the wallet was just asked for: with the same version it may know of money held since. */
export const saveBalanceNow = (reader: VendorReader, sessionId: string, balance: Balance): Promise<void> =>
  saveBalance(reader, sessionId, { ...balance, isOlder: '<=' })

async function saveBalance(
  reader: VendorReader,
  sessionId: string,
  { balanceMinor, balanceVersion, isOlder }: Balance & { isOlder: '<' | '<=' },
): Promise<void> {
  await reader
    .updateTable('sessions')
    .set({ balance_minor: balanceMinor, balance_version: balanceVersion })
    .where('session_id', '=', sessionId)
    .where('balance_version', isOlder, String(balanceVersion))
    .execute()
}

/** Ends one session; a round under way still reaches its end. */
export async function closeSession(reader: VendorReader, sessionId: string, now: Date): Promise<void> {
  await reader.updateTable('sessions').set({ closed_at: now }).where('session_id', '=', sessionId).execute()
}

/** Ends every session of a player: they left, were locked or logged out. */
export async function closePlayerSessions(reader: VendorReader, playerId: string, now: Date): Promise<void> {
  await reader
    .updateTable('sessions')
    .set({ closed_at: now })
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .execute()
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
