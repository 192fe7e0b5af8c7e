import type { PswCode, PswRequest } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Db } from '../../db/db.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import type { GameSession } from './game-session.ts'
import type { SignedVendor } from './psw-outcome.ts'
import type { RoundBet, RoundFacts } from './round.ts'
import type { SeenTransaction, TransactionState } from './transaction.ts'

// Each call takes its nonce and asks for all it decides on in one statement. A nonce is given once: `$4` is null when the
// same attempt reads again.
const takeNonce = `with taken as (
    insert into psw_nonces (vendor_id, nonce, seen_at) select $1, $3, $4::timestamptz where $4 is not null
    on conflict do nothing returning 1
  )`
const attemptColumns = '($4 is null or exists (select from taken)) as is_new, p.member_id as owner_id'
const attemptTables = `(select) one
  left join vendor_players p on p.vendor_id = $1 and p.player_id = $2
  left join psw_transactions t on t.vendor_id = $1 and t.transaction_id = $5
  left join game_rounds r on r.vendor_id = $1 and r.round_id = $6`
const seenColumns = `t.state as seen_state, t.player_id as seen_player_id, t.request_hash as seen_hash,
  t.code as seen_code, t.portal_transaction_id as seen_portal_id`
const roundColumns = `r.player_id as round_player_id, r.game_code as round_game_code, r.currency as round_currency,
  r.state as round_state, r.rollbacks_minor as round_rollbacks, r.win_count as round_win_count`
const sessionColumns = `g.token_hash, g.vendor_id, g.player_id, g.member_id, g.game_code, g.mode, g.currency,
  g.expires_at, g.expires_at_latest, m.status as member_status, s.end_reason`
const sessionTables = `left join game_sessions g on g.token_hash = $7
  left join members m on m.id = g.member_id
  left join sessions s on s.id = g.session_id`

const selectBetFacts = prepareStatement<AttemptRow & SeenRow & RoundRow & SessionRow>(`
  ${takeNonce}
  select ${attemptColumns}, ${seenColumns}, ${roundColumns}, ${sessionColumns}
  from ${attemptTables} ${sessionTables}`)

const selectPairFacts = prepareStatement<AttemptRow & SeenRow & RoundRow & SessionRow & { is_win_seen: boolean }>(`
  ${takeNonce}
  select ${attemptColumns}, ${seenColumns}, ${roundColumns}, ${sessionColumns},
    exists (select from psw_transactions where vendor_id = $1 and transaction_id = $8) as is_win_seen
  from ${attemptTables} ${sessionTables}`)

const selectWinFacts = prepareStatement<AttemptRow & SeenRow & RoundRow & BetsRow>(`
  ${takeNonce}
  select ${attemptColumns}, ${seenColumns}, ${roundColumns}, b.bet_ids, b.bet_states
  from ${attemptTables}
  cross join lateral (
    select array_agg(transaction_id) as bet_ids, array_agg(state) as bet_states
    from psw_transactions where vendor_id = $1 and round_id = $6 and call = 'bet'
  ) b`)

/** The time of the first reading, which takes the nonce; false for a further one of the same attempt. */
type FirstAt = Date | false

/** What a bet is decided on. */
export async function readBetFacts(db: Db, vendor: SignedVendor, request: PswRequest<'bet'>, firstAt: FirstAt) {
  const { playerId, transactionId, roundId, sessionToken } = request
  const ids = [playerId, vendor.nonce.toLowerCase(), firstAt || null, transactionId, roundId, hashOfToken(sessionToken)]
  const row = onlyRow(await selectBetFacts(db, [vendor.vendorId, ...ids]))
  return { ...attemptOf(row), seen: seenOf(row), round: roundOf(row), session: sessionOf(row) }
}

/** What a bet with its win is decided on; `seen` is the bet's id. */
export async function readPairFacts(db: Db, vendor: SignedVendor, request: PswRequest<'bet-win'>, firstAt: FirstAt) {
  const { playerId, sessionToken, bet, win } = request
  const ids = [playerId, vendor.nonce.toLowerCase(), firstAt || null, bet.transactionId, bet.roundId]
  const values = [vendor.vendorId, ...ids, hashOfToken(sessionToken), win.transactionId]
  const row = onlyRow(await selectPairFacts(db, values))
  const facts = { seen: seenOf(row), round: roundOf(row), session: sessionOf(row), isWinSeen: row.is_win_seen }
  return { ...attemptOf(row), ...facts }
}

/** What a win is decided on. */
export async function readWinFacts(db: Db, vendor: SignedVendor, request: PswRequest<'win'>, firstAt: FirstAt) {
  const { playerId, transactionId, roundId } = request
  const ids = [playerId, vendor.nonce.toLowerCase(), firstAt || null, transactionId, roundId]
  const row = onlyRow(await selectWinFacts(db, [vendor.vendorId, ...ids]))
  return { ...attemptOf(row), seen: seenOf(row), round: roundOf(row), bets: betsOf(row) }
}

function onlyRow<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (!row) throw new Error('the facts of a call are always one row')
  return row
}

interface AttemptRow {
  is_new: boolean
  owner_id: string | null
}

const attemptOf = ({ is_new, owner_id }: AttemptRow) => ({ isNew: is_new, memberId: owner_id ?? undefined })

interface SeenRow {
  seen_state: TransactionState | null
  seen_player_id: string
  seen_hash: Buffer | null
  seen_code: PswCode
  seen_portal_id: string | null
}

const seenOf = (row: SeenRow): SeenTransaction | undefined =>
  row.seen_state === null
    ? undefined
    : {
        state: row.seen_state,
        playerId: row.seen_player_id,
        requestHash: row.seen_hash,
        code: row.seen_code,
        portalTransactionId: row.seen_portal_id,
      }

interface RoundRow {
  round_player_id: string
  round_game_code: string
  round_currency: string
  round_state: RoundFacts['state'] | null
  round_rollbacks: string
  round_win_count: number
}

const roundOf = (row: RoundRow): RoundFacts | undefined =>
  row.round_state === null
    ? undefined
    : {
        playerId: row.round_player_id,
        gameCode: row.round_game_code,
        currency: row.round_currency,
        state: row.round_state,
        rollbacksMinor: BigInt(row.round_rollbacks),
        winCount: row.round_win_count,
      }

interface SessionRow {
  token_hash: Buffer
  vendor_id: string
  player_id: string
  member_id: string
  game_code: string
  mode: string
  currency: string
  expires_at: Date
  expires_at_latest: Date
  member_status: string | null
  end_reason: string | null
}

const sessionOf = (row: SessionRow): GameSession | undefined =>
  row.member_status === null
    ? undefined
    : {
        tokenHash: row.token_hash,
        vendorId: row.vendor_id,
        playerId: row.player_id,
        memberId: row.member_id,
        gameCode: row.game_code,
        mode: row.mode === 'demo' ? 'demo' : 'real',
        currency: row.currency,
        expiresAt: row.expires_at,
        expiresAtLatest: row.expires_at_latest,
        isPortalSessionEnded: row.end_reason === 'logout' || row.end_reason === 'locked',
        memberStatus: row.member_status,
      }

interface BetsRow {
  bet_ids: string[] | null
  bet_states: TransactionState[] | null
}

const betsOf = ({ bet_ids, bet_states }: BetsRow): RoundBet[] =>
  (bet_ids ?? []).map((transactionId, index) => ({ transactionId, state: bet_states?.[index] ?? 'REJECTED' }))
