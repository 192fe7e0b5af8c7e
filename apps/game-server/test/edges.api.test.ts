import { pswHeaders } from '@fairground/contract/psw'
import { studioPaths } from '@fairground/contract/studio'
import { requestHeaders, verifyAnswer } from '@fairground/psw'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { builtFolders } from '../src/client/client-routes.ts'
import { callAsPortal, testStudio } from './test-studio.ts'

const studio = testStudio()
let limited: FastifyInstance

beforeAll(async () => {
  const { context } = studio
  limited = await createApp({ ...context, config: { ...context.config, hasLimits: true } }, builtFolders)
})
afterAll(() => limited.close())

test('a caller with a new made-up token at every call is one caller', async () => {
  const ask = (i: number) =>
    limited.inject({ url: studioPaths.balance, headers: { authorization: `Bearer made-up-${i}` } })
  let refused = await ask(0)
  expect(refused.statusCode).toBe(401)
  for (let i = 1; i < 5_000 && refused.statusCode === 401; i += 1) refused = await ask(i)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // A signature is looked at on the portal's side only; files and the portal's own calls are not counted.
  const signed = { authorization: 'Bearer x', 'x-psw-signature': 'x' }
  let masked = await limited.inject({ url: studioPaths.balance, headers: signed })
  for (let n = 0; n < 5_000 && masked.statusCode === 401; n += 1)
    masked = await limited.inject({ url: studioPaths.balance, headers: signed })
  expect(masked.statusCode).toBe(429)
  expect((await limited.inject('/assets/none.js')).statusCode).toBe(404)
  expect((await callAsPortal(studio, 'GET', '/games')).status).toBe(200)
})

test('[A-39] a request that comes drop by drop is cut after 30 seconds, looked at every second', () => {
  expect(studio.app.server.requestTimeout).toBe(30_000)
  // Of the two, Node takes the longer one for the body.
  expect(studio.app.server.headersTimeout).toBeLessThanOrEqual(30_000)
  expect(studio.app.server).toMatchObject({ connectionsCheckingInterval: 1_000 })
})

test('security.txt of the studio says where to tell of weaknesses', async () => {
  const { statusCode, body, headers } = await studio.app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: http:\/\/portal\.test\/about\nExpires: 20/)
  expect(body).toContain('Canonical: http://games.test/.well-known/security.txt')
})

test('answers to the portal are signed as they go out, whatever it could unpack', async () => {
  const call = { method: 'GET', path: '/games', body: Buffer.alloc(0), nowMs: studio.clock.now().getTime() } as const
  const headers = requestHeaders(studio.key, call)
  const { statusCode: status, ...answer } = await studio.app.inject({
    method: 'GET',
    url: '/games',
    headers: { ...headers, 'accept-encoding': 'gzip, br' },
  })
  expect(status).toBe(200)
  const signature = String(answer.headers[pswHeaders.signature])
  const nonce = headers[pswHeaders.nonce] ?? ''
  expect(verifyAnswer(studio.key.secret, signature, { status, nonce, body: answer.rawPayload })).toBe(true)
})

test('the page of a game is not sent twice, and a part beyond the end of a file is refused with its length', async () => {
  const page = await studio.app.inject('/play/rong-ho-phu-quy')
  const { etag } = page.headers
  const again = await studio.app.inject({ url: '/play/rong-ho-phu-quy', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toContain('frame-ancestors')
  const beyond = await studio.app.inject({ url: '/third-party-notices.txt' })
  expect(beyond.statusCode).toBe(200)
  expect(beyond.body).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m)
  expect(beyond.body).toContain('CC BY 3.0')
  const part = await studio.app.inject({ url: '/art/manifest.json', headers: { range: 'bytes=999999999-' } })
  expect([part.statusCode, part.json().code]).toEqual([416, 'BAD_REQUEST'])
  expect(part.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
})
