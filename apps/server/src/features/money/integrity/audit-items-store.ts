import { sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import type { ChainItem } from './chain.ts'

/** The audit entries of a span of time, each with all that it says, in a fixed order. */
export async function listAuditItems(
  reader: Reader,
  { from, until }: { from: Date | undefined; until: Date },
): Promise<ChainItem[]> {
  const { rows } = await sql<ChainItem>`
    select id as item, jsonb_build_array(extract(epoch from at), actor_kind, actor_id, action, subject, detail, ip,
      request_id)::text as content
    from audit_log
    where at >= coalesce(${from ?? null}::timestamptz, '-infinity') and at < ${until}::timestamptz
    order by at, id`.execute(reader)
  return rows
}
