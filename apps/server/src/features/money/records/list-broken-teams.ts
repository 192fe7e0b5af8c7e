import type { BrokenRow } from '@fairground/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, transact } from '../../../db/db.ts'

const auditMsMax = 30 * 60_000
const rowsMax = 1000

/** Every sum of a team that is not what its members and their sums add up to. It reads all of them, so only a job asks. */
export const listBrokenTeams = (db: Db): Promise<BrokenRow[]> =>
  transact(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(auditMsMax)}`.execute(tx)
    const broken: BrokenRow[] = []
    for (const [rule, difference] of Object.entries(differences)) {
      const { rows } = await sql<{
        place: string
        counted: string
        found: string
      }>`${difference} limit ${rowsMax}`.execute(tx)
      const detail = ({ counted, found }: { counted: string; found: string }) =>
        `counted ${counted || 'nothing'}, the members add up to ${found || 'nothing'}`
      broken.push(...rows.map((row) => ({ rule, place: row.place, detail: detail(row) })))
    }
    return broken
  })

interface Counted {
  table: string
  key: string[]
  sums: string[]
  /** Rows `s` with the columns of the key and the sums, and whose they are: `member_id`. */
  from: RawBuilder<unknown>
}

const differenceOf = ({ table, key, sums, from }: Counted) => {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const of = (row: string) => sql.join(sums.map((name) => sql.ref(`${row}.${name}`)))
  return sql`
    with found as (
      select t.ancestor_id as head_id, ${sql.join(key.map((name) => sql.ref(`s.${name}`)))},
        ${sql.join(sums.map((name) => sql`sum(${sql.ref(`s.${name}`)}) as ${sql.ref(name)}`))}
      from ${from} s join member_tree t on t.descendant_id = s.member_id group by t.ancestor_id, ${keys}
    )
    select concat_ws(', ', head_id, ${keys}) as place, concat_ws(' ', ${of('d')}) as counted, concat_ws(' ', ${of('f')}) as found
    from (select * from ${sql.table(table)} where ${sql.ref(sums[0] ?? '')} <> 0) d
    full join found f using (head_id, ${keys})
    where (${of('d')}) is distinct from (${of('f')}) order by 1`
}

const differences = {
  'team-bets': differenceOf({
    table: 'team_bet_days',
    key: ['currency', 'day', 'vendor_id', 'game_code', 'outcome'],
    sums: ['round_count', 'stakes_minor', 'rollbacks_minor', 'payouts_minor', 'uncounted_minor'],
    from: sql`bet_days`,
  }),
  'team-players': differenceOf({
    table: 'team_play_days',
    key: ['currency', 'day', 'previous_day'],
    sums: ['member_count'],
    from: sql`(
      select b.member_id, b.currency, b.day, 1 as member_count,
        coalesce(lag(b.day) over (partition by b.member_id, b.currency order by b.day), '-infinity') as previous_day
      from (select distinct d.member_id, d.currency, d.day from bet_days d) b)`,
  }),
  'team-sizes': differenceOf({
    table: 'team_sizes',
    key: ['is_agent'],
    sums: ['member_count'],
    from: sql`(
      select m.id as member_id, is_agent_type(m.type) as is_agent, 1 as member_count from members m where m.status <> 'closed')`,
  }),
  'team-openings': differenceOf({
    table: 'team_openings',
    key: ['opened_at'],
    sums: ['member_count'],
    from: sql`(
      select m.id as member_id, quarter_of(m.registered_at) as opened_at, 1 as member_count from members m
      where m.status <> 'closed')`,
  }),
  'team-money': differenceOf({
    table: 'team_money_days',
    key: ['currency', 'day', 'kind', 'counter_kind'],
    sums: ['entry_count', 'received', 'spent'],
    from: sql`(select o.owner_id as member_id, o.* from ledger.owner_days o)`,
  }),
}
