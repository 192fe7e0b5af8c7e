import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
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
  day: string
  kind: string
  counter_kind: string
  entry_count: string
  received: string
  spent: string
}

type BranchRow = Pick<SumRow, 'kind' | 'counter_kind' | 'received' | 'spent'> & { head: string }

/** What everybody below an agent received and spent, by day and kind, oldest first. */
export async function listTeamMoneyDays(
  reader: Reader,
  { agentId, currency }: { agentId: string; currency: string },
  { timeZone, first, end }: TeamDays,
): Promise<MoneyDay[]> {
  const { rows } = await sql<SumRow>`
    select s.day::text as day, s.kind, s.counter_kind, sum(s.entry_count) as entry_count, sum(s.received) as received,
      sum(s.spent) as spent
    from team_money(array[${agentId}], ${currency}, ${timeZone}, ${first}::date, ${end}::date) s
    group by s.day, s.kind, s.counter_kind order by s.day`.execute(reader)
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
  { timeZone, first, end }: TeamDays,
): Promise<(head: string) => MoneySum[]> {
  const { rows } = await sql<BranchRow>`
    select s.head, s.kind, s.counter_kind, sum(s.received) as received, sum(s.spent) as spent
    from (
      select t.head, t.kind, t.counter_kind, t.received, t.spent
      from team_money(${heads}::text[], ${currency}, ${timeZone}, ${first}::date, ${end}::date) t
      union all
      select o.owner_group, o.kind, o.counter_kind, o.received, o.spent
      from ledger.owner_sums(${heads}::text[], ${heads}::text[], ${currency}, ${timeZone}, ${first}::date, ${end}::date) o
    ) s group by 1, 2, 3`.execute(reader)
  const groups = Map.groupBy(rows, ({ head }) => head)
  return (head) =>
    (groups.get(head) ?? []).map((row) => ({
      purpose: purposeOf(row.kind, row.counter_kind),
      receivedMinor: BigInt(row.received),
      spentMinor: BigInt(row.spent),
    }))
}

/** Available money of everybody below an agent: received minus spent minus held. */
export async function sumTeamBalance(
  reader: Reader,
  { agentId, currency, timeZone }: { agentId: string; currency: string; timeZone: string },
): Promise<bigint> {
  const { rows } = await sql<{ balance: string; held: string }>`
    select (
      select coalesce(sum(m.received - m.spent), 0)
      from team_money(array[${agentId}], ${currency}, ${timeZone}, '-infinity', 'infinity') m
    ) as balance, (
      select coalesce(sum(h.remaining), 0) from ledger.account_holds h
      join ledger.account_balances b on b.account_id = h.account_id and b.owner_kind = 'member' and b.kind = 'cash'
        and b.currency = ${currency}
      join member_tree t on t.descendant_id = b.owner_id collate "default" and t.ancestor_id = ${agentId}
      where h.state = 'open'
    ) as held`.execute(reader)
  return BigInt(rows[0]?.balance ?? 0) - BigInt(rows[0]?.held ?? 0)
}
