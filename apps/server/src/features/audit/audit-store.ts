import type { Reader } from '../../db/db.ts'

export interface AuditQuery {
  action: string | undefined
  /** Staff user name, account name or id of who did it. */
  actor: string | undefined
  subject: string | undefined
  pageNo: number
  pageSize: number
}

/** A page of the audit log, newest first, with the names of staff and members, and how many rows there are in all. */
export async function listAudit(reader: Reader, query: AuditQuery) {
  const found = matching(reader, query)
  const rows = await found
    .select([
      'a.id',
      'a.at',
      'a.actor_kind',
      'a.actor_id',
      'a.action',
      'a.subject',
      'a.detail',
      'a.ip',
      'a.request_id',
      'operators.username',
      'members.account',
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
    .execute()
  const { total } = await found.select((column) => column.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number]

const matching = (reader: Reader, { action, actor, subject }: AuditQuery) =>
  reader
    .selectFrom('audit_log as a')
    .leftJoin('operators', (join) => join.onRef('operators.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'staff'))
    .leftJoin('members', (join) => join.onRef('members.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'member'))
    .$if(Boolean(action), (rows) => rows.where('a.action', '=', action ?? ''))
    .$if(Boolean(subject), (rows) => rows.where('a.subject', '=', subject ?? ''))
    .$if(Boolean(actor), (rows) =>
      rows.where((or) =>
        or.or([
          or('a.actor_id', '=', actor ?? ''),
          or('operators.username', '=', actor ?? ''),
          or('members.account', '=', actor ?? ''),
        ]),
      ),
    )

/** Every action that was ever written, for the filter. */
export async function listActions(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('audit_log').select('action').distinct().orderBy('action').execute()
  return rows.map((row) => row.action)
}
