import pg from 'pg'
import { expect, test } from 'vitest'
import { registration } from './members.ts'
import { setSite } from './site.ts'
import { testServer } from './test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const login = '/wps/session/login'
const json = { 'content-type': 'application/json', language: 'en' }

const send = async (options: {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: string
  headers?: Record<string, string>
}) => {
  const response = await server.portalApp.inject({ method: 'POST', headers: json, ...options })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}
const envelope = (code: string, message: unknown = expect.any(String)) => ({
  success: false,
  message,
  code,
  value: expect.anything(),
})

test.each([
  ['text that is not JSON', '{"username":', 400, 'BAD_REQUEST'],
  ['a body that is too large', `{"username":"${'a'.repeat(70_000)}"}`, 413, 'BODY_TOO_LARGE'],
  ['a prototype in the body', '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}', 400, 'BAD_REQUEST'],
  [
    'a constructor’s prototype in the body',
    '{"constructor":{"prototype":{"isAdmin":true}},"username":"a","password":"b"}',
    400,
    'BAD_REQUEST',
  ],
])('[R7.04] [A-19] %s is refused in the envelope with its own status', async (_title, payload, status, code) => {
  const answer = await send({ url: login, payload })
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toEqual(envelope(code))
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each([
  ['numbers for texts', { username: 1, password: 2 }, ['username', 'password']],
  ['lists for texts', { username: ['a'], password: ['b'] }, ['username', 'password']],
  ['operators for texts', { username: { $gt: '' }, password: { $gt: '' } }, ['username', 'password']],
  ['nothing', {}, ['username', 'password']],
  ['texts without end', { username: 'a'.repeat(65), password: 'b'.repeat(129) }, ['username', 'password']],
])('[A-34] %s are named field by field', async (_title, body, fields) => {
  const answer = await send({ url: login, payload: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  const { code, value } = JSON.parse(answer.body)
  expect(code).toBe('VALIDATION')
  expect(value.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
})

test.each(['null', '[]', '"text"', '7', 'true'])('the body %s is refused as input, not as a fault', async (payload) => {
  const answer = await send({ url: login, payload })
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'VALIDATION' })
})

test('[A-28] a form and a plain text are no JSON: a foreign page cannot log anybody in', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await send({
      url: login,
      payload: JSON.stringify({ username: 'a', password: 'b' }),
      headers: { 'content-type': type },
    })
    expect(JSON.parse(answer.body)).toMatchObject({ success: false })
    expect(JSON.parse(answer.body).code).not.toBe('BAD_CREDENTIALS')
  }
})

test.each([
  ['GET', '/wps/nothing/here'],
  ['GET', '/lgw/nothing'],
  ['POST', '/wps/relay/../../staff/session'],
  ['POST', '/wps/relay/%2e%2e/%2e%2e/staff/session'],
  ['GET', '/wps/member/info/x.css'],
] as const)('[R7.04] [A-61] %s %s does not exist, and says so in the envelope', async (method, url) => {
  const answer = await send({ method, url, payload: undefined, headers: { language: 'en' } })
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'NOT_FOUND', message: 'This was not found.' })
})

test('a method smuggled in by a header is not followed', async () => {
  const answer = await send({
    method: 'GET',
    url: login,
    headers: { 'x-http-method-override': 'POST', language: 'en' },
  })
  expect(answer.status).toBe(405)
})

test('an unreadable address is refused, not a fault', async () => {
  const answer = await send({ method: 'GET', url: '/wps/%zz', headers: { language: 'en' } })
  expect([400, 404]).toContain(answer.status)
  expect(JSON.parse(answer.body)).toMatchObject({ success: false })
})

test('[A-33] [A-54] every answer about a person is not kept by any cache, and carries the safe headers', async () => {
  const answer = await send({ method: 'GET', url: '/wps/member/info', headers: { language: 'en' } })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const policy = String(answer.headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('[A-29] no foreign origin is allowed to read an answer', async () => {
  for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test:8080']) {
    const answer = await send({ method: 'GET', url: '/wps/system/status', headers: { origin } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('[A-53] a forged address does not escape the limit of wrong passwords', async () => {
  await setSite(server, 'challenges', { login: false })
  const tries = Array.from({ length: 31 }, (_, i) => i)
  const codes: string[] = []
  for (const i of tries) {
    const answer = await send({
      url: login,
      payload: JSON.stringify({ username: `guess${i}`, password: 'guess' }),
      headers: { ...json, 'x-forwarded-for': `198.51.100.${i}`, 'x-real-ip': `198.51.100.${i}` },
    })
    codes.push(JSON.parse(answer.body).code)
  }
  expect(codes.slice(0, 30).every((code) => code === 'BAD_CREDENTIALS')).toBe(true)
  expect(codes[30]).toBe('TOO_MANY_REQUESTS')
})

test('a text that no database can hold is refused with its field, not as a fault', async () => {
  await setSite(server, 'challenges', { register: false })
  const answer = await send({
    method: 'PUT',
    url: '/wps/member/register',
    payload: JSON.stringify(registration({ registerUrl: 'a\u0000b' })),
  })
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'VALIDATION' })
})

test('[R7.04] [R8.18] a fault tells the client nothing but a number to ask about', async () => {
  const owner = new pg.Client(server.context.config.databaseUrl)
  await owner.connect()
  await owner.query('revoke select on sessions from fairground_app')
  server.context.log.level = 'silent'
  const answer = await send({
    method: 'GET',
    url: '/wps/member/info',
    headers: { language: 'en', token: 'x'.repeat(43) },
  })
  server.context.log.level = server.context.config.logLevel
  await owner.query('grant select on sessions to fairground_app')
  await owner.end()
  expect(answer.status).toBe(500)
  expect(JSON.parse(answer.body)).toEqual({
    success: false,
    message: 'System error. Please try again.',
    code: 'SYSTEM_ERROR',
    value: { requestId: answer.headers['x-request-id'] },
  })
})
