import type { MemberInfo } from '@fairground/contract'
import { transact } from '../../db/db.ts'
import { type AttemptLimit, clearAttempts, lockMs, takeAttempt } from '../../lib/attempts.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuseField, refuseFor } from '../../lib/outcome.ts'
import { hashPassword, verifyPassword } from '../../lib/password.ts'
import type { MemberSession } from '../identity/index.ts'
import { paymentPasswordKey } from './check-payment-password.ts'
import { getMember, savePaymentPassword } from './member-store.ts'
import { memberInfo } from './member-view.ts'

const limit: AttemptLimit = { triesMax: 5, windowMs: 30 * 60_000, lockMs }

interface Body {
  password: string
  paymentPassword: string
}

/** Sets or changes the payment password of whoever knows the log-in password. */
export async function setPaymentPassword(
  call: Call,
  { memberId }: MemberSession,
  body: Body,
): Promise<Outcome<MemberInfo>> {
  const { app } = call
  const key = `step-up:${memberId}`
  const retryAfter = await takeAttempt(app.db, key, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  const { passwordHash } = await getMember(app.db, memberId)
  if (!(await verifyPassword(passwordHash, body.password))) return refuseField('password', 'validation.passwordWrong')
  const hash = await hashPassword(body.paymentPassword)
  return transact(app.db, async (tx) => {
    await clearAttempts(tx, key)
    await clearAttempts(tx, paymentPasswordKey(memberId))
    await savePaymentPassword(tx, memberId, hash)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.payment-password-set',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(memberInfo(app, await getMember(tx, memberId)))
  })
}
