import { type AttemptLimit, clearAttempts, lockMs, takeAttempt } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { ofSession, verifyPassword } from '../../../../lib/password.ts'
import { getMember } from '../member-store.ts'

const limit: AttemptLimit = { triesMax: 5, windowMs: 30 * 60_000, lockMs }

type PasswordCheck = 'ok' | 'wrong' | 'unset' | { lockedForSeconds: number }

export const paymentPasswordKey = (memberId: string): string => `payment-password:${memberId}`

/**
 * Whether this is the member's payment password. Five wrong ones lock it for five minutes.
 * Ask before the money's transaction begins: the check is slow on purpose, and a wrong try counts whatever happens next.
 */
export async function checkPaymentPassword(
  call: Pick<Call, 'app' | 'ip'>,
  memberId: string,
  value: string,
): Promise<PasswordCheck> {
  const { db, clock } = call.app
  const { paymentPasswordHash } = await getMember(db, memberId)
  if (!paymentPasswordHash) return 'unset'
  const key = paymentPasswordKey(memberId)
  const lockedForSeconds = await takeAttempt(db, key, limit, clock.now())
  if (lockedForSeconds) return { lockedForSeconds }
  if (!(await verifyPassword(paymentPasswordHash, value, ofSession(call)))) return 'wrong'
  await clearAttempts(db, key)
  return 'ok'
}
