import type { AppContext } from '../../../context.ts'
import { listProvidersOn } from '../../site/providers/index.ts'
import { type DepositMethod, isUsable } from './deposit-method.ts'

/** Whether players can use a method now; a gateway that is not set up has no page to pay on. */
export async function canUse(app: AppContext, method: DepositMethod): Promise<boolean> {
  if (!isUsable(method, app.config.profile)) return false
  return method.kind !== 'gateway' || (await listProvidersOn(app)).has('payment-gateway')
}
