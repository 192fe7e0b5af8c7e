import type { PswCode } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../../../db/db.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import type { SitePeriods } from '../../../people/protection/index.ts'
import type { GameSession } from '../launch/game-session.ts'
import { type LimitsRow, limitColumns, limitsOf } from '../limits/limits-row.ts'
import type { PlayLimits } from '../limits/play-limits.ts'
import type { SignedVendor } from '../protocol/psw-outcome.ts'
import type { RoundBet, RoundFacts } from './round.ts'
import { lockTipRooms, type TipRoom } from './tip-store.ts'
import type { SeenTransaction, TransactionState } from './transaction.ts'

// Every call of a batch is asked for all it is decided on in one round trip, under the locks of the players.
const openMoneyCalls = prepareStatement<FactsRow>(`
  select is_new, player_member_id, seen_state, seen_player_id, seen_hash, seen_code, seen_portal_id, is_other_seen,
    round_player_id, round_game_code, round_currency, round_state, round_win_count,
    session_vendor_id, session_player_id, session_member_id, session_game_code, session_mode, session_currency,
    session_expires_at, session_expires_at_latest, session_member_status, session_end_reason, bet_ids, bet_states,
    session_created_at, session_is_kept_out, limits_used, ${limitColumns('limits')}
  from open_money_calls($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`)

/** Look-up keys of a bet or win. */
export interface MoneyLookUp {
  vendor: SignedVendor
  /** It came with others under one signature, whose nonce was taken for all of them. */
  hasTakenNonce?: boolean
  playerId: string
  transactionId: string
  roundId: string
  /** Of the money, and of the balance in the answer. */
  currency: string
  /** Of a call that needs the player's session; without one it needs the bets of the round. */
  sessionToken?: string
  /** It gives money away: what of it may be given is read too. */
  isTip?: boolean
  /** Another id that must be new. */
  otherId?: string
}

/** Facts for deciding a bet or win. */
export interface MoneyFacts {
  /** False for an attempt whose nonce was seen before. */
  isNew: boolean
  /** Undefined for a player this vendor does not have. */
  memberId: string | undefined
  seen: SeenTransaction | undefined
  isOtherSeen: boolean
  round: RoundFacts | undefined
  session: GameSession | undefined
  bets: RoundBet[]
  /** Of who plays for money within limits. */
  limits: PlayLimits | undefined
  /** Of a tip. */
  tipRoom: TipRoom | undefined
}

export const nonceOf = ({ nonce }: SignedVendor): string => nonce.toLowerCase()

/**
 * Takes the nonces and the locks of the players, and reads under them what each call is decided on, in their order. For
 * these and all later locks the transaction waits no longer than `lockWaitMs`.
 */
export async function openMoneyFacts(
  tx: Tx,
  calls: readonly MoneyLookUp[],
  { now, periods, lockWaitMs }: { now: Date; periods: SitePeriods; lockWaitMs?: number | undefined },
): Promise<MoneyFacts[]> {
  const { rows } = await openMoneyCalls(tx, [
    ...[now, lockWaitMs ?? null],
    calls.map(({ vendor }) => vendor.vendorId),
    calls.map(({ vendor, hasTakenNonce }) => (hasTakenNonce ? null : nonceOf(vendor))),
    calls.map(({ playerId }) => playerId),
    calls.map(({ transactionId }) => transactionId),
    calls.map(({ roundId }) => roundId),
    calls.map(({ sessionToken }) => (sessionToken === undefined ? null : hashOfToken(sessionToken))),
    calls.map(({ otherId }) => otherId ?? null),
    ...[periods.starts, periods.days],
  ])
  if (rows.length !== calls.length) throw new Error('open_money_calls did not answer every call')
  const room = await lockTipRooms(
    tx,
    calls.flatMap(({ isTip, currency }, index) => {
      const memberId = rows[index]?.player_member_id
      return isTip && memberId ? [{ memberId, currency }] : []
    }),
  )
  return rows.map((row, index) => ({
    isNew: row.is_new,
    memberId: row.player_member_id ?? undefined,
    seen: seenOf(row),
    isOtherSeen: row.is_other_seen,
    round: roundOf(row),
    session: sessionOf(row),
    bets: betsOf(row),
    limits: limitsOf(row),
    tipRoom: tipRoomOf(row.player_member_id, calls[index], room),
  }))
}

type RoomOf = Awaited<ReturnType<typeof lockTipRooms>>

const tipRoomOf = (memberId: string | null, call: MoneyLookUp | undefined, room: RoomOf): TipRoom | undefined =>
  memberId !== null && call?.isTip ? room({ memberId, currency: call.currency }) : undefined

interface FactsRow extends SeenRow, RoundRow, SessionRow, BetsRow, LimitsRow {
  is_new: boolean
  player_member_id: string | null
  is_other_seen: boolean
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
  session_created_at: Date
  session_is_kept_out: boolean
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
        createdAt: row.session_created_at,
        isKeptOut: row.session_is_kept_out,
        expiresAt: row.session_expires_at,
        expiresAtLatest: row.session_expires_at_latest,
        isPortalSessionEnded: row.session_end_reason !== null,
        memberStatus: row.session_member_status,
      }

interface BetsRow {
  bet_ids: string[] | null
  bet_states: TransactionState[] | null
}

const betsOf = ({ bet_ids, bet_states }: BetsRow): RoundBet[] =>
  (bet_ids ?? []).map((transactionId, index) => ({ transactionId, state: bet_states?.[index] ?? 'REJECTED' }))
