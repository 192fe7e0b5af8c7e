import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { memberPassword, newUsername, registerMember, registration } from './members.ts'
import { sandboxMethodId } from './money.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: SendOptions = {}) => {
  const { type = 'application/json', payload, token } = options
  const response = await server.portalApp.inject({
    method,
    url,
    headers: { language: 'en', ...(payload === undefined ? {} : { 'content-type': type }), ...(token && { token }) },
    payload,
  })
  return { status: response.statusCode, code: response.json().code }
}
interface SendOptions {
  type?: string
  payload?: string
  token?: string
}

const refused = { status: 400, code: 'BAD_REQUEST' }
const balanceOf = async (token: string) =>
  (await server.portal('GET', '/wps/v2/wallets/balance', { token })).body.value.balance

test.each([
  ['a name twice', (name: string) => `{"username":"nobody1","username":"${name}","password":"${memberPassword}"}`],
  [
    'the same name in another writing',
    (name: string) => `{"\\u0075sername":"nobody1","username":"${name}","password":"${memberPassword}"}`,
  ],
  ['a password twice', (name: string) => `{"username":"${name}","password":"wrong","password":"${memberPassword}"}`],
  [
    'a name twice below the first level',
    (name: string) => `{"username":"${name}","password":"${memberPassword}","more":[{"a":1,"a":2}]}`,
  ],
  ['brackets without end', () => '['.repeat(30_000) + ']'.repeat(30_000)],
])('[A-46] a log-in with %s is refused before anything is tried', async (_title, bodyOf) => {
  const member = await registerMember(server)
  expect(await send('POST', '/wps/session/login', { payload: bodyOf(member.account) })).toEqual(refused)
  const history = server.db.selectFrom('login_history').select('outcome').where('member_id', '=', member.memberId)
  expect(await history.execute()).toHaveLength(1)
})

test('[A-46] a registration that says a field twice opens no account', async () => {
  const username = newUsername()
  const text = JSON.stringify(registration({ username }))
  const payload = `${text.slice(0, -1)},"username":"${newUsername()}"}`
  expect(await send('PUT', '/wps/member/register', { payload })).toEqual(refused)
  const rows = server.db.selectFrom('members').select('id').where('account', '=', username)
  expect(await rows.execute()).toEqual([])
})

test('[A-46] two amounts in one deposit move nothing', async () => {
  const { token } = await registerMember(server)
  const payload = `{"methodId":"${sandboxMethodId}","amount":"1.00","requestId":"${randomUUID()}","amount":"9000000.00"}`
  expect(await send('POST', '/wps/relay/MCS2_deposit', { payload, token })).toEqual(refused)
  expect(await balanceOf(token)).toBe('0.00')
})

test.each([
  ['GET', '/wps/agent/affiliate?code=AGENT123&code=AGENT124&domain=localhost'],
  ['GET', '/wps/system/content?kind=terms&lang=vi&%6Cang=en'],
  ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=1&vendor=HOUSE&gameType=RNG&nodeId=2'],
  ['DELETE', '/wps/session/logout?a=1&a=2'],
] as const)('[A-46] %s %s says a part of its address twice and is refused', async (method, url) => {
  const { token } = await registerMember(server)
  expect(await send(method, url, { token })).toEqual(refused)
})

test('[A-46] a form that names two accounts mails nobody', async () => {
  const type = 'application/x-www-form-urlencoded'
  const payload = 'username=lantern1&email=a%40example.vn&email=b%40example.vn'
  expect(await send('POST', '/wps/member/password/email', { type, payload })).toEqual(refused)
})

test('[A-46] parts with two files, or two purposes, are no upload', async () => {
  const { token } = await registerMember(server)
  const part = (name: string, more = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\navatar\r\n`
  const file = part('file', '; filename="a.png"\r\ncontent-type: image/png')
  for (const parts of [part('purpose') + file + file, part('purpose') + part('purpose') + file]) {
    const type = 'multipart/form-data; boundary=x'
    expect(await send('POST', '/wps/upload', { type, payload: `${parts}--x--\r\n`, token })).toEqual(refused)
  }
})
