import type { PswCode, PswRequest } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../db/db.ts'
import { hashOfToken } from '../../lib/secret-box.ts'
import type { GameSession } from './game-session.ts'
import type { SignedVendor } from './psw-outcome.ts'
import type { RoundBet, RoundFacts } from './round.ts'
import type { SeenTransaction, TransactionState } from './transaction.ts'

// Each call asks for all it decides on in one round trip, under the player's lock.
const openMoneyCall = prepareStatement<FactsRow>(`
  select is_new, player_member_id, seen_state, seen_player_id, seen_hash, seen_code, seen_portal_id, is_other_seen,
    round_player_id, round_game_code, round_currency, round_state, round_win_count,
    session_vendor_id, session_player_id, session_member_id, session_game_code, session_mode, session_currency,
    session_expires_at, session_expires_at_latest, session_member_status, session_end_reason, bet_ids, bet_states
  from open_money_call($1, $2, $3, $4, $5, $6, $7, $8)`)

interface Asking {
  vendor: SignedVendor
  playerId: string
  transactionId: string
  roundId: string
  /** Of a call that needs the player's session; without one it needs the bets of the round. */
  sessionToken?: string
  /** Another id that must be new. */
  otherId?: string
  now: Date
}

async function ask(tx: Tx, { vendor, sessionToken, ...asking }: Asking): Promise<FactsRow> {
  const tokenHash = sessionToken === undefined ? null : hashOfToken(sessionToken)
  const { rows } = await openMoneyCall(tx, [
    ...[vendor.vendorId, vendor.nonce.toLowerCase(), asking.now, asking.playerId],
    ...[asking.transactionId, asking.roundId, tokenHash, asking.otherId ?? null],
  ])
  const [row] = rows
  if (!row) throw new Error('open_money_call answered without a row')
  return row
}

const openedOf = (row: FactsRow) => ({
  isNew: row.is_new,
  memberId: row.player_member_id ?? undefined,
  seen: seenOf(row),
})

export async function openBet(tx: Tx, vendor: SignedVendor, request: PswRequest<'bet'>, now: Date) {
  const row = await ask(tx, { vendor, now, ...request })
  return { ...openedOf(row), round: roundOf(row), session: sessionOf(row) }
}

export async function openPair(tx: Tx, vendor: SignedVendor, request: PswRequest<'bet-win'>, now: Date) {
  const { playerId, sessionToken, bet, win } = request
  const row = await ask(tx, { vendor, now, playerId, sessionToken, ...bet, otherId: win.transactionId })
  return { ...openedOf(row), round: roundOf(row), session: sessionOf(row), isWinSeen: row.is_other_seen === true }
}

export async function openWin(tx: Tx, vendor: SignedVendor, request: PswRequest<'win'>, now: Date) {
  const { playerId, transactionId, roundId } = request
  const row = await ask(tx, { vendor, now, playerId, transactionId, roundId })
  return { ...openedOf(row), round: roundOf(row), bets: betsOf(row) }
}

interface FactsRow extends SeenRow, RoundRow, SessionRow, BetsRow {
  is_new: boolean
  player_member_id: string | null
  is_other_seen: boolean | null
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
  session_vendor_id: string
  session_player_id: string
  session_member_id: string
  session_game_code: string
  session_mode: string
  session_currency: string
  session_expires_at: Date
  session_expires_at_latest: Date
  session_member_status: string | null
  session_end_reason: string | null
}

const sessionOf = (row: SessionRow): GameSession | undefined =>
  row.session_member_status === null
    ? undefined
    : {
        vendorId: row.session_vendor_id,
        playerId: row.session_player_id,
        memberId: row.session_member_id,
        gameCode: row.session_game_code,
        mode: row.session_mode === 'demo' ? 'demo' : 'real',
        currency: row.session_currency,
        expiresAt: row.session_expires_at,
        expiresAtLatest: row.session_expires_at_latest,
        isPortalSessionEnded: row.session_end_reason === 'logout' || row.session_end_reason === 'locked',
        memberStatus: row.session_member_status,
      }

interface BetsRow {
  bet_ids: string[] | null
  bet_states: TransactionState[] | null
}

const betsOf = ({ bet_ids, bet_states }: BetsRow): RoundBet[] =>
  (bet_ids ?? []).map((transactionId, index) => ({ transactionId, state: bet_states?.[index] ?? 'REJECTED' }))
