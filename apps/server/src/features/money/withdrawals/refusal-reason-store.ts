import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { RefusalReason } from './refusal-reason.ts'

/** Of what nobody answered in time. */
export const noAnswerId = 'rsn_no_answer'

/** The list that staff choose from, in its order. */
export async function listReasons(reader: Reader): Promise<RefusalReason[]> {
  const rows = await reader
    .selectFrom('refusal_reasons')
    .select(['id', 'texts', 'is_built_in'])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(reasonOf)
}

/** A reason of the list, or undefined. */
export async function findReason(reader: Reader, id: string): Promise<RefusalReason | undefined> {
  const row = await reader
    .selectFrom('refusal_reasons')
    .select(['id', 'texts', 'is_built_in'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && reasonOf(row)
}

/** One change of the list at a time. */
export const lockReasons = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('refusal-reasons', 0))`.execute(tx)

/** Writes the list anew, in this order; what is not on it any more can no longer be chosen. */
export async function saveReasons(
  tx: Tx,
  reasons: readonly { id: string; texts: Record<string, string> }[],
  now: Date,
): Promise<void> {
  const ids = reasons.map(({ id }) => id)
  await sql`update refusal_reasons set removed_at = ${now}
    where removed_at is null and not is_built_in and id <> all(${ids}::text[])`.execute(tx)
  for (const [position, { id, texts }] of reasons.entries())
    await sql`insert into refusal_reasons (id, position, texts) values (${id}, ${position}, ${JSON.stringify(texts)}::jsonb)
      on conflict (id) do update set position = excluded.position, texts = excluded.texts`.execute(tx)
}

const reasonOf = (row: { id: string; texts: unknown; is_built_in: boolean }): RefusalReason => ({
  id: row.id,
  texts: row.texts as Record<string, string>,
  isBuiltIn: row.is_built_in,
})
