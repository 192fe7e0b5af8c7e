import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../../../db/db.ts'
import { type GameSession, slideMs } from '../launch/game-session.ts'
import type { PlayLimits } from '../limits/play-limits.ts'

interface SeatRow {
  escrow_id: string
  balance_minor: string
  vendor_id: string
  player_id: string
  member_id: string
  game_code: string
  currency: string
  member_status: string
  session_mode: string | null
  session_created_at: Date
  session_expires_at: Date
  session_expires_at_latest: Date
  session_end_reason: string | null
  is_kept_out: boolean
  is_limited: boolean
  excluded_until: Date | null
  loss_minor_max: string | null
  wager_minor_max: string | null
  session_ms_max: number | null
  reality_check_ms: number | null
  reality_confirmed_at: Date | null
  sums: [string | null, string | null] | null
}

// The same figures as of a bet (`open_money_calls`): what stands at tables lowers what was won.
const readSeats = prepareStatement<SeatRow>(`
  select e.escrow_id, e.balance_minor, e.vendor_id, e.player_id, e.member_id, e.game_code, e.currency,
    m.status as member_status, g.mode as session_mode, g.created_at as session_created_at,
    g.expires_at as session_expires_at, g.expires_at_latest as session_expires_at_latest,
    s.end_reason as session_end_reason, g.kept_out_at is not null as is_kept_out,
    l.member_id is not null as is_limited, l.excluded_until, l.loss_minor_max, l.wager_minor_max, l.session_ms_max,
    l.reality_check_ms, l.reality_confirmed_at,
    case when l.member_id is not null then (
      select array[coalesce(sum(o.stakes_minor - o.rollbacks_minor), 0)::text, (coalesce(sum(o.payouts_minor), 0) - (
          select coalesce(sum(x.amount_minor), 0) from tips x
          where x.member_id = e.member_id and x.currency = e.currency and x.taken_back_at is null
            and x.given_at > $3::timestamptz - interval '24 hours'
        ) - (
          select coalesce(sum(x.balance_minor), 0) from escrows x
          where x.member_id = e.member_id and x.currency = e.currency and x.state = 'OPEN'
        ))::text] from game_rounds o
      where o.member_id = e.member_id and o.currency = e.currency and o.opened_at > $3::timestamptz - interval '24 hours'
    ) end as sums
  from escrows e
  join members m on m.id = e.member_id
  left join game_sessions g on g.token_hash = e.session_hash
  left join sessions s on s.id = g.session_id
  left join play_limits l on g.mode = 'real' and l.member_id = e.member_id
  where e.vendor_id = $1 and e.escrow_id = any ($2::text[])`)

export interface SeatFacts {
  balanceMinor: bigint
  playerId: string
  session: GameSession | undefined
  limits: PlayLimits | undefined
}

/** What decides whether each seat may play on, as it is after the hand. */
export async function readSeatFacts(
  tx: Tx,
  vendorId: string,
  escrowIds: readonly string[],
  now: Date,
): Promise<Map<string, SeatFacts>> {
  const { rows } = await readSeats(tx, [vendorId, escrowIds, now])
  return new Map(
    rows.map((row) => [
      row.escrow_id,
      {
        balanceMinor: BigInt(row.balance_minor),
        playerId: row.player_id,
        session: sessionOf(row),
        limits: limitsOf(row),
      },
    ]),
  )
}

const sessionOf = (row: SeatRow): GameSession | undefined =>
  row.session_mode === null
    ? undefined
    : {
        ...{ vendorId: row.vendor_id, playerId: row.player_id, memberId: row.member_id, gameCode: row.game_code },
        mode: row.session_mode === 'demo' ? 'demo' : 'real',
        currency: row.currency,
        createdAt: row.session_created_at,
        expiresAt: row.session_expires_at,
        expiresAtLatest: row.session_expires_at_latest,
        isPortalSessionEnded: row.session_end_reason !== null,
        memberStatus: row.member_status,
        isKeptOut: row.is_kept_out,
      }

const amountOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

const limitsOf = (row: SeatRow): PlayLimits | undefined =>
  row.is_limited
    ? {
        excludedUntil: row.excluded_until,
        lossMinorMax: amountOf(row.loss_minor_max),
        wagerMinorMax: amountOf(row.wager_minor_max),
        sessionMsMax: row.session_ms_max,
        realityCheckMs: row.reality_check_ms,
        realityConfirmedAt: row.reality_confirmed_at,
        wageredMinor: amountOf(row.sums?.[0] ?? null) ?? 0n,
        wonMinor: amountOf(row.sums?.[1] ?? null) ?? 0n,
      }
    : undefined

const slide = prepareStatement(`
  update game_sessions g set expires_at = least($3::timestamptz, g.expires_at_latest)
  from escrows e where e.vendor_id = $1 and e.escrow_id = any ($2::text[]) and g.token_hash = e.session_hash
    and g.expires_at > $4 and g.expires_at < $3::timestamptz - interval '1 minute'`)

/** A hand keeps the sessions of its seats alive, as a bet does; one that is over stays so. */
export async function keepSeatSessions(
  tx: Tx,
  vendorId: string,
  escrowIds: readonly string[],
  now: Date,
): Promise<void> {
  await slide(tx, [vendorId, escrowIds, new Date(now.getTime() + slideMs), now])
}
