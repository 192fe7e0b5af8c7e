import { expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../test/authenticator.ts'
import { newUsername, registerMember } from '../../../../test/members.ts'
import { setSite } from '../../../../test/site.ts'
import { socialWorld } from '../../../../test/social-world.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { visitAndRefuse, visitAs } from '../../../../test/visitor.ts'

const world = await socialWorld()
const { idp, server } = world

test.each(['google', 'facebook'] as const)(
  '[R1.06] [R1.07] [R3.070] [R7.9.06] %s: the first time opens an account without a password, the next time enters it',
  async (provider) => {
    const first = await world.signIn(`an-${provider}`, provider)
    expect(first.body).toMatchObject({ success: false, code: 'REGISTRATION_REQUIRED' })
    const { socialTicket, suggestion } = first.body.value
    expect(suggestion).toEqual({ name: 'Nguyễn Văn An', email: `an-${provider}@mail.example` })
    const username = newUsername()
    const opened = await world.register(socialTicket, first.cookie, { username })
    expect(opened.body).toMatchObject({ success: true, value: { firstTimeLogin: true, token: expect.any(String) } })
    const member = await world.info(opened.body.value.token)
    expect(member).toMatchObject({ account: username, hasPassword: false, type: 0, [`${provider}Bound`]: true })
    expect(await world.auditOf(member.id)).toMatchObject([
      { action: 'member.registered', detail: { provider } },
      { action: 'member.logged-in' },
    ])
    const again = await world.signIn(`an-${provider}`, provider)
    expect(again.body).toMatchObject({ success: true, value: { firstTimeLogin: false, token: expect.any(String) } })
    expect((await world.info(again.body.value.token)).account).toBe(username)
  },
)

test('[R1.06] [R1.07] [R7.9.06] a provider that is off has no button and answers nobody', async () => {
  const whitelabel = async () => (await server.portal('GET', '/wps/system/whitelabel')).body.value.social
  expect(await whitelabel()).toEqual({ google: true, facebook: true })
  const begun = await world.begin('facebook')
  const returned = await visitAs('off-1', begun.url)
  await world.turnOn('facebook', { isOn: false })
  expect(await whitelabel()).toEqual({ google: true, facebook: false })
  expect((await world.post('/wps/session/login/social/begin', { provider: 'facebook' })).body.code).toBe('FEATURE_OFF')
  expect((await world.enter(begun.cookie, 'facebook', returned)).body.code).toBe('FEATURE_OFF')
  await world.turnOn('facebook')
})

test('who does not agree at the provider is told to try again, and that visit is over', async () => {
  const { url, cookie } = await world.begin()
  const returned = await visitAndRefuse(url)
  expect(returned.get('error')).toBe('access_denied')
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('IDP_CLOSED')
  expect((await world.enter(cookie, 'google', returned)).body.code).toBe('CODE_EXPIRED')
})

test('a provider that is down is an answer, not an error, and opens nothing', async () => {
  const { url, cookie } = await world.begin()
  const returned = await visitAs('down-1', url)
  idp.lie = { isDown: true }
  expect(await world.enter(cookie, 'google', returned)).toMatchObject({ status: 200, body: { code: 'IDP_UNKNOWN' } })
})

test('the registration asks what the rules of the site ask, but for a password', async () => {
  const { body, cookie } = await world.signIn('rules-1')
  const { socialTicket } = body.value
  await setSite(server, 'registrationFields', { nickname: { enabled: true, required: true } })
  const missing = await world.register(socialTicket, cookie, { username: 'a' })
  expect(missing.body.value.errors.map(({ field }: { field: string }) => field)).toEqual(['username', 'nickname'])
  await setSite(server, 'registrationFields', {})
  const taken = await registerMember(server)
  expect((await world.register(socialTicket, cookie, { username: taken.account })).body.code).toBe('USERNAME_TAKEN')
  expect((await world.register(socialTicket, cookie, { termsVersion: '0' })).body.code).toBe('TERMS_CHANGED')
  expect((await world.register(socialTicket, cookie)).body.success).toBe(true)
})

test('where registration is closed, or by invitation only, a provider opens no account either', async () => {
  await setSite(server, 'flags', { USERNAMEREG3: false, MOBILENUMREG3: false })
  expect((await world.signIn('closed-1')).body.code).toBe('FEATURE_OFF')
  await setSite(server, 'flags', { DIRECTREG3: false })
  const { body, cookie } = await world.signIn('closed-1')
  expect((await world.register(body.value.socialTicket, cookie)).body.code).toBe('FEATURE_OFF')
  await setSite(server, 'flags', {})
})

test('a second step is asked for as after a password, and the password is not', async () => {
  const member = await registerMember(server)
  const begun = await world.beginLink('google', member.token)
  const returned = await visitAs('second-1', begun.url)
  const linked = await world.post(
    '/wps/member/social',
    { provider: 'google', ...Object.fromEntries(returned) },
    { token: member.token, cookie: begun.cookie },
  )
  expect(linked.body).toMatchObject({ success: true, value: { googleBound: true, facebookBound: false } })
  const { secret } = await bindAuthenticator(server, member)
  await server.db.updateTable('members').set({ must_change_password: true }).where('id', '=', member.memberId).execute()
  const waiting = await world.signIn('second-1')
  expect(waiting.body).toMatchObject({ code: 'NEED_VERIFY', value: { verifyTicket: expect.any(String) } })
  const { verifyTicket } = waiting.body.value
  const done = await world.post('/wps/session/login/verify', {
    verifyTicket,
    method: 'google',
    code: nextCode(server, secret),
  })
  expect(done.body.success).toBe(true)
  const entered = await world.info(done.body.value.token)
  expect(entered).toMatchObject({ account: member.account })
  expect(entered.passwordDue).toBeUndefined()
})

test.each(['suspended', 'closed'])(
  'an account that is %s stays shut, whoever vouches for its owner',
  async (status) => {
    const { token } = await world.newcomer(`shut-${status}`)
    const { id } = await world.info(token)
    await server.db.updateTable('members').set({ status }).where('id', '=', id).execute()
    expect((await world.signIn(`shut-${status}`)).body.code).toBe('MEMBER_NO_ENTER')
  },
)

test('players do not come in where agents do', async () => {
  await world.newcomer('agent-1')
  expect((await world.signIn('agent-1', 'google', { area: 'agent' })).body.code).toBe('ERROR_NOT_AGENT')
  expect((await world.signIn('agent-2', 'google', { area: 'agent' })).body.code).toBe('ERROR_NOT_AGENT')
})

test('the return page reaches the page that opened its window; every other page keeps its distance', async () => {
  const policy = async (url: string) => (await server.portalApp.inject({ url })).headers['cross-origin-opener-policy']
  expect(await policy('/social-return.html?code=1&state=2')).toBe('unsafe-none')
  expect(await policy('/social-return.htmlx')).toBe('same-origin-allow-popups')
  expect(await policy('/')).toBe('same-origin-allow-popups')
})

test('staff see whether a provider knows the site: by its real answer to the keys that were set', async () => {
  const { cookie } = await signInStaff(server)
  const tried = async (kind: 'google' | 'facebook') =>
    (await server.console('POST', `/staff/providers/${kind}/test`, { cookie, body: { to: '' } })).body.value
  for (const kind of ['google', 'facebook'] as const) {
    expect(await tried(kind)).toMatchObject({ outcome: 'accepted' })
    idp.lie = { isDown: true }
    expect(await tried(kind)).toMatchObject({ outcome: 'failed' })
    idp.lie = {}
    await world.turnOn(kind, { clientSecret: 'not-the-secret' })
    expect(await tried(kind)).toMatchObject({ outcome: 'refused', detail: 'invalid_client' })
    await world.turnOn(kind)
  }
})
