import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newIdNumber } from '../../../../test/identity.ts'
import { registerMember } from '../../../../test/members.ts'
import { setProvider } from '../../../../test/providers.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { kycJobs } from './index.ts'

const server = testServer()
const secret = 'a-token-of-the-site'
let [port, isDown] = [0, false]
const findings = new Map<string, object>()

/** A provider as the adapter describes it: the same reference finds the same check. */
const provider = createServer((request, response) => {
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (isDown) return answer(503, {})
  if (request.headers.authorization !== `Bearer ${secret}`) return answer(401, {})
  if (request.url === '/v1/ping') return answer(200, {})
  if (request.method === 'GET') {
    const id = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
    return answer(findings.has(id) ? 200 : 404, findings.get(id) ?? {})
  }
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    const { reference, returnUrl } = JSON.parse(text)
    const id = `c-${reference}`
    if (!findings.has(id)) findings.set(id, { state: 'pending' })
    answer(201, { id, url: `http://127.0.0.1:${port}/check/${id}?back=${encodeURIComponent(returnUrl)}` })
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  port = (provider.address() as AddressInfo).port
})
afterAll(() => provider.close())

const identityOf = async (token: string) => (await server.portal('GET', '/wps/member/identity', { token })).body.value
const begin = async (token: string) =>
  (await server.portal('POST', '/wps/member/identity/provider', { token, body: {} })).body
const poll = () => kycJobs['poll-identity-provider']?.(server.context, {})
const person = () => ({ state: 'approved', fullName: 'Phạm Thị Mai', birthday: '1985-04-05', idNumber: newIdNumber() })
const checkOf = async (token: string) => `c-${(await identityOf(token)).checks[0].checkId}`

test('without a provider there is no such check', async () => {
  const { token } = await registerMember(server)
  expect((await begin(token)).code).toBe('FEATURE_OFF')
  expect((await identityOf(token)).hasProvider).toBe(false)
})

test('a check begins at the provider, goes on there, and ends with what it found', async () => {
  await setProvider(server, 'identity-rest', {
    values: { address: `http://127.0.0.1:${port}/v1/` },
    secrets: { secret },
  })
  const { cookie } = await signInStaff(server)
  const tried = await server.console('POST', '/staff/providers/identity-rest/test', { cookie, body: {} })
  expect(tried.body.value.outcome).toBe('accepted')
  const { token } = await registerMember(server)
  expect((await identityOf(token)).hasProvider).toBe(true)
  const { url } = (await begin(token)).value
  expect(url).toContain('/check/c-kyc_')
  expect((await begin(token)).value.url).toBe(url)
  await poll()
  expect((await identityOf(token)).checks).toMatchObject([{ state: 'pending' }])
  findings.set(await checkOf(token), { ...person(), expiresOn: '2028-01-31' })
  isDown = true
  await poll()
  expect((await identityOf(token)).level).toBe(0)
  isDown = false
  await poll()
  expect(await identityOf(token)).toMatchObject({ level: 1, validUntil: '2028-01-31', checks: [{ state: 'approved' }] })
})

test('a provider that refuses, one who is too young and a page that nobody finished are rejected checks', async () => {
  const players = [await registerMember(server), await registerMember(server), await registerMember(server)]
  for (const { token } of players) await begin(token)
  const [refused, young] = players
  findings.set(await checkOf(refused?.token ?? ''), { state: 'rejected', reason: 'document is forged' })
  findings.set(await checkOf(young?.token ?? ''), { ...person(), birthday: '2015-04-05' })
  await poll()
  server.clock.advance(60_000)
  const reasons = await Promise.all(players.map(async ({ token }) => (await identityOf(token)).checks[0].reason))
  expect(reasons).toEqual(['notAccepted', 'under-age', undefined])
  expect(JSON.stringify(await identityOf(refused?.token ?? ''))).not.toContain('forged')
  server.clock.advance(8 * 86_400_000)
  await poll()
  const { rows } = await server.pool.query('select reason from identity_checks where member_id = $1', [
    players[2]?.memberId,
  ])
  expect(rows).toEqual([{ reason: 'incomplete' }])
})

test('where the provider does not answer nothing begins', async () => {
  isDown = true
  const { token } = await registerMember(server)
  expect((await begin(token)).code).toBe('IDP_UNKNOWN')
  expect((await identityOf(token)).checks).toEqual([])
  isDown = false
})
