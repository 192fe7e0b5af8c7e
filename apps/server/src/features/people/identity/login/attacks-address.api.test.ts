import { expect, test } from 'vitest'
import { memberPassword, registerMember } from '../../../../../test/members.ts'
import { testServer } from '../../../../../test/test-server.ts'

const direct = testServer()
const proxied = testServer({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' })

const addressSeen = async (server: typeof direct, headers: Record<string, string>) =>
  (await server.portal('GET', '/wps/system/status', { headers })).body.value.location.ip

const forgeries: Record<string, string>[] = [
  { 'x-forwarded-for': '14.160.0.1' },
  { 'x-forwarded-for': '14.160.0.1, 127.0.0.1' },
  { 'x-real-ip': '14.160.0.1' },
  { forwarded: 'for=14.160.0.1' },
  { 'cf-connecting-ip': '14.160.0.1', 'true-client-ip': '14.160.0.1', 'x-client-ip': '14.160.0.1' },
]

test.each(forgeries)('[A-53] without a proxy no header says where a visitor comes from: %o', async (headers) => {
  expect(await addressSeen(direct, headers)).toBe('127.0.0.1')
})

test('[A-53] behind a proxy only the address that the proxy saw counts', async () => {
  const seen = (value: string) => addressSeen(proxied, { 'x-forwarded-for': value })
  expect(await seen('203.0.113.9')).toBe('203.0.113.9')
  expect(await seen('14.160.0.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await seen('127.0.0.1, 10.1.2.3, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9')
  expect(await addressSeen(proxied, { 'x-real-ip': '14.160.0.1' })).toBe('127.0.0.1')
})

test('[A-53] an account’s history holds the address that the proxy saw, not a forged one', async () => {
  const member = await registerMember(proxied)
  const answer = await proxied.portal('POST', '/wps/session/login', {
    body: { username: member.account, password: memberPassword },
    headers: { 'x-forwarded-for': '203.0.113.77, 198.51.100.7' },
  })
  const { token } = answer.body.value
  const history = (await proxied.portal('GET', '/wps/member/loginHistory', { token })).body.value.list
  expect(JSON.stringify(history[0])).toContain('198.51.*.*')
  expect(JSON.stringify(history)).not.toContain('203.0')
})

const logInFrom = (ip: string, username: string, password: string) =>
  proxied.portal('POST', '/wps/session/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': ip },
  })

test('[A-20] a name is locked only for the guessing network, in any form of its address', async () => {
  const { account } = await registerMember(proxied)
  for (let i = 0; i < 10; i += 1) await logInFrom('203.0.113.1', account, `wrong-${i}-password`)
  for (const same of ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.1:4711', '[::ffff:cb00:7101]:80'])
    expect((await logInFrom(same, account, memberPassword)).status, same).toBe(429)
  expect((await logInFrom('198.51.100.2', account, memberPassword)).body.success).toBe(true)
})

test('[A-20] guessing from many networks throttles all unknown browsers and locks out none', async () => {
  const { account } = await registerMember(proxied)
  for (let i = 0; i < 52; i += 1) await logInFrom(`203.0.113.${i}`, account, 'wrong-password-1')
  const waits = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => logInFrom(ip, account, 'wrong')))
  expect(waits.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  for (const { body } of waits) expect(body.value?.retryAfter ?? 0).toBeLessThanOrEqual(5)
  proxied.clock.advance(11_000)
  expect((await logInFrom('198.51.100.2', account, memberPassword)).body.success).toBe(true)
})
