import { beforeAll, expect, test } from 'vitest'
import { solveQuestion } from '../../../../../test/challenge.ts'
import { memberPassword, newUsername, registerMember, type TestMember } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1', FAIRGROUND_CHALLENGE: 'on' })
beforeAll(() => setSite(server, 'challenges', { login: false }))

const tryFrom = (ip: string, username: string, password: string, { cookie = '', ...proof } = {}) =>
  server.portal('POST', '/wps/session/login', {
    cookie,
    headers: { 'x-forwarded-for': ip },
    body: { username, password, ...proof },
  })
/** The pass of somebody at that address who answered the question in place of the letters. */
async function provenAt(ip: string) {
  const pass = await solveQuestion(server)
  await server.db.updateTable('challenges').set({ address: ip }).where('id', '=', pass.challengeId).execute()
  return pass
}
const sessionsOf = ({ memberId }: TestMember) =>
  server.db.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute()

test('[A-20] leaked pairs from one network: after thirty tries even a right one is refused for five minutes; other networks are unaffected', async () => {
  const victim = await registerMember(server)
  const inside = (i: number) => `2001:db8:7:7:${i.toString(16)}::1`
  const codes: string[] = []
  for (let i = 0; i < 30; i += 1)
    codes.push((await tryFrom(inside(i), newUsername(), `leaked-${i}-password`)).body.code)
  expect(codes).toEqual(Array(30).fill('BAD_CREDENTIALS'))
  const late = await tryFrom(inside(31), victim.account, memberPassword)
  expect(late).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(await sessionsOf(victim)).toHaveLength(1)
  expect((await tryFrom('2001:db8:7:8::1', victim.account, memberPassword)).body.success).toBe(true)
  server.clock.advance(5 * 60_000 + 1_000)
  expect((await tryFrom(inside(31), victim.account, memberPassword)).body.success).toBe(true)
})

test('[A-20] one name from a hundred networks: after three passwords the letters are required, and the owner is not locked out', async () => {
  const victim = await registerMember(server)
  const codes: string[] = []
  for (let i = 0; i < 100; i += 1) {
    const password = i === 50 ? memberPassword : `leaked-${i}-password`
    codes.push((await tryFrom(`203.0.${i}.7`, victim.account, password)).body.code)
  }
  expect(codes).toEqual([...Array(3).fill('BAD_CREDENTIALS'), ...Array(97).fill('CAPTCHA_REQUIRED')])
  expect(await sessionsOf(victim)).toHaveLength(1)
  const own = await tryFrom('198.51.100.7', victim.account, memberPassword, await provenAt('198.51.100.7'))
  expect(own.body.success).toBe(true)
})

test('[A-20] one name from ten networks: everybody needs the letters, and a correct answer from elsewhere gets in', async () => {
  await setSite(server, 'captchaThreshold', 9)
  const victim = await registerMember(server)
  const { account } = victim
  const codes: string[] = []
  for (let i = 0; i < 9; i += 1) codes.push((await tryFrom(`198.51.${i}.9`, account, `leaked-${i}-password`)).body.code)
  codes.push((await tryFrom('192.0.2.9', account, 'leaked-9-password', await provenAt('192.0.2.9'))).body.code)
  expect(codes).toEqual(Array(10).fill('BAD_CREDENTIALS'))
  const own = async () => tryFrom('192.0.2.77', account, memberPassword, await provenAt('192.0.2.77'))
  expect((await tryFrom('192.0.2.78', account, memberPassword)).body.success).toBe(false)
  expect(await sessionsOf(victim)).toHaveLength(1)
  expect((await own()).body.success).toBe(true)
})
