import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'

interface Settings {
  isOn?: boolean
  values: Record<string, string>
  secrets?: Record<string, string>
}

const cachedMsMax = 3_000

/** Sets a service up as staff do, and waits until every process has seen it. */
export async function setProvider(server: TestServer, kind: string, settings: Settings): Promise<void> {
  const { cookie } = await signInStaff(server)
  const { body } = await server.console('GET', '/staff/providers', { cookie })
  const { revision } = body.value.find((provider: { kind: string }) => provider.kind === kind)
  const draft = { isOn: true, ...settings, revision }
  const answer = await server.console('PUT', `/staff/providers/${kind}`, { cookie, body: draft })
  if (!answer.body.success) throw new Error(`not set: ${JSON.stringify(answer.body)}`)
  server.clock.advance(cachedMsMax)
}
