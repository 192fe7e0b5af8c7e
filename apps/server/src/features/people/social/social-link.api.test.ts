import { expect, test } from 'vitest'
import { memberPassword, registerMember } from '../../../../test/members.ts'
import { bindEmail, sentTo } from '../../../../test/outbox.ts'
import { socialWorld } from '../../../../test/social-world.ts'
import { visitAs } from '../../../../test/visitor.ts'

const world = await socialWorld()
const { server } = world

test('a provider is added after the password, lets its person in, and is taken off after the password', async () => {
  const member = await registerMember(server)
  const { token } = member
  const email = await bindEmail(server, member)
  const wrong = { provider: 'facebook', password: 'not-the-password' }
  const refused = await world.post('/wps/member/social/begin', wrong, { token })
  expect(refused.body.value.errors).toMatchObject([{ field: 'password', key: 'validation.passwordWrong' }])
  const begun = await world.beginLink('facebook', token)
  const answer = { provider: 'facebook', ...Object.fromEntries(await visitAs('link-1', begun.url)) }
  expect(
    (await world.post('/wps/member/social', answer, { token, cookie: begun.cookie })).body.value.facebookBound,
  ).toBe(true)
  expect((await world.info((await world.signIn('link-1', 'facebook')).body.value.token)).account).toBe(member.account)
  expect((await world.post('/wps/member/social/remove', wrong, { token })).body.success).toBe(false)
  const remove = { provider: 'facebook', password: memberPassword }
  expect((await world.post('/wps/member/social/remove', remove, { token })).body.value.facebookBound).toBe(false)
  expect((await world.post('/wps/member/social/remove', remove, { token })).body.code).toBe('STATE_CONFLICT')
  expect((await world.signIn('link-1', 'facebook')).body.code).toBe('REGISTRATION_REQUIRED')
  const told = (await sentTo(server, email)).slice(-2).map(({ text }) => text)
  expect(told).toEqual([
    expect.stringMatching(/Facebook now signs you in/),
    expect.stringMatching(/Facebook no longer signs you in/),
  ])
  const log = (await world.auditOf(member.memberId)).filter(({ action }) => action.startsWith('member.social'))
  expect(log).toMatchObject([
    { action: 'member.social-linked', detail: { provider: 'facebook' } },
    { action: 'member.social-unlinked', detail: { provider: 'facebook' } },
  ])
})

test('nobody is made to link a stranger: a visit belongs to the member and the purpose that began it', async () => {
  const [one, other] = [await registerMember(server), await registerMember(server)]
  const begun = await world.beginLink('google', one.token)
  const answer = { provider: 'google', ...Object.fromEntries(await visitAs('forced-1', begun.url)) }
  const { cookie } = begun
  expect((await world.post('/wps/member/social', answer, { token: other.token, cookie })).body.code).toBe(
    'CODE_EXPIRED',
  )
  expect((await world.post('/wps/session/login/social', answer, { cookie })).body.code).toBe('CODE_EXPIRED')
  const login = await world.begin()
  const entered = { provider: 'google', ...Object.fromEntries(await visitAs('forced-1', login.url)) }
  const linked = await world.post('/wps/member/social', entered, { token: one.token, cookie: login.cookie })
  expect(linked.body.code).toBe('CODE_EXPIRED')
})

test('one person opens one account, and an account knows one person of each provider', async () => {
  await world.newcomer('unique-1')
  const member = await registerMember(server)
  const link = (id: string) => world.link(id, 'google', member.token)
  expect((await link('unique-1')).body.code).toBe('SOCIAL_TAKEN')
  expect((await link('unique-2')).body.success).toBe(true)
  expect((await link('unique-3')).body.code).toBe('SOCIAL_TAKEN')
})

test('without a password nothing is added or taken off: there is always another way in', async () => {
  const { token } = await world.newcomer('bare-1')
  for (const path of ['/wps/member/social/begin', '/wps/member/social/remove']) {
    const answer = await world.post(path, { provider: 'google', password: 'guess' }, { token })
    expect(answer.body.value.errors).toEqual([{ field: 'password', key: 'validation.passwordFirst' }])
  }
})

test('nothing of the person is kept but what finds the account again', async () => {
  await world.newcomer('secret-person-1')
  const rows = await server.pool.query('select row_to_json(i) as row from social_identities i')
  expect(JSON.stringify(rows.rows)).not.toContain('secret-person-1')
  expect(rows.rows.length).toBeGreaterThan(0)
})
