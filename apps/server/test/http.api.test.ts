import { brotliDecompressSync } from 'node:zlib'
import { errorText } from '@fairground/i18n/server'
import { expect, test } from 'vitest'
import { signInStaff } from './staff.ts'
import { testServer } from './test-server.ts'

const server = testServer()
const secure = testServer({ PORTAL_URL: 'https://play.example', CONSOLE_URL: 'https://staff.example' })

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE'
const portal = (method: Method, url: string, headers: Record<string, string> = {}) =>
  server.portalApp.inject({ method, url, headers })
const consoleAt = (method: Method, url: string, headers: Record<string, string> = {}) =>
  server.consoleApp.inject({ method, url, headers })

test.each(['/wps/system/status', '/robots.txt', '/healthz', '/.well-known/security.txt'])(
  'HEAD %s has the head of GET and no body',
  async (url) => {
    const [head, get] = [await portal('HEAD', url), await portal('GET', url)]
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.headers['content-type']).toBe(get.headers['content-type'])
    expect(head.body).toBe('')
  },
)

test.each([
  ['DELETE', '/wps/session/login', 'OPTIONS, POST'],
  ['POST', '/wps/system/status', 'GET, HEAD, OPTIONS'],
  ['PUT', '/robots.txt', 'GET, HEAD, OPTIONS'],
  ['GET', '/psw/v1/bet', 'OPTIONS, POST'],
] as const)('%s %s is refused with 405 and what the address can do', async (method, url, allowed) => {
  const answer = await portal(method, url)
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe(allowed)
  expect(answer.json()).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' })
})

test('OPTIONS tells what an address can do', async () => {
  const answer = await portal('OPTIONS', '/wps/session/login')
  expect(answer.statusCode).toBe(204)
  expect(answer.headers.allow).toBe('OPTIONS, POST')
  expect((await portal('OPTIONS', '/wps/nothing')).statusCode).toBe(404)
})

test.each(['/.env', '/favicon.ico', '/wp-login.php', '/.git/config', '/a.b', '/backup/site.zip'])(
  '%s is not there, on neither listener, and no page of the app is sent in its stead',
  async (url) => {
    for (const answer of [await portal('GET', url), await consoleAt('GET', url)]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('application/json')
    }
  },
)

test('a long answer in JSON is packed for those who take it, and the same for those who do not', async () => {
  const { cookie } = await signInStaff(server)
  const plain = await consoleAt('GET', '/api/openapi.json', { cookie })
  const packed = await consoleAt('GET', '/api/openapi.json', { cookie, 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toContain('accept-encoding')
  expect(brotliDecompressSync(packed.rawPayload).length).toBe(plain.rawPayload.length)
})

test('nobody frames a page, and a camera is only for desks of tables, which the console frames', async () => {
  for (const [answer, camera] of [
    [await portal('GET', '/'), 'camera=()'],
    [await consoleAt('GET', '/'), `camera=(self "${server.context.config.gamesUrl}")`],
    [await portal('GET', '/wps/system/status'), 'camera=()'],
  ] as const) {
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['permissions-policy']).toContain(camera)
  }
})

test('a page that its reader has is not sent again, one of another state is, and a part beyond the end is refused', async () => {
  for (const at of [portal, consoleAt]) {
    const page = await at('GET', '/')
    const again = await at('GET', '/', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await at('GET', '/', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
    const file = await at('GET', '/third-party-notices.txt')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(file.body).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m)
    expect(file.body).toContain('CC BY 3.0')
    const known = await at('GET', '/third-party-notices.txt', { 'if-none-match': String(file.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const beyond = await at('GET', '/third-party-notices.txt', { range: 'bytes=99999999-' })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${file.rawPayload.length}`)
  }
})

test('security.txt says where to tell of weaknesses, and for how long it holds', async () => {
  const { body } = await portal('GET', '/.well-known/security.txt')
  expect(body).toMatch(/^Contact: http/)
  const [, expires = ''] = /Expires: (\S+)/.exec(body) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('over TLS a cookie is bound to its host by its name, and one without that name counts for nothing', async () => {
  const { cookie } = await signInStaff(secure, 'owner')
  expect(cookie).toMatch(/^__Host-fairground_staff=/)
  expect((await secure.console('GET', '/staff/audit', { cookie })).body.success).toBe(true)
  const plain = cookie.replace('__Host-', '')
  expect((await secure.console('GET', '/staff/audit', { cookie: plain })).body.code).toBe('NOT_LOGGED_IN')
})

const guarded = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const requestsPerMinute = 1_200

test('a busy page says so in the language of its reader and asks again; files with a hash in their name are not counted', async () => {
  const ask = (url: string, headers: Record<string, string> = {}) => guarded.portalApp.inject({ url, headers })
  for (let count = 0; count < requestsPerMinute; count += 100)
    await Promise.all(Array.from({ length: 100 }, () => ask('/assets/index-abc123.js')))
  expect((await ask('/healthz')).statusCode).toBe(200)
  for (let count = 0; count < requestsPerMinute; count += 100)
    await Promise.all(Array.from({ length: 100 }, () => ask('/healthz')))
  const page = await ask('/', { accept: 'text/html', 'accept-language': 'th' })
  expect(page.statusCode).toBe(429)
  expect(page.body).toContain(errorText('th', 'TOO_MANY_REQUESTS'))
  const seconds = Number(page.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(page.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
  expect((await ask('/wps/system/status')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await ask('/assets/index-abc123.js')).statusCode).toBe(404)
})
