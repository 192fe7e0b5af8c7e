import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { type Context, Provider } from 'oidc-provider'

/** What the site is registered as. */
export const testClient = { clientId: 'fairground-test', clientSecret: 'a-secret-of-the-test-provider-01' }

/** How the provider lies in its next answers; tests set and reset it. */
export interface Lie {
  /** Changes claims of the id token before it is signed. */
  claims?: Record<string, unknown>
  /** Signs with a key that was never published. */
  isKeyUnknown?: boolean
  /** No signature, or one by the published key as if it were a shared secret. */
  algorithm?: 'none' | 'HS256'
  /** What phones are told, in the words of the real one. */
  phoneError?: string
  /** Nothing works. */
  isDown?: boolean
}

export interface IdentityProvider {
  url: string
  lie: Lie
  stop(): Promise<void>
}

/** Everybody there is `Nguyễn Văn An`; the name typed at the log-in is the id. */
const profileOf = (id: string) => ({ name: 'Nguyễn Văn An', email: `${id}@mail.example`, email_verified: true })

/**
 * A real OpenID provider on this machine, with log-in and consent pages of its own, that stands for Google and for
 * Facebook. Returns to the given address only.
 */
export async function startIdentityProvider(returnUrl: string, port = 0): Promise<IdentityProvider> {
  const keys = await makeKeys()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: IdentityProvider = {
    url,
    lie: {},
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const provider = new Provider(url, configurationOf(returnUrl, keys.jwk))
  provider.use(async (context, next) => {
    if (running.lie.isDown) {
      context.status = 503
      return
    }
    if (context.path === '/facebook/me') return readProfile(provider, context)
    if (context.path.startsWith('/phone/')) return answerPhone(context, running, keys)
    await next()
    if (context.path === '/token') await twist(context, running.lie, keys)
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return running
}

type Keys = Awaited<ReturnType<typeof makeKeys>>

async function makeKeys() {
  const [own, strange] = [await newKey(), await newKey()]
  return { jwk: { ...(await exportJWK(own)), kid: 'test', alg: 'RS256', use: 'sig' }, own, strange }
}

const newKey = async () => (await generateKeyPair('RS256', { extractable: true })).privateKey

const configurationOf = (returnUrl: string, jwk: JWK) => ({
  clients: [
    {
      client_id: testClient.clientId,
      client_secret: testClient.clientSecret,
      redirect_uris: [returnUrl],
      grant_types: ['authorization_code', 'client_credentials'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [jwk] },
  cookies: { keys: ['a key of the test provider'] },
  pkce: { required: () => true },
  scopes: ['openid', 'public_profile', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    ClientCredentials: 600,
    Grant: 600,
    IdToken: 600,
    Interaction: 600,
    Session: 600,
  },
  renderError: (context: Context, { error_description }: { error_description?: string }) => {
    context.body = error_description
  },
  features: { clientCredentials: { enabled: true }, devInteractions: { enabled: true } },
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...profileOf(id) }) }),
})

/** Test numbers of the provider; every code is this one. */
export const testPhone = { projectId: 'fairground-test', apiKey: 'a-public-key', code: '246810' }

/** The identity provider's way with phones: a message that nobody gets, a code that everybody knows, a signed token. */
async function answerPhone(context: Context, { url, lie }: IdentityProvider, keys: Keys): Promise<void> {
  context.set('access-control-allow-origin', '*')
  context.set('access-control-allow-headers', 'content-type')
  context.status = 200
  if (context.method === 'OPTIONS') return
  if (context.path === '/phone/keys') {
    const { kty, n, e, kid, alg, use } = keys.jwk
    context.body = { keys: [{ kty, n, e, kid, alg, use }] }
    return
  }
  const sent = await bodyOf(context)
  const error = lie.phoneError ?? phoneFault(context, sent)
  if (error) {
    context.status = 400
    context.body = { error: { code: 400, message: error } }
    return
  }
  const { phoneNumber = '', sessionInfo = '' } = sent
  if (context.path.endsWith(':sendVerificationCode')) context.body = { sessionInfo: `session-of-${phoneNumber}` }
  else context.body = { idToken: await phoneToken(url, sessionInfo.replace('session-of-', ''), lie, keys) }
}

function phoneFault({ path, query }: Context, { phoneNumber, sessionInfo, code }: Record<string, string>) {
  if (query.key !== testPhone.apiKey) return 'API key not valid. Please pass a valid API key.'
  if (path.endsWith(':sendVerificationCode'))
    return /^\+\d{8,}$/.test(phoneNumber ?? '') ? undefined : 'INVALID_PHONE_NUMBER'
  if (!sessionInfo) return 'MISSING_SESSION_INFO'
  return code === testPhone.code ? undefined : 'INVALID_CODE'
}

/** The word of the provider that a number was proven a moment ago, as it signs it. */
async function phoneToken(url: string, number: string, lie: Lie, keys: Keys): Promise<string> {
  const { projectId } = testPhone
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `${url}/phone/${projectId}`,
    aud: projectId,
    sub: `phone-${number}`,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: number,
    firebase: { sign_in_provider: 'phone', identities: { phone: [number] } },
  }
  return forged({ ...claims, jti: crypto.randomUUID(), ...lie.claims }, lie, keys)
}

async function bodyOf(context: Context): Promise<Record<string, string>> {
  let text = ''
  for await (const part of context.req) text += part
  return text === '' ? {} : JSON.parse(text)
}

/** Facebook's way of saying who it is; asks for the proof that the real one can be set to ask for. */
async function readProfile(provider: Provider, context: Context): Promise<void> {
  const value = context.get('authorization').replace(/^Bearer /i, '')
  const token = await provider.AccessToken.find(value)
  const proof = createHmac('sha256', testClient.clientSecret).update(value).digest('hex')
  if (!token?.accountId || context.query.appsecret_proof !== proof) {
    context.status = 400
    context.body = { error: { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 } }
    return
  }
  const { name, email } = profileOf(token.accountId)
  context.body = { id: token.accountId, name, email }
}

/** Puts another id token into the provider's answer. */
async function twist(context: Context, lie: Lie, keys: Keys): Promise<void> {
  const answer = context.body as { id_token?: string } | undefined
  if (!answer?.id_token || Object.keys(lie).length === 0) return
  const [, payload = ''] = answer.id_token.split('.')
  const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...lie.claims }
  context.body = { ...answer, id_token: await forged(claims, lie, keys) }
}

async function forged(claims: Record<string, unknown>, { algorithm, isKeyUnknown }: Lie, keys: Keys): Promise<string> {
  if (algorithm === 'none') {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part({ alg: 'none' })}.${part(claims)}.`
  }
  if (algorithm === 'HS256') {
    const secret = new TextEncoder().encode(JSON.stringify({ kty: 'RSA', n: keys.jwk.n, e: keys.jwk.e }))
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(secret)
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .sign(isKeyUnknown ? keys.strange : keys.own)
}
