import type { StaffMember } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { endSessions } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { restore, suspend } from '../member.ts'
import { lockMember, saveStatus } from '../member-store.ts'
import { getStaffMember } from './staff-member-store.ts'
import { staffMember } from './staff-member-view.ts'

interface Change {
  memberId: string
  reason: string
  to: 'suspended' | 'active'
}

/** Suspends an account, whose sessions end at once, or lifts the suspension. Money on its way in still lands. */
export async function changeMemberStatus(
  call: Call,
  staff: StaffSession,
  { memberId, reason, to }: Change,
): Promise<Outcome<StaffMember>> {
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member) return refuse('NOT_FOUND')
    const decision = to === 'suspended' ? suspend(member) : restore(member)
    if ('refused' in decision) return refuse(decision.refused)
    await saveStatus(tx, memberId, decision.status)
    if (to === 'suspended') await endSessions(tx, memberId, 'locked', now)
    const action = to === 'suspended' ? 'member.suspended' : 'member.restored'
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action,
      subject: memberId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    const balance = await getBalance(tx, memberId, member.currency)
    return ok(staffMember(await getStaffMember(tx, memberId, now), balance))
  })
}
