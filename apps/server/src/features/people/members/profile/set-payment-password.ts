import type { MemberInfo } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { clearAttempts } from '../../../../lib/attempts.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuseField } from '../../../../lib/outcome.ts'
import { hashPassword, ofSession } from '../../../../lib/password.ts'
import { type MemberSession, pausePayouts, provePassword } from '../../identity/index.ts'
import { getMember, savePaymentPassword } from '../member-store.ts'
import { paymentPasswordKey } from './check-payment-password.ts'
import { findProfile } from './member-profile-store.ts'
import { isWeakPaymentPassword } from './payment-password-policy.ts'
import { readMemberInfo } from './read-member-info.ts'
import { openSealed } from './read-profile.ts'

interface Body {
  password: string
  paymentPassword: string
}

/** Sets or changes the payment password, given the log-in password. */
export async function setPaymentPassword(
  call: Call,
  { memberId }: MemberSession,
  body: Body,
): Promise<Outcome<MemberInfo>> {
  const { app } = call
  const { passwordHash, paymentPasswordHash } = await getMember(app.db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password: body.password })
  if (refused) return refused
  const profile = await findProfile(app.db, memberId)
  const { birthday, mobileNum, boundMobile } = profile ? openSealed(app, profile) : {}
  if (isWeakPaymentPassword(body.paymentPassword, { birthday, mobile: boundMobile ?? mobileNum }))
    return refuseField('paymentPassword', 'validation.paymentPasswordWeak')
  const hash = await hashPassword(body.paymentPassword, ofSession(call))
  return transact(app.db, async (tx) => {
    await clearAttempts(tx, paymentPasswordKey(memberId))
    await savePaymentPassword(tx, memberId, hash)
    // A first one takes nothing's place.
    if (paymentPasswordHash !== null) await pausePayouts(tx, memberId, app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.payment-password-set',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}
