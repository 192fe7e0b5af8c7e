import { sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { BetFilter, BetSums } from './bet.ts'
import type { SettledSums } from './bet-sums-store.ts'

export interface TeamDays {
  timeZone: string
  /** Of the site, yyyy-MM-dd. */
  first: string
  /** The day after the last. */
  end: string
}

interface SumRow {
  head: string
  day: string | null
  game_type: string
  level: number
  members: string
  count: string
  stakes_minor: string
  rollbacks_minor: string
  payouts_minor: string
  valid_minor: string
}

export interface TeamBets {
  /** By day and type of game, oldest first. */
  sums: SettledSums[]
  /** Who has settled bets: on each day, and in all. */
  activeOn: Map<string, number>
  active: number
}

const sums = sql`count(distinct b.member_id) as members, sum(b.round_count) as count, sum(b.stakes_minor) as stakes_minor,
  sum(b.rollbacks_minor) as rollbacks_minor, sum(b.payouts_minor) as payouts_minor,
  sum(valid_bet(b.outcome, g.game_type, b.stakes_minor, b.rollbacks_minor)) as valid_minor`

type TeamFilter = TeamDays & Pick<BetFilter, 'currency' | 'gameType' | 'brandCode' | 'status'> & { agentId: string }

/** The settled bets of everybody below an agent. */
export async function sumTeamBets(
  reader: Reader,
  { agentId, currency, timeZone, first, end, gameType, brandCode, status }: TeamFilter,
): Promise<TeamBets> {
  const { rows } = await sql<SumRow>`
    select b.day::text as day, coalesce(g.game_type, '') as game_type, grouping(b.day, coalesce(g.game_type, '')) as level, ${sums}
    from team_bets(array[${agentId}], false, ${timeZone}, ${first}::date, ${end}::date) b
    left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
    where b.currency = ${currency}
      ${gameType === undefined ? sql`` : sql`and g.game_type = ${gameType}`}
      ${brandCode === undefined ? sql`` : sql`and g.brand_code = ${brandCode}`}
      ${status === undefined ? sql`` : sql`and b.outcome = ${status}`}
    group by grouping sets ((b.day, coalesce(g.game_type, '')), (b.day), ())
    order by b.day`.execute(reader)
  const ofLevel = (level: number) => rows.filter((row) => row.level === level)
  return {
    sums: ofLevel(0).map((row) => ({ day: row.day ?? '', gameType: row.game_type, ...betSumsOf(row) })),
    activeOn: new Map(ofLevel(1).map((row) => [row.day ?? '', Number(row.members)])),
    active: Number(ofLevel(3)[0]?.members ?? 0),
  }
}

export type BranchBets = BetSums & { active: number }

/** The settled bets of each of these accounts with those of everybody below it. */
export async function sumBranchBets(
  reader: Reader,
  { heads, currency, timeZone, first, end }: TeamDays & { heads: readonly string[]; currency: string },
): Promise<(head: string) => BranchBets | undefined> {
  const { rows } = await sql<SumRow>`
    select b.head, ${sums}
    from team_bets(${heads}::text[], true, ${timeZone}, ${first}::date, ${end}::date) b
    left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
    where b.currency = ${currency} group by b.head`.execute(reader)
  const found = new Map(rows.map((row) => [row.head, { ...betSumsOf(row), active: Number(row.members) }]))
  return (head) => found.get(head)
}

const betSumsOf = (row: SumRow): BetSums => ({
  count: Number(row.count),
  stakesMinor: BigInt(row.stakes_minor ?? 0),
  rollbacksMinor: BigInt(row.rollbacks_minor ?? 0),
  payoutsMinor: BigInt(row.payouts_minor ?? 0),
  validMinor: BigInt(row.valid_minor ?? 0),
})
