import type { ProviderTest } from '../../site/providers/index.ts'
import { pingGateway } from './gateway-client.ts'

/** How staff try the payment gateway: it is asked whether it knows us. */
const testGateway: ProviderTest<'payment-gateway'> = async ({ app }, settings) => {
  try {
    await pingGateway(app, settings)
    return { outcome: 'accepted', detail: settings.merchantId }
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'no answer'
    return { outcome: /answered 4\d\d$/.test(detail) ? 'refused' : 'failed', detail }
  }
}

export const paymentTests = { 'payment-gateway': testGateway }
