import type { ProviderSettings } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { requestOutside } from '../../../lib/outbound-request.ts'
import type { Deposit } from './deposit.ts'
import { GatewayEvent } from './gateway-event.ts'
import { signGateway } from './gateway-signature.ts'

type Settings = ProviderSettings<'payment-gateway'>
type Reach = Pick<AppContext, 'config' | 'clock'>

const Opened = z.object({
  paymentId: z.string().min(1).max(100),
  // Plain http only to this very machine, where a sandbox has its own servers.
  payUrl: z
    .string()
    .max(1_000)
    .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/),
})
export type OpenedPayment = z.infer<typeof Opened>

/** Where a gateway tells us what became of a payment, on the portal's origin. */
export const notifyPath = '/wps/payment/notify'

/** Opens a payment for a deposit, or finds the one that is open for it. @throws when the gateway does not take it */
export async function openAtGateway(app: Reach, settings: Settings, deposit: Deposit): Promise<OpenedPayment> {
  const body = JSON.stringify({
    merchantId: settings.merchantId,
    reference: deposit.id,
    amount: formatAmount(deposit.amountMinor, getCurrency(deposit.currency)),
    currency: deposit.currency,
    expiresAt: deposit.expiresAt.toISOString(),
    notifyUrl: app.config.portalUrl + notifyPath,
    returnUrl: `${app.config.portalUrl}/member/transferFund`,
  })
  return Opened.parse(await ask(app, settings, { method: 'POST', path: '/payments', body }))
}

/** What the gateway knows about the payment of a deposit. @throws when it does not answer */
export const askGateway = async (app: Reach, settings: Settings, depositId: string): Promise<GatewayEvent> =>
  GatewayEvent.parse(await ask(app, settings, { method: 'GET', path: `/payments/${encodeURIComponent(depositId)}` }))

/** Whether the gateway knows us. @throws when it does not answer */
export const pingGateway = (app: Reach, settings: Settings): Promise<unknown> =>
  ask(app, settings, { method: 'GET', path: '/ping' })

interface Ask {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

/** A request without a body is signed over its path. */
async function ask({ config, clock }: Reach, settings: Settings, { method, path, body }: Ask): Promise<unknown> {
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const answer = await requestOutside(config, {
    method,
    url: settings.address.replace(/(?<!\/)\/+$/, '') + path,
    headers: {
      'content-type': 'application/json',
      'x-merchant': settings.merchantId,
      'x-timestamp': timestamp,
      'x-signature': signGateway(settings.secret, timestamp, body ?? path),
    },
    ...(body === undefined ? {} : { body }),
    timeoutMs: settings.timeoutSeconds * 1000,
  })
  if (answer.status !== 200) throw new Error(`the gateway answered ${answer.status}`)
  return JSON.parse(answer.body)
}
