import { Secret, TOTP } from 'otpauth'
import type { TestMember } from './members.ts'
import type { TestServer } from './test-server.ts'

export interface BoundAuthenticator {
  secret: string
  recoveryCodes: string[]
}

/** The code an app shows at this moment of the server's clock. */
export const codeNow = (server: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })

/** Moves on until the app shows a code that was not used yet. */
export function nextCode(server: TestServer, secret: string): string {
  server.clock.advance(30_000)
  return codeNow(server, secret)
}

/** Binds an authenticator as the security centre does. */
export async function bindAuthenticator(
  server: TestServer,
  { token, password }: TestMember,
): Promise<BoundAuthenticator> {
  const begun = await server.portal('POST', '/wps/member/bind/google/begin', { token, body: { password } })
  const { secret } = begun.body.value
  const body = { code: codeNow(server, secret) }
  const bound = await server.portal('POST', '/wps/member/bind/google', { token, body })
  if (!bound.body.success) throw new Error(`not bound: ${JSON.stringify(bound.body)}`)
  return { secret, recoveryCodes: bound.body.value.recoveryCodes }
}
