import { expect, test } from 'vitest'
import { newUsername } from '../../../../test/members.ts'
import { newOperator, staffPassword } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1', FAIRGROUND_CHALLENGE: 'on' })

const logInFrom = (ip: string, username: string, password: string, cookie?: string) =>
  server.console('POST', '/staff/session', {
    ...{ body: { username, password }, headers: { 'x-forwarded-for': ip } },
    ...(cookie && { cookie }),
  })
async function operator(): Promise<string> {
  const username = newUsername()
  await newOperator(server, username, 'support')
  return username
}

test('five wrong passwords lock a staff account for the network that sent them, and for nobody else', async () => {
  const username = await operator()
  for (let i = 0; i < 5; i += 1) await logInFrom('203.0.113.1', username, 'wrong-password-1')
  expect((await logInFrom('203.0.113.1', username, staffPassword)).status).toBe(429)
  expect((await logInFrom('198.51.100.2', username, staffPassword)).body).toMatchObject({ success: true })
})

test('[A-21] a known browser gets through even from the guessing network', async () => {
  const username = await operator()
  const first = await logInFrom('203.0.113.5', username, staffPassword)
  const cookies = [first.headers['set-cookie']].flat().map(String)
  const device = cookies.find((text) => text.startsWith('sdev='))?.split(';')[0] ?? ''
  expect(device).not.toBe('')
  for (let i = 0; i < 6; i += 1) await logInFrom('203.0.113.5', username, 'wrong-password-1')
  expect((await logInFrom('203.0.113.5', username, staffPassword)).status).toBe(429)
  const made = `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`
  expect((await logInFrom('203.0.113.5', username, staffPassword, made)).status).toBe(429)
  expect((await logInFrom('203.0.113.5', username, staffPassword, device)).body).toMatchObject({ success: true })
})

test('[A-20] a network that tries a new name each time is blocked before a password is hashed', async () => {
  const ask = () => logInFrom('2001:db8:7:1::9', newUsername(), 'wrong-password-1')
  const statuses: number[] = []
  for (let i = 0; i < 40; i += 1) statuses.push((await ask()).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
})

test('a /48 does not get a new allowance per /64', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 260; i += 1) {
    const ip = `2001:db8:9:${i.toString(16)}::1`
    statuses.push((await logInFrom(ip, 'somebody', 'x')).status)
  }
  expect(statuses.at(-1)).toBe(429)
})
