import type { MemberNote } from '@fairground/contract'
import { type Reader, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import type { StaffSession } from '../../staff/index.ts'
import { memberExists } from '../member-store.ts'
import { getNote, insertNote, listNotes, type StoredNote } from './member-note-store.ts'

interface Query {
  memberId: string
  pageNo: number
  pageSize: number
}

const memberNote = ({ id, author, at, body }: StoredNote): MemberNote => ({ id, author, at: at.toISOString(), body })

export async function readNotes(reader: Reader, query: Query) {
  if (!(await memberExists(reader, query.memberId))) return refuse('NOT_FOUND')
  const { rows, total } = await listNotes(reader, query)
  return ok({ list: rows.map(memberNote), total, pageNo: query.pageNo, pageSize: query.pageSize })
}

/** Adds a note in the writer's name. */
export async function addNote(
  call: Call,
  { staffId }: StaffSession,
  { memberId, body }: { memberId: string; body: string },
): Promise<Outcome<MemberNote>> {
  const now = call.app.clock.now()
  const id = newId('mnt', now.getTime())
  return transact(call.app.db, async (tx) => {
    if (!(await memberExists(tx, memberId))) return refuse('NOT_FOUND')
    await insertNote(tx, { id, memberId, staffId, body, now })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'member.note-added',
      subject: memberId,
      detail: { noteId: id },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(memberNote(await getNote(tx, id)))
  })
}
