import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { AuditRow } from './audit-view.ts'

export interface AuditQuery {
  action?: string | undefined
  /** Staff user name, account name or id of who did it. */
  actor?: string | undefined
  /** The same of whom it was done to, or the id of what it was done to. */
  subject?: string | undefined
  /** First and last day in `timeZone`, as `2026-11-27`. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  pageNo: number
  pageSize: number
}

/** A page of the audit log, newest first, and how many rows there are in all. */
export async function listAudit(reader: Reader, query: AuditQuery): Promise<{ rows: AuditRow[]; total: number }> {
  const found = matching(reader, query)
  const rows = await found
    .leftJoin('operators', (join) => join.onRef('operators.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'staff'))
    .leftJoin('members', (join) => join.onRef('members.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'member'))
    .selectAll('a')
    .select(['operators.username', 'members.account', subjectName.as('subject_name')])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .execute()
  const { total } = await found.select((column) => column.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The player or staff that a subject is, or whose money it is about. */
const subjectName = sql<string | null>`case split_part(a.subject, '_', 1)
  when 'mbr' then (select m.account from members m where m.id = a.subject)
  when 'stf' then (select o.username from operators o where o.id = a.subject)
  when 'dep' then (select m.account from deposits d join members m on m.id = d.member_id where d.id = a.subject)
  when 'wdr' then (select m.account from withdrawals w join members m on m.id = w.member_id where w.id = a.subject)
  when 'adj' then (select m.account from wishes w join members m on m.id = w.subject where w.id = a.subject)
  end`

const matching = (reader: Reader, { action, actor, subject, from, to, timeZone }: AuditQuery) =>
  reader
    .selectFrom('audit_log as a')
    .$if(Boolean(action), (rows) => rows.where('a.action', '=', action ?? ''))
    .$if(Boolean(subject), (rows) => rows.where('a.subject', 'in', idsOf(subject ?? '')))
    .$if(Boolean(actor), (rows) => rows.where('a.actor_id', 'in', idsOf(actor ?? '')))
    .$if(Boolean(from), (rows) =>
      rows.where('a.at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(Boolean(to), (rows) =>
      rows.where('a.at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`),
    )

/** Whoever goes by that name, and the id itself. */
const idsOf = (name: string) => sql<string>`(
  select id from operators where lower(username) = lower(${name})
  union all select id from members where lower(account) = lower(${name})
  union all select ${name}::text)`

/** Every action that was ever written, for the filter: one step of the index each, however long the log is. */
export async function listActions(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > known.action order by l.action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null`.execute(reader)
  return rows.map((row) => row.action)
}
