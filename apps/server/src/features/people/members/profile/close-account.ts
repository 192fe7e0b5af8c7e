import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, type Refused, refuse, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { getBalance } from '../../../money/wallet/index.ts'
import { endSessions, type MemberSession } from '../../identity/index.ts'
import { lockMember, saveIcon, saveStatus } from '../member-store.ts'
import { removePicture } from '../registration/picture-store.ts'
import { drawAvatar } from './avatar-key.ts'
import { checkPaymentPassword } from './check-payment-password.ts'
import { hasMoneyUnderWay } from './export-store.ts'

/** Closes the account for good. Nobody loses money by it: what is left or still under way refuses. */
export async function closeAccount(
  call: Call,
  { memberId, currency }: MemberSession,
  paymentPassword: string,
): Promise<Outcome<null>> {
  const { app } = call
  const refused = await paymentPasswordRefusal(call, memberId, paymentPassword)
  if (refused) return refused
  return transact(app.db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (member?.status !== 'active') return refuse('STATE_CONFLICT')
    // What is held for a withdrawal is part of the balance.
    const { balanceMinor } = await getBalance(tx, memberId, currency)
    if (balanceMinor !== 0n) return refuseField('balance', 'validation.balanceLeft')
    if (await hasMoneyUnderWay(tx, memberId)) return refuseField('balance', 'validation.moneyUnderWay')
    await saveStatus(tx, memberId, 'closed')
    if (await removePicture(tx, memberId)) await saveIcon(tx, memberId, drawAvatar())
    await endSessions(tx, memberId, 'closed', app.clock.now())
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'member.closed',
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}

async function paymentPasswordRefusal(call: Call, memberId: string, value: string): Promise<Refused | undefined> {
  const check = await checkPaymentPassword(call, memberId, value)
  if (check === 'ok') return undefined
  if (check === 'unset') return refuse('PAYMENT_PASSWORD_UNSET')
  return check === 'wrong' ? refuse('PAYMENT_PASSWORD_WRONG') : refuseFor(check.lockedForSeconds)
}
