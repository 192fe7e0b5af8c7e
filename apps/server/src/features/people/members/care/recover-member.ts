import type { MemberInitialPassword } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok } from '../../../../lib/outcome.ts'
import { forgetVictimTries } from '../../../../lib/victim-tries.ts'
import { endSessions, findContacts, loginTries, noticeOfChange, saveInitialPassword } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { lockOwned } from '../profile/lock-owned.ts'
import { drawInitialPassword } from '../registration/draw-initial-password.ts'

interface Subject {
  memberId: string
  reason: string
}

/** A password to hand over in place of a lost one. Every session ends, and the member hears of it on every channel. */
export async function resetMemberPassword(
  call: Call,
  { staffId }: StaffSession,
  { memberId, reason }: Subject,
): Promise<Outcome<MemberInitialPassword>> {
  const { app, ip, requestId } = call
  const { hash, until, password } = await drawInitialPassword(app)
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const member = await lockOwned(tx, memberId)
    if (!member.ok) return member
    await saveInitialPassword(tx, memberId, { hash, until, now })
    await forgetVictimTries(tx, loginTries(member.value.account))
    await endSessions(tx, memberId, 'password', now)
    await noticeOfChange(tx, app, { memberId, kind: 'password-reset', to: [await findContacts(app, tx, memberId)] })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'member.password-reset-by-staff',
      subject: memberId,
      detail: { reason },
      ip,
      requestId,
    })
    return ok({ password, validUntil: until.toISOString() })
  })
}
