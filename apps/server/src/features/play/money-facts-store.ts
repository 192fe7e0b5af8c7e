import type { PswCode, PswRequest } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../db/db.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import type { GameSession } from './game-session.ts'
import type { RoundBet, RoundFacts } from './round.ts'
import type { SeenTransaction, TransactionState } from './transaction.ts'

// Each call asks for all it decides on in one statement, under the player's lock.
const seenColumns = `t.state as seen_state, t.player_id as seen_player_id, t.request_hash as seen_hash,
  t.code as seen_code, t.portal_transaction_id as seen_portal_id`
const roundColumns = `r.player_id as round_player_id, r.game_code as round_game_code, r.currency as round_currency,
  r.state as round_state, r.win_count as round_win_count`
const sessionColumns = `g.vendor_id, g.player_id, g.member_id, g.game_code, g.mode, g.currency, g.expires_at,
  g.expires_at_latest, m.status as member_status, s.end_reason`
const sessionTables = `left join game_sessions g on g.token_hash = $4
  left join members m on m.id = g.member_id
  left join sessions s on s.id = g.session_id`

const selectBetFacts = prepareStatement<SeenRow & RoundRow & SessionRow>(`
  select ${seenColumns}, ${roundColumns}, ${sessionColumns}
  from (select) one
  left join psw_transactions t on t.vendor_id = $1 and t.transaction_id = $2
  left join game_rounds r on r.vendor_id = $1 and r.round_id = $3
  ${sessionTables}`)

const selectPairFacts = prepareStatement<SeenRow & RoundRow & SessionRow & { is_win_seen: boolean }>(`
  select ${seenColumns}, ${roundColumns}, ${sessionColumns}, w.transaction_id is not null as is_win_seen
  from (select) one
  left join psw_transactions t on t.vendor_id = $1 and t.transaction_id = $2
  left join psw_transactions w on w.vendor_id = $1 and w.transaction_id = $5
  left join game_rounds r on r.vendor_id = $1 and r.round_id = $3
  ${sessionTables}`)

const selectWinFacts = prepareStatement<SeenRow & RoundRow & BetsRow>(`
  select ${seenColumns}, ${roundColumns}, b.bet_ids, b.bet_states
  from (select) one
  left join psw_transactions t on t.vendor_id = $1 and t.transaction_id = $2
  left join game_rounds r on r.vendor_id = $1 and r.round_id = $3
  cross join lateral (
    select array_agg(transaction_id) as bet_ids, array_agg(state) as bet_states
    from psw_transactions where vendor_id = $1 and round_id = $3 and call = 'bet'
  ) b`)

export async function findBetFacts(tx: Tx, vendorId: string, request: PswRequest<'bet'>) {
  const { transactionId, roundId, sessionToken } = request
  const { rows } = await selectBetFacts(tx, [vendorId, transactionId, roundId, hashOfToken(sessionToken)])
  const [row] = rows
  return { seen: row && seenOf(row), round: row && roundOf(row), session: row && sessionOf(row) }
}

export async function findPairFacts(tx: Tx, vendorId: string, { sessionToken, bet, win }: PswRequest<'bet-win'>) {
  const ids = [vendorId, bet.transactionId, bet.roundId, hashOfToken(sessionToken), win.transactionId]
  const { rows } = await selectPairFacts(tx, ids)
  const [row] = rows
  const facts = { seen: row && seenOf(row), round: row && roundOf(row), session: row && sessionOf(row) }
  return { ...facts, isWinSeen: row?.is_win_seen === true }
}

export async function findWinFacts(tx: Tx, vendorId: string, { transactionId, roundId }: PswRequest<'win'>) {
  const { rows } = await selectWinFacts(tx, [vendorId, transactionId, roundId])
  const [row] = rows
  return { seen: row && seenOf(row), round: row && roundOf(row), bets: row ? betsOf(row) : [] }
}

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
        winCount: row.round_win_count,
      }

interface SessionRow {
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
