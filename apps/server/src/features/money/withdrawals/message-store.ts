import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import type { Message } from './message.ts'

interface Author {
  kind: 'member' | 'staff'
  id: string
  name: string
}

/** Notes what somebody wrote about a locked withdrawal. */
export async function addMessage(
  tx: Tx,
  withdrawalId: string,
  { author, at, text, proofs }: { author: Author; at: Date; text: string; proofs: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('withdrawal_messages')
    .values({
      id: newId('wdm', at.getTime()),
      withdrawal_id: withdrawalId,
      at,
      author_kind: author.kind,
      author_id: author.id,
      author_name: author.name,
      text,
      proofs: [...proofs],
    })
    .execute()
}

/** What was written about each of these withdrawals, oldest first. */
export async function listMessages(reader: Reader, ids: readonly string[]): Promise<(id: string) => Message[]> {
  const rows = await reader
    .selectFrom('withdrawal_messages')
    .selectAll()
    .where(sql<boolean>`withdrawal_id = any(${ids}::text[])`)
    .orderBy('id')
    .execute()
  const byId = Map.groupBy(rows, (row) => row.withdrawal_id)
  return (id) =>
    (byId.get(id) ?? []).map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.author_kind as Message['kind'],
      by: row.author_name,
      text: row.text,
      proofs: row.proofs,
    }))
}
