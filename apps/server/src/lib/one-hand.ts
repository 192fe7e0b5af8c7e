import { sql } from 'kysely'
import type { Reader } from '../db/db.ts'

/** The same for an account that was written down by its name; one that is not there any more is nobody's. */
export async function areNamedInOneHand(
  reader: Reader,
  username: string,
  { staffId }: { staffId: string },
  now: Date,
): Promise<boolean> {
  const named = await reader.selectFrom('operators').select('id').where('username', '=', username).executeTakeFirst()
  return named !== undefined && areInOneHand(reader, named.id, staffId, now)
}

/**
 * Whether one person may be behind both accounts of staff: the same account, one whose keys the other held, or two whose
 * keys a third held. Where two people have to agree such two are one.
 */
export async function areInOneHand(reader: Reader, one: string, other: string, now: Date): Promise<boolean> {
  if (one === other) return true
  const { rows } = await sql<{ is_one: boolean }>`select are_in_one_hand(${one}, ${other}, ${now}) as is_one`.execute(
    reader,
  )
  return rows[0]?.is_one === true
}

/** All other accounts behind which the same person may be. */
export async function listInOneHand(reader: Reader, staffId: string, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from operators where id <> ${staffId} and are_in_one_hand(id, ${staffId}, ${now})`.execute(reader)
  return new Set(rows.map(({ id }) => id))
}
