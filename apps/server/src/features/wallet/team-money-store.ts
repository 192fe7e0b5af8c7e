import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../db/db.ts'
import { purposeOf } from './money-days.ts'
import type { MoneyDay, MoneySum } from './record.ts'
import { recordKindOf } from './transfer-kinds.ts'

/** Days of the site, yyyy-MM-dd. */
export interface TeamDays {
  timeZone: string
  first: string
  /** The day after the last. */
  end: string
}

interface SumRow {
  owner_group: string
  day: string
  kind: string
  counter_kind: string
  entry_count: string
  received: string
  spent: string
}

/** What everybody below an agent received and spent, by day and kind, oldest first. */
export async function listTeamMoneyDays(
  reader: Reader,
  { agentId, currency }: { agentId: string; currency: string },
  days: TeamDays,
): Promise<MoneyDay[]> {
  const { rows } = await sql<SumRow>`
    select s.day::text as day, s.kind, s.counter_kind, s.entry_count, s.received, s.spent
    from ${sumsOf(sql`team_members(array[${agentId}], false)`, currency, days)} s order by s.day`.execute(reader)
  return rows.map((row) => ({
    day: row.day,
    kind: recordKindOf(row.kind),
    purpose: purposeOf(row.kind, row.counter_kind),
    count: Number(row.entry_count),
    receivedMinor: BigInt(row.received),
    spentMinor: BigInt(row.spent),
  }))
}

/** What each of these accounts received and spent together with everybody below it. */
export async function sumBranchMoney(
  reader: Reader,
  { heads, currency }: { heads: readonly string[]; currency: string },
  days: TeamDays,
): Promise<(head: string) => MoneySum[]> {
  const { rows } = await sql<SumRow>`
    select s.owner_group, s.kind, s.counter_kind, sum(s.received) as received, sum(s.spent) as spent
    from ${sumsOf(sql`team_members(${heads}::text[], true)`, currency, days)} s group by 1, 2, 3`.execute(reader)
  const groups = Map.groupBy(rows, ({ owner_group: head }) => head)
  return (head) =>
    (groups.get(head) ?? []).map((row) => ({
      purpose: purposeOf(row.kind, row.counter_kind),
      receivedMinor: BigInt(row.received),
      spentMinor: BigInt(row.spent),
    }))
}

const sumsOf = (team: RawBuilder<unknown>, currency: string, { timeZone, first, end }: TeamDays) => sql`
  (select array_agg(m.member_id) as ids, array_agg(m.head) as heads from ${team} m) team
  cross join lateral ledger.owner_sums(team.ids, team.heads, ${currency}, ${timeZone}, ${first}::date, ${end}::date)`

/** What everybody below an agent can spend now. */
export async function sumTeamBalance(
  reader: Reader,
  { agentId, currency }: { agentId: string; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ available: string }>`
    select coalesce(sum(b.available), 0) as available from team_members(array[${agentId}], false) m
    join ledger.account_balances b on b.owner_kind = 'member' and b.owner_id = m.member_id and b.kind = 'cash'
      and b.currency = ${currency}`.execute(reader)
  return BigInt(rows[0]?.available ?? 0)
}
