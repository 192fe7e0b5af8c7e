import { dayOf } from '@fairground/contract/site-time'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { noSums, type TeamSums } from './income.ts'
import { isOfDays, type Period, type Rhythm } from './period.ts'

/** Whose team, and which of its bets count. */
interface TeamQuery {
  id: string
  uplineId: string
  downlineId: string
  currency: string
  singleMinMinor: bigint
}

interface TeamSpan {
  rhythm: Rhythm
  period: Period
  timeZone: string
}

interface CountedSpan extends TeamSpan {
  /** Games whose bets count, by node id. */
  counted: readonly string[]
}

interface SumsRow {
  id: string
  active_members: string
  valid_minor: string
  loss_minor: string
  won_minor: string
  lost_minor: string
}

/**
 * What teams did in a period, all in one statement: a downline's team at any depth. What the two sides of the contract play
 * themselves, under whichever account of theirs, counts for nobody. Whole days are read from the sums by member and day,
 * shorter periods from the rounds themselves.
 */
export async function sumTeams(
  reader: Reader,
  teams: readonly TeamQuery[],
  span: CountedSpan,
): Promise<(id: string) => TeamSums> {
  if (teams.length === 0) return () => noSums
  const { rows } = await sql<SumsRow>`
    with team as materialized (${teamsOf(teams)}), ${asides},
    bets as materialized (${isOfDays(span.rhythm) ? sumsOfDays(span) : sumsOfRounds(teams, span)}),
    ${summing}`.execute(reader)
  return finderOf(rows)
}

/** As `sumTeams` for one team, from the rounds of its members: quick while the team is small. */
export async function sumTeamRounds(reader: Reader, team: TeamQuery, span: CountedSpan): Promise<TeamSums> {
  const ofTeam = sql`and g.member_id in (
    select ${team.downlineId}::text union all
    select t.descendant_id from member_tree t where t.ancestor_id = ${team.downlineId})`
  const { rows } = await sql<SumsRow>`
    with team as materialized (${teamsOf([team])}), ${asides},
    bets as materialized (${sumsOfRounds([team], span, ofTeam)}),
    ${summing}`.execute(reader)
  return finderOf(rows)(team.id)
}

const teamsOf = (teams: readonly TeamQuery[]) => sql`
  select * from unnest(${teams.map(({ id }) => id)}::text[], ${teams.map(({ downlineId }) => downlineId)}::text[],
    ${teams.map(({ uplineId }) => uplineId)}::text[], ${teams.map(({ currency }) => currency)}::text[],
    ${teams.map(({ singleMinMinor }) => String(singleMinMinor))}::bigint[])
    as t (id, downline_id, upline_id, currency, single_min)`

/** Accounts of the two sides of each contract, as far as one can see. */
const asides = sql`
  related as materialized (
    select s.side_id, r.member_id from (select downline_id as side_id from team union select upline_id from team) s
    cross join lateral related_members(s.side_id) as r (member_id)
  ),
  asides as materialized (
    select distinct t.id, r.member_id from team t join related r on r.side_id in (t.downline_id, t.upline_id)
  )`

const sumsOfDays = ({ period: { from, to }, timeZone, counted }: CountedSpan) => sql`
  select d.member_id, d.currency, 0::bigint as single_min,
    sum(valid_bet(d.outcome, g.game_type, d.stakes_minor, d.rollbacks_minor, d.uncounted_minor))::numeric as valid,
    sum(d.stakes_minor - d.rollbacks_minor - d.payouts_minor)::numeric as loss, 0::bigint as won, 0::bigint as lost
  from bet_days d join ${countedGames(counted)} g on g.vendor_id = d.vendor_id and g.game_code = d.game_code
  where d.day >= ${dayOf(from, timeZone)}::date and d.day < ${dayOf(to, timeZone)}::date
  group by 1, 2, 3`

const countedGames = (counted: readonly string[]) => sql`(
    select vendor_id, game_code, game_type from games where node_id = any(${counted}::text[]))`

/** Each smallest bet that a team counts stands as a value, by which the database knows how many sums there will be. */
const sumsOfRounds = (
  teams: readonly TeamQuery[],
  { period: { from, to }, counted }: CountedSpan,
  and: RawBuilder<unknown> = sql``,
) => sql`
  select g.member_id, g.currency, least.single_min,
    sum(valid_bet(o.outcome, n.game_type, g.stakes_minor, g.rollbacks_minor, u.uncounted_minor))::numeric as valid,
    sum(g.stakes_minor - g.rollbacks_minor - g.payouts_minor - g.extra_minor)::numeric as loss,
    coalesce(sum(g.stakes_minor - g.rollbacks_minor - u.uncounted_minor) filter (where o.outcome = 'won'), 0)::numeric as won,
    coalesce(sum(g.stakes_minor - g.rollbacks_minor - u.uncounted_minor) filter (where o.outcome = 'lost'), 0)::numeric as lost
  from unnest(${[...new Set(teams.map(({ singleMinMinor }) => String(singleMinMinor)))]}::bigint[]) least (single_min)
  join game_rounds g on g.stakes_minor - g.rollbacks_minor >= least.single_min
    and g.closed_at >= ${from} and g.closed_at < ${to} ${and}
  cross join lateral (select bet_outcome(g.state, g.stakes_minor, g.rollbacks_minor, g.payouts_minor + g.extra_minor) as outcome) o
  cross join lateral (select uncounted_bet(g.stakes_minor, g.rollbacks_minor, g.turnover_minor) as uncounted_minor) u
  join ${countedGames(counted)} n on n.vendor_id = g.vendor_id and n.game_code = g.game_code
  group by 1, 2, 3`

/** Each member's sums, for the own team and for those of everybody above. */
const summing = sql`
  reach as (
    select b.*, b.member_id as head_id from bets b
    union all
    select b.*, t.ancestor_id from bets b join member_tree t on t.descendant_id = b.member_id
  )
  select t.id, count(*) filter (where r.valid > 0) as active_members, sum(r.valid)::text as valid_minor,
    sum(r.loss)::text as loss_minor, sum(r.won)::text as won_minor, sum(r.lost)::text as lost_minor
  from reach r join team t on t.downline_id = r.head_id and t.currency = r.currency and t.single_min = r.single_min
  where not exists (select from asides a where a.id = t.id and a.member_id = r.member_id)
  group by t.id`

function finderOf(rows: readonly SumsRow[]): (id: string) => TeamSums {
  const sums = new Map(rows.map((row) => [row.id, sumsOf(row)]))
  return (id) => sums.get(id) ?? noSums
}

const sumsOf = (row: SumsRow): TeamSums => ({
  activeMembers: Number(row.active_members),
  validMinor: BigInt(row.valid_minor),
  lossMinor: BigInt(row.loss_minor),
  wonStakesMinor: BigInt(row.won_minor),
  lostStakesMinor: BigInt(row.lost_minor),
})

/** Whether nothing that belongs to a period can still come, but for what comes late: the rounds, and the sums of their days. */
export async function isPeriodComplete(reader: Reader, { rhythm, period, timeZone }: TeamSpan): Promise<boolean> {
  const { rows } = await sql<{ is_complete: boolean }>`
    select case when ${isOfDays(rhythm)} then
        exists (select from bet_counting c where c.time_zone = ${timeZone} and c.counted_until >= ${period.to})
        and not exists (select from bet_recounts r where r.closed_at >= ${period.from} and r.closed_at < ${period.to})
      else bets_settled_until() >= ${period.to} end as is_complete`.execute(reader)
  return rows[0]?.is_complete === true
}
