import { expect, test } from 'vitest'
import { solveQuestion } from '../../../../../test/challenge.ts'
import { memberPassword, newUsername, registerMember } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { identityJobs } from '../index.ts'

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1', FAIRGROUND_CHALLENGE: 'on' })

const tryFrom = (ip: string, username: string, password: string, { cookie = '', ...proof } = {}) =>
  server.portal('POST', '/wps/session/login', {
    cookie,
    headers: { 'x-forwarded-for': ip },
    body: { username, password, ...proof },
  })
async function provenAt(ip: string) {
  const pass = await solveQuestion(server)
  await server.db.updateTable('challenges').set({ address: ip }).where('id', '=', pass.challengeId).execute()
  return pass
}
const watch = () => identityJobs['watch-logins']?.(server.context, {})
const showsLetters = async () => {
  server.clock.advance(3_000)
  return (await server.portal('GET', '/wps/system/whitelabel')).body.value.showCaptcha
}
/** As somebody sees it who signs in now. */
const seenAlarm = async () => {
  const { cookie } = await signInStaff(server, 'risk')
  return (await server.console('GET', '/staff/logins/alarm', { cookie })).body.value.alarm
}
const isLookAsked = async () => {
  const { rows } = await server.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'watch-logins'")
  return rows.length > 0
}
const auditOf = (action: string) =>
  server.db.selectFrom('audit_log').select(['actor_id', 'detail']).where('action', '=', action).execute()

test('[A-20] leaked pairs from many networks raise an alarm that requires the letter captcha, locks nobody out, and ends after a quiet hour', async () => {
  await setSite(server, 'challenges', { login: false })
  const [member, other] = [await registerMember(server), await registerMember(server)]
  const spray = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, i) =>
        tryFrom(`203.0.${(from + i) % 12}.7`, newUsername(), `leaked-${from + i}-password`),
      ),
    )
  await spray(0, 24)
  await watch()
  expect(await seenAlarm()).toBeUndefined()
  expect(await isLookAsked()).toBe(false)
  await spray(24, 55)
  expect(await isLookAsked()).toBe(true)
  await watch()
  expect(await seenAlarm()).toMatchObject({ names: 55, networks: 12 })
  expect(await showsLetters()).toBe(true)
  expect((await tryFrom('198.51.100.7', member.account, memberPassword)).body.code).toBe('CAPTCHA_REQUIRED')
  const proven = await provenAt('198.51.100.7')
  expect((await tryFrom('198.51.100.7', member.account, memberPassword, proven)).body.success).toBe(true)
  expect((await tryFrom('203.0.3.9', other.account, memberPassword, await provenAt('203.0.3.9'))).body.success).toBe(
    true,
  )
  server.clock.advance(59 * 60_000)
  await watch()
  expect(await seenAlarm()).toBeDefined()
  server.clock.advance(2 * 60_000)
  await watch()
  expect(await seenAlarm()).toBeUndefined()
  expect(await showsLetters()).toBe(false)
  expect((await tryFrom('198.51.100.8', member.account, memberPassword)).body.success).toBe(true)
  expect(await auditOf('login-alarm.raised')).toMatchObject([
    { actor_id: 'logins', detail: { names: 55, networks: 12 } },
  ])
  expect(await auditOf('login-alarm.ended')).toHaveLength(1)
})

test('[A-13] only staff who see the overview see the alarm', async () => {
  expect((await server.console('GET', '/staff/logins/alarm')).status).toBe(401)
  const { token } = await registerMember(server)
  expect((await server.console('GET', '/staff/logins/alarm', { token })).status).toBe(401)
})
