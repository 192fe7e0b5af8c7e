import type { AppContext } from '../../context.ts'
import { type Refused, refuse } from '../../lib/outcome.ts'
import { checkPaymentPassword } from '../members/index.ts'

const lockSeconds = 300

/** The refusal of a payment password that is not right, or undefined. Ask outside the transaction of the money. */
export async function refusePaymentPassword(
  context: AppContext,
  memberId: string,
  paymentPassword: string,
): Promise<Refused | undefined> {
  switch (await checkPaymentPassword(context, memberId, paymentPassword)) {
    case 'ok':
      return undefined
    case 'unset':
      return refuse('PAYMENT_PASSWORD_UNSET')
    case 'wrong':
      return refuse('PAYMENT_PASSWORD_WRONG')
    case 'locked':
      return refuse('TOO_MANY_REQUESTS', { value: { retryAfter: lockSeconds } })
  }
}
