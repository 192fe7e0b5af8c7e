import type { MemberInfo } from '@fairground/contract'
import { type IdentityProvider, startIdentityProvider, testClient } from '@fairground/dev-env/identity-provider'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { memberPassword, newUsername, registration } from './members.ts'
import { setProvider } from './providers.ts'
import { type TestAnswer, type TestServer, testServer } from './test-server.ts'
import { visitAs } from './visitor.ts'

export type Provider = 'google' | 'facebook'
type Fields = Record<string, unknown>

/** Where the test server's pages are, and where providers send people back to. */
export const returnUrl = 'http://localhost:8080/social-return.html'

export interface Begun {
  url: string
  state: string
  cookie: string
}

/** A test server with a fake Google and Facebook, both enabled, and test users. */
export class SocialWorld {
  readonly idp: IdentityProvider
  readonly server: TestServer

  constructor(idp: IdentityProvider, server: TestServer) {
    this.idp = idp
    this.server = server
  }

  turnOn(kind: Provider, { isOn = true, clientSecret = testClient.clientSecret } = {}): Promise<void> {
    return setProvider(this.server, kind, {
      isOn,
      values: { clientId: testClient.clientId },
      secrets: { clientSecret },
    })
  }

  post(path: string, body: object, more: { token?: string; cookie?: string } = {}): Promise<TestAnswer> {
    return this.server.portal('POST', path, { body, ...more })
  }

  begin(provider: Provider = 'google'): Promise<Begun> {
    return this.#begun(this.post('/wps/session/login/social/begin', { provider }))
  }

  beginLink(provider: Provider, token: string): Promise<Begun> {
    return this.#begun(this.post('/wps/member/social/begin', { provider, password: memberPassword }, { token }))
  }

  enter(cookie: string, provider: Provider, returned: URLSearchParams, more: object = {}): Promise<TestAnswer> {
    const body = { provider, ...Object.fromEntries(returned), ...more }
    return this.post('/wps/session/login/social', body, { cookie })
  }

  /** The whole way of somebody who is signed in at the provider under that id. */
  async signIn(id: string, provider: Provider = 'google', more: object = {}): Promise<TestAnswer & Begun> {
    const begun = await this.begin(provider)
    return { ...(await this.enter(begun.cookie, provider, await visitAs(id, begun.url), more)), ...begun }
  }

  register(socialTicket: string, cookie: string, fields: Fields = {}): Promise<TestAnswer> {
    const { password, ...account } = registration()
    return this.server.portal('PUT', '/wps/member/register/social', {
      body: { ...account, socialTicket, ...fields },
      cookie,
    })
  }

  /** Somebody with an account that the provider opens. */
  async newcomer(id: string, provider: Provider = 'google'): Promise<{ username: string; token: string }> {
    const { body, cookie } = await this.signIn(id, provider)
    const username = newUsername()
    const { token } = (await this.register(body.value.socialTicket, cookie, { username })).body.value
    return { username, token }
  }

  /** The whole way of a member who adds the provider. */
  async link(id: string, provider: Provider, token: string): Promise<TestAnswer> {
    const { url, cookie } = await this.beginLink(provider, token)
    const body = { provider, ...Object.fromEntries(await visitAs(id, url)) }
    return this.post('/wps/member/social', body, { token, cookie })
  }

  async info(token: string): Promise<MemberInfo> {
    return (await this.server.portal('GET', '/wps/member/info', { token })).body.value
  }

  auditOf(memberId: string) {
    return this.server.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject', '=', memberId)
      .orderBy('id')
      .execute()
  }

  async #begun(asked: Promise<TestAnswer>): Promise<Begun> {
    const { body, headers } = await asked
    return { ...body.value, cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
  }
}

/** One for the test file that calls this. */
export async function socialWorld(): Promise<SocialWorld> {
  const idp = await startIdentityProvider(returnUrl)
  const world = new SocialWorld(idp, testServer({ SANDBOX_PROVIDERS_URL: idp.url }))
  beforeAll(async () => {
    await world.turnOn('google')
    await world.turnOn('facebook')
  })
  afterEach(() => {
    idp.lie = {}
  })
  afterAll(() => idp.stop())
  return world
}
