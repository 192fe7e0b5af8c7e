import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
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
  day: string
  game_type: string
  count: string
  stakes_minor: string
  rollbacks_minor: string
  payouts_minor: string
  valid_minor: string
}

const sums = sql`sum(b.round_count) as count, sum(b.stakes_minor) as stakes_minor,
  sum(b.rollbacks_minor) as rollbacks_minor, sum(b.payouts_minor) as payouts_minor,
  sum(valid_bet(b.outcome, g.game_type, b.stakes_minor, b.rollbacks_minor, b.uncounted_minor)) as valid_minor`

type TeamFilter = TeamDays & Pick<BetFilter, 'currency' | 'gameType' | 'brandCode' | 'status'> & { agentId: string }

/** The settled bets of everybody below an agent, by day and type of game, oldest first. */
export async function sumTeamBets(
  reader: Reader,
  { agentId, currency, timeZone, first, end, gameType, brandCode, status }: TeamFilter,
): Promise<SettledSums[]> {
  const { rows } = await sql<SumRow>`
    select b.day::text as day, coalesce(g.game_type, '') as game_type, ${sums}
    from team_bets(array[${agentId}], false, ${currency}, ${timeZone}, ${first}::date, ${end}::date) b
    left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
    where true
      ${gameType === undefined ? sql`` : sql`and g.game_type = ${gameType}`}
      ${brandCode === undefined ? sql`` : sql`and g.brand_code = ${brandCode}`}
      ${status === undefined ? sql`` : sql`and b.outcome = ${status}`}
    group by 1, 2 having sum(b.round_count) > 0 order by 1`.execute(reader)
  return rows.map((row) => ({ day: row.day, gameType: row.game_type, ...betSumsOf(row) }))
}

export interface TeamPlayers {
  /** Who has settled bets: on each day, and in all. */
  activeOn: Map<string, number>
  active: number
}

type BranchFilter = TeamDays & { heads: readonly string[]; currency: string }

/** How many below an agent have settled bets. */
export async function countTeamPlayers(
  reader: Reader,
  { agentId, currency, timeZone, first, end }: TeamDays & { agentId: string; currency: string },
): Promise<TeamPlayers> {
  const { rows } = await sql<{ day: string | null; members: string }>`
    select p.day::text as day, p.member_count as members
    from team_players(array[${agentId}], false, ${currency}, ${timeZone}, ${first}::date, ${end}::date) p`.execute(
    reader,
  )
  const inAll = rows.find(({ day }) => day === null)
  return {
    activeOn: new Map(rows.flatMap(({ day, members }) => (day === null ? [] : [[day, Number(members)]]))),
    active: Number(inAll?.members ?? 0),
  }
}

export type BranchBets = BetSums & { active: number }

/** The settled bets of each of these accounts with those of everybody below it. */
export async function sumBranchBets(
  reader: Reader,
  filter: BranchFilter,
): Promise<(head: string) => BranchBets | undefined> {
  const { heads, currency, timeZone, first, end } = filter
  const [{ rows }, activeOf] = await Promise.all([
    sql<SumRow>`
      select b.head, ${sums}
      from team_bets(${heads}::text[], true, ${currency}, ${timeZone}, ${first}::date, ${end}::date) b
      left join games g on g.vendor_id = b.vendor_id and g.game_code = b.game_code
      group by b.head having sum(b.round_count) > 0`.execute(reader),
    countBranchPlayers(reader, filter),
  ])
  const found = new Map(rows.map((row) => [row.head, { ...betSumsOf(row), active: activeOf.get(row.head) ?? 0 }]))
  return (head) => found.get(head)
}

async function countBranchPlayers(
  reader: Reader,
  { heads, currency, timeZone, first, end }: BranchFilter,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ head: string; members: string }>`
    select p.head, p.member_count as members
    from team_players(${heads}::text[], true, ${currency}, ${timeZone}, ${first}::date, ${end}::date) p
    where p.day is null`.execute(reader)
  return new Map(rows.map(({ head, members }) => [head, Number(members)]))
}

const betSumsOf = (row: SumRow): BetSums => ({
  count: Number(row.count),
  stakesMinor: BigInt(row.stakes_minor),
  rollbacksMinor: BigInt(row.rollbacks_minor),
  payoutsMinor: BigInt(row.payouts_minor),
  validMinor: BigInt(row.valid_minor),
})
