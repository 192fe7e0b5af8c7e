import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../../../db/db.ts'
import type { SitePeriods } from '../../../people/protection/index.ts'
import { type GameSession, slideMs } from '../launch/game-session.ts'
import { type LimitsRow, limitColumns, limitsOf } from '../limits/limits-row.ts'
import type { PlayLimits } from '../limits/play-limits.ts'

interface SeatRow extends LimitsRow {
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
}

// The same figures as of a bet (`open_money_calls`).
const readSeats = prepareStatement<SeatRow>(`
  select e.escrow_id, e.balance_minor, e.vendor_id, e.player_id, e.member_id, e.game_code, e.currency,
    m.status as member_status, g.mode as session_mode, g.created_at as session_created_at,
    g.expires_at as session_expires_at, g.expires_at_latest as session_expires_at_latest,
    s.end_reason as session_end_reason, g.kept_out_at is not null as is_kept_out,
    ${limitColumns('l')},
    case when l.member_id is not null then
      limits_used(e.member_id, e.currency, $3::timestamptz, $4::timestamptz[], $5::date[], l) end as limits_used
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
  { now, periods }: { now: Date; periods: SitePeriods },
): Promise<Map<string, SeatFacts>> {
  const { rows } = await readSeats(tx, [vendorId, escrowIds, now, periods.starts, periods.days])
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
