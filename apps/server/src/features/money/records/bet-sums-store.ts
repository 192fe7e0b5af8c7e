import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { BetFilter, BetSums } from './bet.ts'
import { fromOf, ofOwner, toOf } from './bet-store.ts'

export interface SettledSums extends BetSums {
  /** Of the site, yyyy-MM-dd. */
  day: string
  gameType: string
}

interface SumsRow {
  day: string
  game_type: string
  count: string
  stakes_minor: string
  rollbacks_minor: string
  payouts_minor: string
  valid_minor: string
}

/** The settled bets of one member. */
type OwnFilter = BetFilter & { whose: { memberId: string } }

/** The settled bets of a member by day and type of game, oldest first: from what is counted already, and the rows of the rest. */
export async function sumSettledBets(reader: Reader, filter: OwnFilter, timeZone: string): Promise<SettledSums[]> {
  if (filter.status === 'open') return []
  const { whose, currency, gameType, brandCode, status } = filter
  const { rows } = await sql<SumsRow>`
    select s.day::text as day, coalesce(g.game_type, '') as game_type, sum(s.round_count) as count,
      sum(s.stakes_minor) as stakes_minor, sum(s.rollbacks_minor) as rollbacks_minor, sum(s.payouts_minor) as payouts_minor,
      sum(valid_bet(s.outcome, g.game_type, s.stakes_minor, s.rollbacks_minor, s.uncounted_minor)) as valid_minor
    from settled_bets(${whose.memberId}, ${timeZone}, ${fromOf(filter)}, ${toOf(filter)}) s
    left join games g on g.vendor_id = s.vendor_id and g.game_code = s.game_code
    where s.currency = ${currency}
      ${gameType === undefined ? sql`` : sql`and g.game_type = ${gameType}`}
      ${brandCode === undefined ? sql`` : sql`and g.brand_code = ${brandCode}`}
      ${status === undefined ? sql`` : sql`and s.outcome = ${status}`}
    group by s.day, g.game_type order by s.day`.execute(reader)
  return rows.map((row) => ({ day: row.day, gameType: row.game_type, ...sumsOf(row) }))
}

/** The open bets that were opened in the span. */
export async function sumOpenBets(reader: Reader, filter: BetFilter): Promise<{ count: number; stakesMinor: bigint }> {
  const { status } = filter
  if (status !== undefined && status !== 'open') return { count: 0, stakesMinor: 0n }
  const { rows } = await sql<{ count: string; stakes_minor: string }>`
    select count(*) as count, coalesce(sum(r.stakes_minor - r.rollbacks_minor), 0) as stakes_minor
    from game_rounds r left join games g on g.vendor_id = r.vendor_id and g.game_code = r.game_code
    where ${ofOwner(filter)} and r.closed_at is null
      and r.opened_at >= ${fromOf(filter)} and r.opened_at < ${toOf(filter)}`.execute(reader)
  return { count: Number(rows[0]?.count ?? 0), stakesMinor: BigInt(rows[0]?.stakes_minor ?? 0) }
}

const sumsOf = (row: SumsRow): BetSums => ({
  count: Number(row.count),
  stakesMinor: BigInt(row.stakes_minor),
  rollbacksMinor: BigInt(row.rollbacks_minor),
  payoutsMinor: BigInt(row.payouts_minor),
  validMinor: BigInt(row.valid_minor),
})
