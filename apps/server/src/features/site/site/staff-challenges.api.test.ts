import { expect, test } from 'vitest'
import { registration } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer({ FAIRGROUND_CHALLENGE: 'on' })
const path = '/staff/site/challenges'
const all = { login: true, register: true, sms: true, 'email-recovery': true }
const seen = async () => {
  server.clock.advance(3_000)
  return (await server.portal('GET', '/wps/system/whitelabel')).body.value
}
const auditOf = (staffId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['subject', 'detail'])
    .where('action', '=', 'site.challenges-changed')
    .where('actor_id', '=', staffId)
    .orderBy('at')
    .execute()

test('[R7.9.07] staff can disable and re-enable the challenge per action', async () => {
  const owner = await signInStaff(server, 'owner')
  const change = (uses: object) => server.console('PUT', path, { cookie: owner.cookie, body: { uses } })
  const register = () => server.portal('PUT', '/wps/member/register', { body: registration() })
  expect((await server.console('GET', path, { cookie: owner.cookie })).body.value).toEqual({
    uses: all,
    captchaThreshold: 3,
    showCaptcha: false,
    isInForce: true,
  })
  expect((await change({ register: false })).body.value.uses).toEqual({ ...all, register: false })
  expect((await seen()).challenge).toEqual({ slider: true, uses: ['login', 'sms', 'email-recovery'] })
  expect((await register()).body.success).toBe(true)
  await change({ register: true })
  expect((await seen()).challenge.uses).toContain('register')
  expect((await register()).body.code).toBe('CHALLENGE_REQUIRED')
  expect(await auditOf(owner.staffId)).toEqual([
    { subject: 'challenges', detail: { register: false } },
    { subject: 'challenges', detail: { register: true } },
  ])
})

test('concurrent changes of two switches are both kept', async () => {
  const { cookie } = await signInStaff(server, 'risk')
  const off = (use: string) => server.console('PUT', path, { cookie, body: { uses: { [use]: false } } })
  await Promise.all([off('sms'), off('email-recovery')])
  const { uses } = (await server.console('GET', path, { cookie })).body.value
  expect(uses).toMatchObject({ sms: false, 'email-recovery': false })
  await server.console('PUT', path, { cookie, body: { uses: all } })
})

test('[R6.24] staff set after how many failed log-ins the letters are required', async () => {
  const { cookie, staffId } = await signInStaff(server, 'owner')
  const changed = await server.console('PUT', path, { cookie, body: { captchaThreshold: 5, showCaptcha: true } })
  expect(changed.body.value).toMatchObject({ uses: all, captchaThreshold: 5, showCaptcha: true })
  expect((await seen()).showCaptcha).toBe(true)
  expect(await auditOf(staffId)).toMatchObject([{ detail: { captchaThreshold: 5, showCaptcha: true } }])
})

test('an impossible threshold or an unknown action is refused and changes nothing', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const before = (await server.console('GET', path, { cookie })).body.value
  for (const body of [{ captchaThreshold: 0 }, { captchaThreshold: 10 }, { uses: { payout: false } }])
    expect((await server.console('PUT', path, { cookie, body })).body.code).toBe('VALIDATION')
  expect((await server.console('GET', path, { cookie })).body.value).toEqual(before)
})

test('only who may manage challenges sees and changes them', async () => {
  expect((await server.console('GET', path)).status).toBe(401)
  for (const role of ['finance', 'content', 'support', 'readonly'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await server.console('GET', path, { cookie })).status, role).toBe(403)
    expect((await server.console('PUT', path, { cookie, body: { uses: { login: false } } })).status, role).toBe(403)
  }
})
