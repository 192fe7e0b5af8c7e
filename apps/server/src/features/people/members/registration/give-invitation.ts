import type { InvitationCode } from '@fairground/contract'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import type { StaffSession } from '../../staff/index.ts'
import { closeCode, getInvitation, insertInvitation } from './invitation-store.ts'
import { invitationCode } from './invitation-view.ts'
import { newCode } from './new-code.ts'

/** Gives out a code of the house; the note says for whom. */
export function addInvitation(call: Call, staff: StaffSession, note: string): Promise<Outcome<InvitationCode>> {
  const code = newCode()
  return transact(call.app.db, async (tx) => {
    await insertInvitation(tx, { code, note, created_at: call.app.clock.now(), created_by: staff.username })
    await record(tx, call, staff, { action: 'invitation.created', code, detail: { note } })
    return ok(invitationCode(await getInvitation(tx, code)))
  })
}

/** Closes a code; members who used it stay. */
export function closeInvitation(call: Call, staff: StaffSession, code: string): Promise<Outcome<InvitationCode>> {
  return transact(call.app.db, async (tx) => {
    if (!(await closeCode(tx, code, call.app.clock.now()))) return refuse('STATE_CONFLICT')
    await record(tx, call, staff, { action: 'invitation.closed', code })
    return ok(invitationCode(await getInvitation(tx, code)))
  })
}

const record = (
  tx: Tx,
  { ip, requestId }: Call,
  { staffId }: StaffSession,
  { action, code, detail }: { action: string; code: string; detail?: Record<string, unknown> },
) => recordAudit(tx, { actor: { kind: 'staff', id: staffId }, action, subject: code, detail, ip, requestId })
