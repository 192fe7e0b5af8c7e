import type { Call } from '../../../lib/call.ts'
import { type Refused, refuse, refuseFor } from '../../../lib/outcome.ts'
import { checkPaymentPassword } from '../../people/members/index.ts'

/** The refusal of a payment password that is not right, or undefined. Ask outside the transaction of the money. */
export async function refusePaymentPassword(
  call: Pick<Call, 'app' | 'ip'>,
  memberId: string,
  paymentPassword: string,
): Promise<Refused | undefined> {
  const check = await checkPaymentPassword(call, memberId, paymentPassword)
  switch (check) {
    case 'ok':
      return undefined
    case 'unset':
      return refuse('PAYMENT_PASSWORD_UNSET')
    case 'wrong':
      return refuse('PAYMENT_PASSWORD_WRONG')
    default:
      return refuseFor(check.lockedForSeconds)
  }
}
