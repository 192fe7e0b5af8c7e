import type { StaffMember } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { forgetVictimTries } from '../../../../lib/victim-tries.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { loginTries } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { lockMember } from '../member-store.ts'
import { getStaffMember } from './staff-member-store.ts'
import { staffMember } from './staff-member-view.ts'

/** Forgets the wrong passwords that keep a member out for the moment; a suspension stays. */
export async function unlockMember(
  call: Call,
  { staffId }: StaffSession,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<Outcome<StaffMember>> {
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member) return refuse('NOT_FOUND')
    const before = await getStaffMember(tx, memberId, now)
    if (!before.isLocked) return refuse('STATE_CONFLICT')
    await forgetVictimTries(tx, loginTries(member.account))
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'member.unlocked',
      subject: memberId,
      detail: { reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    const balance = await getBalance(tx, memberId, member.currency)
    return ok(staffMember({ ...before, isLocked: false }, balance))
  })
}
