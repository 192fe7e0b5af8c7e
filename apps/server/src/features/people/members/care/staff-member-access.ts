import type { MemberAccess } from '@fairground/contract'
import type { AppContext } from '../../../../context.ts'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { endDeviceOf, endSessions, readDevices, readLogins } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { lockMember, memberExists } from '../member-store.ts'

interface Query {
  memberId: string
  pageNo: number
  pageSize: number
}

/** Where a member is signed in, and a page of the entries and refused tries. */
export async function readMemberAccess(
  context: AppContext,
  { memberId, ...page }: Query,
): Promise<Outcome<MemberAccess>> {
  if (!(await memberExists(context.db, memberId))) return refuse('NOT_FOUND')
  const [devices, logins] = await Promise.all([readDevices(context, memberId), readLogins(context, memberId, page)])
  return ok({ devices, logins })
}

/** Signs a member out everywhere, at once; the account itself stays as it is. */
export async function endMemberSessions(
  call: Call,
  staff: StaffSession,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<Outcome<null>> {
  return transact(call.app.db, async (tx) => {
    if (!(await lockMember(tx, memberId))) return refuse('NOT_FOUND')
    await endSessions(tx, memberId, 'ended', call.app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'member.signed-out-by-staff',
      subject: memberId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}

/** Signs a member out in one place. A session of somebody else is as good as none. */
export async function endMemberSession(
  call: Call,
  staff: StaffSession,
  { memberId, sessionId, reason }: { memberId: string; sessionId: string; reason: string },
): Promise<Outcome<null>> {
  return transact(call.app.db, async (tx) => {
    if (!(await endDeviceOf(tx, memberId, sessionId, call.app.clock.now()))) return refuse('NOT_FOUND')
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'member.session-ended-by-staff',
      subject: memberId,
      detail: { reason, sessionId },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}
