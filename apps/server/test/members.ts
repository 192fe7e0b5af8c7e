import { randomBytes } from 'node:crypto'
import { solveSlider } from './challenge.ts'
import { encryptBody } from './encrypt-body.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

export const memberPassword = 'Lantern-42-boat'
export const memberPaymentPassword = '246810'

export interface TestMember {
  memberId: string
  account: string
  password: string
  token: string
}

/** Eight letters that spell no reserved name, and no digits, which chat takes for a telephone number. */
const letters = 'bdfgjkpw'

/** A username nobody has yet. */
export const newUsername = (): string => `t${Array.from(randomBytes(11), (byte) => letters[byte % 8]).join('')}`

/** What the portal's form sends. */
export const registration = (fields: Record<string, unknown> = {}) => ({
  username: newUsername(),
  password: memberPassword,
  domain: 'localhost:8080',
  registerUrl: 'http://localhost:8080/register',
  registerMethod: 'WEB',
  login: true,
  ageConfirmed: true,
  termsVersion: '1',
  ...fields,
})

/** Registers through the API, as the form does; the new member is signed in. */
export async function registerMember(server: TestServer, fields: Record<string, unknown> = {}): Promise<TestMember> {
  const body = registration(fields)
  const answer = await sendSecret(server, 'PUT', '/wps/member/register', await proven(server, 'register', body))
  return signedIn(server, answer, body.password)
}

/** A call with a password in it: as it is in the sandbox, encrypted elsewhere, where nothing else is taken. */
async function sendSecret(
  server: TestServer,
  method: 'POST' | 'PUT',
  path: string,
  { body, cookie }: ProvenBody,
): Promise<TestAnswer> {
  if (server.context.config.profile === 'sandbox') return server.portal(method, path, { body, cookie })
  const payload = await encryptBody(server, { method, path, body })
  return server.portal(method, path, { body: { payload }, cookie, headers: { encryption: 'jwe' } })
}

interface ProvenBody {
  body: object
  cookie?: string
}

/** The body with the slider solved before it, on a server that wants that. */
async function proven(server: TestServer, use: 'login' | 'register', body: object): Promise<ProvenBody> {
  if (!server.context.config.hasChallenges) return { body }
  const { cookie, ...pass } = await solveSlider(server, use)
  return { body: { ...body, ...pass }, cookie }
}

/** A member who can withdraw: with a full name and a payment password. */
export async function registerPayee(server: TestServer, payeeName = 'NGUYEN VAN AN'): Promise<TestMember> {
  const member = await registerMember(server, { payeeName })
  await server.portal('PUT', '/wps/member/paymentPassword', {
    token: member.token,
    body: { password: member.password, paymentPassword: memberPaymentPassword },
  })
  return member
}

/** A trial account, as the free-play button opens it. */
export async function openTrial(server: TestServer): Promise<TestMember> {
  const answer = await server.portal('POST', '/wps/session/login/freeplay', { body: { os: 'Linux', platform: 'W' } })
  return signedIn(server, answer, '')
}

async function signedIn(server: TestServer, answer: TestAnswer, password: string): Promise<TestMember> {
  if (!answer.body.success) throw new Error(`not signed in: ${JSON.stringify(answer.body)}`)
  const { token } = answer.body.value
  const info = await server.portal('GET', '/wps/member/info', { token })
  const { id: memberId, account } = info.body.value
  return { memberId, account, password, token }
}

export async function logIn(
  server: TestServer,
  username: string,
  password: string,
  fields: object = {},
): Promise<TestAnswer> {
  const body = await proven(server, 'login', { username, password, ...fields })
  return sendSecret(server, 'POST', '/wps/session/login', body)
}
