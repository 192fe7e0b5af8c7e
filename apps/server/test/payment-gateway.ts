import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { setProvider } from './gateways.ts'
import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'

export const gatewaySecret = 'seven-copper-bells-9'
export const gatewayMethodId = 'dpm_gateway_vnd'

/** The gateway's process for one test file, set up at the server as its owner does. */
export function paymentGateway(server: TestServer, { seed, port }: { seed?: string; port: number }) {
  const gateway = { url: '', settle: () => untilIdle(gateway.url) }
  let child: ReturnType<typeof fork> | undefined
  beforeAll(async () => {
    await server.portalApp.listen({ port, host: '127.0.0.1' })
    child = fork(fileURLToPath(import.meta.resolve('@fairground/dev-env/payment-gateway')), {
      env: { ...process.env, GATEWAY_SECRET: gatewaySecret, ...(seed === undefined ? {} : { GATEWAY_SEED: seed }) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const [message] = await new Promise<[{ url: string }]>((resolve) =>
      child?.once('message', (sent) => resolve([sent as { url: string }])),
    )
    gateway.url = message.url
    await turnOn(server, gateway.url)
  })
  afterAll(() => void child?.kill())
  return gateway
}

async function turnOn(server: TestServer, url: string): Promise<void> {
  await setProvider(server, 'payment-gateway', {
    values: { address: url, merchantId: 'fairground' },
    secrets: { secret: gatewaySecret },
  })
  const { cookie } = await signInStaff(server)
  const { body } = await server.console('GET', '/staff/deposit-methods', { cookie })
  const { methodId, ...method } = body.value.find((one: { methodId: string }) => one.methodId === gatewayMethodId)
  const saved = await server.console('PUT', `/staff/deposit-methods/${methodId}`, {
    cookie,
    body: { ...method, isEnabled: true },
  })
  if (!saved.body.success) throw new Error(`not open: ${JSON.stringify(saved.body)}`)
}

/** Until everything that the gateway had to say was said, or was lost for good. */
async function untilIdle(url: string): Promise<void> {
  for (;;) {
    const { underWayCount } = (await (await fetch(`${url}/idle`)).json()) as { underWayCount: number }
    if (underWayCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
