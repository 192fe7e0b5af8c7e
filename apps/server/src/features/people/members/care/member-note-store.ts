import type { Reader, Tx } from '../../../../db/db.ts'
import { readPage } from '../../../../db/read-page.ts'

export interface StoredNote {
  id: string
  author: string
  at: Date
  body: string
}

interface NewNote {
  id: string
  memberId: string
  staffId: string
  body: string
  now: Date
}

export async function insertNote(tx: Tx, { id, memberId, staffId, body, now }: NewNote): Promise<void> {
  await tx.insertInto('member_notes').values({ id, member_id: memberId, staff_id: staffId, body, at: now }).execute()
}

const notes = (reader: Reader) =>
  reader
    .selectFrom('member_notes as n')
    .innerJoin('operators as o', 'o.id', 'n.staff_id')
    .select(['n.id', 'o.display_name as author', 'n.at', 'n.body'])

export const getNote = (reader: Reader, id: string): Promise<StoredNote> =>
  notes(reader).where('n.id', '=', id).executeTakeFirstOrThrow()

/** A page of the notes about one member, newest first, and how many there are. */
export async function listNotes(
  reader: Reader,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
): Promise<{ rows: StoredNote[]; total: number }> {
  return readPage(notes(reader).where('n.member_id', '=', memberId).orderBy('n.at', 'desc').orderBy('n.id', 'desc'), {
    pageNo,
    pageSize,
  })
}
