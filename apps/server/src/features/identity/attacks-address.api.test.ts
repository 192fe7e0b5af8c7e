import { expect, test } from 'vitest'
import { logIn, memberPassword, newUsername, registerMember } from '../../../test/members.ts'
import { testServer } from '../../../test/test-server.ts'

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

test('[A-53] behind a proxy only what the proxy itself saw counts, whatever the visitor wrote before it', async () => {
  const seen = (value: string) => addressSeen(proxied, { 'x-forwarded-for': value })
  expect(await seen('203.0.113.9')).toBe('203.0.113.9')
  expect(await seen('14.160.0.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await seen('127.0.0.1, 10.1.2.3, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9')
  expect(await addressSeen(proxied, { 'x-real-ip': '14.160.0.1' })).toBe('127.0.0.1')
})

test('[A-53] an account’s history holds the address that the proxy saw, not the one that was written before it', async () => {
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

test('[A-20] a locked name stays locked from whatever address it is asked', async () => {
  const username = newUsername()
  for (let i = 0; i < 10; i += 1) await logIn(proxied, username, `wrong-${i}-password`)
  for (const ip of ['203.0.113.1', '198.51.100.2', '2001:db8::1']) {
    const headers = { 'x-forwarded-for': ip }
    const body = { username, password: memberPassword }
    expect((await proxied.portal('POST', '/wps/session/login', { body, headers })).status).toBe(429)
  }
})
