import { expect, test } from 'vitest'
import { newUsername, registration } from '../../../../test/members.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const path = '/staff/site/features'

const reason = 'as agreed'
const change = (cookie: string, feature: string, isOn: boolean, isConfirmed = false) =>
  server.console('PUT', `${path}/${feature}`, { cookie, body: { isOn, isConfirmed, reason } })
const stateOf = async (cookie: string, feature: string) => {
  const { body } = await server.console('GET', path, { cookie })
  return body.value.find((state: { feature: string }) => state.feature === feature)
}
const whitelabel = async () => (await server.portal('GET', '/wps/system/whitelabel')).body.value
const auditOf = (feature: string) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'site.feature-changed')
    .where('subject', '=', feature)
    .orderBy('at')
    .execute()

const switches = ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'CHNGPASSVERIF3', 'AGENTPOLICY3']

test.each(switches)(
  '[R6.29] the operator switches %s: the portal follows at once, and it is on record',
  async (flag) => {
    const { cookie, staffId } = await signInStaff(server)
    const { isOn } = await stateOf(cookie, flag)
    expect((await change(cookie, flag, !isOn, true)).body.success).toBe(true)
    expect((await whitelabel()).flags[flag]).toBe(!isOn)
    expect((await change(cookie, flag, isOn, true)).body.success).toBe(true)
    expect((await whitelabel()).flags[flag]).toBe(isOn)
    expect(await auditOf(flag)).toMatchObject([
      { actor_id: staffId, detail: { isOn: !isOn, reason } },
      { actor_id: staffId, detail: { isOn, reason } },
    ])
  },
)

test('each kind of contract follows its switch, and all follow the agent policy', async () => {
  const { cookie } = await signInStaff(server)
  for (const feature of ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary']) {
    expect((await change(cookie, feature, false)).body.success).toBe(true)
    expect((await whitelabel()).features[feature]).toBe(false)
    expect((await change(cookie, feature, true)).body.success).toBe(true)
  }
  await change(cookie, 'AGENTPOLICY3', false)
  const none = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false }
  expect((await whitelabel()).features).toEqual(none)
  await change(cookie, 'AGENTPOLICY3', true)
  expect((await whitelabel()).features).toMatchObject({ enableCt: true, agentRealtimeSalary: true })
})

test('[R6.18] [R6.29] free play that is switched off is refused by the server, not only hidden', async () => {
  const { cookie } = await signInStaff(server)
  const tryOut = () => server.portal('POST', '/wps/session/login/freeplay', { body: { os: 'Linux', platform: 'W' } })
  await change(cookie, 'FREEPLAY3', false)
  expect((await tryOut()).body.code).toBe('FEATURE_OFF')
  await change(cookie, 'FREEPLAY3', true)
  expect((await tryOut()).body.success).toBe(true)
})

test('[R6.17] a flag that locks people out needs a confirmation, and then applies on the server', async () => {
  const { cookie } = await signInStaff(server)
  expect(await stateOf(cookie, 'DIRECTREG3')).toMatchObject({ isOn: true, warning: 'noInvitation' })
  expect((await change(cookie, 'DIRECTREG3', false)).body.code).toBe('CONFIRM_REQUIRED')
  expect((await whitelabel()).flags.DIRECTREG3).toBe(true)
  expect((await change(cookie, 'DIRECTREG3', false, true)).body.success).toBe(true)
  const body = registration({ username: newUsername() })
  expect((await server.portal('PUT', '/wps/member/register', { body })).body.code).toBe('FEATURE_OFF')
  expect(await auditOf('DIRECTREG3')).toMatchObject([{}, {}, { detail: { isOn: false, warning: 'noInvitation' } }])
  await change(cookie, 'DIRECTREG3', true)
})

test('the letter captcha is one setting on both pages', async () => {
  const { cookie } = await signInStaff(server)
  const challenges = async () => (await server.console('GET', '/staff/site/challenges', { cookie })).body.value
  await change(cookie, 'showCaptcha', true)
  expect((await challenges()).showCaptcha).toBe(true)
  await change(cookie, 'showCaptcha', false)
  expect((await challenges()).showCaptcha).toBe(false)
})

test('setting a switch to its current value records nothing; an unknown switch is refused', async () => {
  const { cookie } = await signInStaff(server)
  expect((await change(cookie, 'hideAccountExistence', false)).body.success).toBe(true)
  expect(await auditOf('hideAccountExistence')).toEqual([])
  expect((await change(cookie, 'NOSUCHFLAG', true)).body.code).toBe('VALIDATION')
  const silent = await server.console('PUT', `${path}/FREEPLAY3`, { cookie, body: { isOn: false, reason: ' ' } })
  expect(silent.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'reason' }] } })
})

test('ten concurrent switches of one feature are audited once', async () => {
  const { cookie } = await signInStaff(server)
  await Promise.all(Array.from({ length: 10 }, () => change(cookie, 'hideAccountExistence', true)))
  expect(await auditOf('hideAccountExistence')).toHaveLength(1)
})

test('[A-13] readers see the switches but cannot change them; others see nothing', async () => {
  const reader = await signInStaff(server, 'readonly')
  const { isOn } = await stateOf(reader.cookie, 'FREEPLAY3')
  expect((await change(reader.cookie, 'FREEPLAY3', !isOn, true)).status).toBe(403)
  expect((await whitelabel()).flags.FREEPLAY3).toBe(isOn)
  const support = await signInStaff(server, 'support')
  expect((await server.console('GET', path, { cookie: support.cookie })).status).toBe(403)
  expect((await change(support.cookie, 'FREEPLAY3', !isOn, true)).status).toBe(403)
})
