import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { readProvider } from '../../site/providers/index.ts'
import type { Deposit } from './deposit.ts'
import { getDeposit, savePayment } from './deposit-store.ts'
import { openAtGateway } from './gateway-client.ts'

/**
 * Gives a deposit the page where it is paid. A gateway that does not answer leaves it without one: asking again with the
 * same request id tries again, and the gateway knows the deposit by its id.
 */
export async function openPayment(call: Call, deposit: Deposit): Promise<Deposit> {
  const { app } = call
  if (deposit.state !== 'pending' || deposit.payUrl) return deposit
  const settings = await readProvider(app, 'payment-gateway')
  if (!settings) return deposit
  try {
    const payment = await openAtGateway(app, settings, deposit)
    await transact(app.db, (tx) => savePayment(tx, deposit.id, payment))
    return await getDeposit(app.db, deposit.id)
  } catch (error) {
    app.log.warn({ err: error, depositId: deposit.id }, 'no payment was opened')
    return deposit
  }
}
