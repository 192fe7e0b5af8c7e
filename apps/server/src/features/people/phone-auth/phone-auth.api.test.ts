import { startIdentityProvider, testPhone } from '@fairground/dev-env/identity-provider'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { registration } from '../../../../test/members.ts'
import { setProvider } from '../../../../test/providers.ts'
import { returnUrl } from '../../../../test/social-world.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { type TestAnswer, testServer } from '../../../../test/test-server.ts'

const idp = await startIdentityProvider(returnUrl)
const server = testServer({ SANDBOX_PROVIDERS_URL: idp.url })
const { projectId, apiKey, code } = testPhone
const turnOn = (isOn = true) => setProvider(server, 'phone-auth', { isOn, values: { projectId, apiKey } })

beforeAll(() => turnOn())
afterEach(() => {
  idp.lie = {}
})
afterAll(() => idp.stop())

let count = 0
/** A number nobody has yet, as it is typed. */
const newNumber = () => {
  count += 1
  return `0912${String(count).padStart(6, '0')}`
}
const e164 = (number: string) => `+84${number.slice(1)}`

async function ask(method: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${idp.url}/phone/v1/accounts:${method}?key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, string>
}

/** The provider's word for a number, as a browser gets it. */
async function tokenFor(number: string): Promise<string> {
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber: e164(number) })
  const { idToken = '' } = await ask('signInWithPhoneNumber', { sessionInfo, code })
  return idToken
}

function register(mobileNum: string, idToken: string, fields: object = {}): Promise<TestAnswer> {
  const { username, ...form } = registration({ mobileNum, countryDialingCode: '84' })
  const body = { ...form, channel: 'sms', idToken, ...fields }
  return server.portal('PUT', '/wps/member/register/mobile', { body })
}

const logIn = (username: string, idToken: string) =>
  server.portal('POST', '/wps/session/login', {
    body: { type: 'sms', username, password: code, countryDialingCode: '84', channel: 'sms', idToken },
  })

const whitelabel = async () => (await server.portal('GET', '/wps/system/whitelabel')).body.value.identityProvider

test('[R4.2.15] [R3.025] [R3.026] a number that the identity provider has proven opens an account, and enters it', async () => {
  const number = newNumber()
  const opened = await register(number, await tokenFor(number))
  expect(opened.body).toMatchObject({ success: true, value: { firstTimeLogin: true } })
  const info = await server.portal('GET', '/wps/member/info', { token: opened.body.value.token })
  expect(info.body.value.mobileNum).toMatch(/^\+84\*+/)
  const entered = await logIn(number, await tokenFor(number))
  expect(entered.body).toMatchObject({ success: true, value: { firstTimeLogin: false } })
})

test('[R7.9.05] the site says where its codes come from: the provider while it is on, and nobody else when it is off', async () => {
  expect(await whitelabel()).toEqual({ sms: true, url: `${idp.url}/phone`, apiKey })
  const number = newNumber()
  const idToken = await tokenFor(number)
  await turnOn(false)
  expect(await whitelabel()).toEqual({ sms: false })
  expect((await register(number, idToken)).body.code).toBe('IDP_DISABLED')
  await turnOn()
})

const past = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

test.each([
  ['of another issuer', { claims: { iss: 'https://securetoken.google.com/fairground-test' } }, 'IDP_CODE'],
  ['for another project', { claims: { aud: 'another-project' } }, 'IDP_CODE'],
  ['that has expired', { claims: { exp: past(3_600), iat: past(7_200) } }, 'IDP_EXPIRED'],
  ['of a proof ten minutes old', { claims: { auth_time: past(600) } }, 'IDP_EXPIRED'],
  ['of a proof yet to come', { claims: { auth_time: past(-600) } }, 'IDP_CODE'],
  ['of another number', { claims: { phone_number: '+84999999999' } }, 'IDP_PHONE'],
  ['without a number', { claims: { phone_number: undefined } }, 'IDP_CODE'],
  ['of a person, not a phone', { claims: { firebase: { sign_in_provider: 'password' } } }, 'IDP_CODE'],
  ['without a signature', { algorithm: 'none' }, 'IDP_CODE'],
  ['signed with the published key as a shared secret', { algorithm: 'HS256' }, 'IDP_CODE'],
  ['signed with a key that nobody published', { isKeyUnknown: true }, 'IDP_CODE'],
] as const)('[A-41] [R3.026] a token %s opens and enters nothing', async (_, lie, refusal) => {
  const number = newNumber()
  await register(number, await tokenFor(number))
  idp.lie = lie
  expect((await logIn(number, await tokenFor(number))).body).toMatchObject({ success: false, code: refusal })
  const other = newNumber()
  expect((await register(other, await tokenFor(other))).body).toMatchObject({ success: false, code: refusal })
})

test('a token that is no token is refused', async () => {
  expect((await register(newNumber(), 'not.a.token')).body.code).toBe('IDP_CODE')
})

test('a token that was used is not new in another writing: its last letter changed, or blanks in it', async () => {
  const number = newNumber()
  const idToken = await tokenFor(number)
  expect((await register(number, idToken)).body.success).toBe(true)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const same = [...letters].map((letter) => idToken.slice(0, -1) + letter)
  for (const other of [...same, `${idToken}=`]) expect((await logIn(number, other)).body.success, other).toBe(false)
})

test('a token opens or enters once: replayed, and ten at a time', async () => {
  const number = newNumber()
  const idToken = await tokenFor(number)
  expect((await register(number, idToken)).body.success).toBe(true)
  expect((await logIn(number, idToken)).body.success).toBe(false)
  const next = await tokenFor(number)
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(number, next)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('who holds the number of nobody is told so, and only then', async () => {
  const number = newNumber()
  expect((await logIn(number, await tokenFor(number))).body.code).toBe('USER_NOT_FOUND')
})

test('a refused registration does not cost the proof: the same token opens the account afterwards', async () => {
  const number = newNumber()
  const idToken = await tokenFor(number)
  expect((await register(number, idToken, { termsVersion: '0' })).body.code).toBe('TERMS_CHANGED')
  expect((await register(number, idToken)).body.success).toBe(true)
})

test('pages may speak to the provider while it is on, and to nobody else', async () => {
  const policyOf = async () => String((await server.portalApp.inject({ url: '/' })).headers['content-security-policy'])
  expect(await policyOf()).toContain(`connect-src 'self' ${idp.url} `)
  await turnOn(false)
  expect(await policyOf()).not.toContain(idp.url)
  await turnOn()
})

test('staff see whether the provider knows the key', async () => {
  const { cookie } = await signInStaff(server)
  const tried = async () =>
    (await server.console('POST', '/staff/providers/phone-auth/test', { cookie, body: { to: '' } })).body.value
  expect(await tried()).toMatchObject({ outcome: 'accepted' })
  await setProvider(server, 'phone-auth', { values: { projectId, apiKey: 'not-the-key' } })
  expect(await tried()).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('API key not valid') })
  idp.lie = { isDown: true }
  expect(await tried()).toMatchObject({ outcome: 'refused' })
  await turnOn()
})
