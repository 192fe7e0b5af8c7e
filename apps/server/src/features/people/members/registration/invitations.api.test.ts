import { accountType } from '@fairground/contract'
import { afterEach, expect, test } from 'vitest'
import { newInvitation } from '../../../../../test/invitations.ts'
import { newUsername, registerMember, registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const limited = testServer({ FAIRGROUND_CHALLENGE: 'on' })

const register = (fields: Record<string, unknown> = {}) =>
  server.portal('PUT', '/wps/member/register', { body: registration(fields) })
const check = (code: string, on = server) =>
  on.portal('GET', '/wps/agent/affiliate', { query: { code, domain: 'localhost:8080' } })
const rowOf = (account: string) =>
  server.db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirst()
const close = (code: string) =>
  server.db.updateTable('invitation_codes').set({ closed_at: server.clock.now() }).where('code', '=', code).execute()

afterEach(async () => {
  await server.db.deleteFrom('site_settings').execute()
  server.clock.advance(5_000)
})

test('[R7.2.07] a valid invitation code is confirmed, case-insensitively, without revealing its owner', async () => {
  const code = await newInvitation(server)
  expect((await check(` ${code.toLowerCase()} `)).body).toMatchObject({ success: true, value: { affiliateCode: code } })
  expect(Object.keys((await check(code)).body.value)).toEqual(['affiliateCode'])
})

test('[R7.2.07] an unknown or closed code is refused by the check and by the registration alike', async () => {
  const closed = await newInvitation(server)
  await close(closed)
  for (const code of ['NOBODYS99', closed]) {
    expect((await check(code)).body).toMatchObject({ success: false, code: 'INVITATION_CODE_ERROR', value: null })
    const username = newUsername()
    expect((await register({ username, affiliateCode: code })).body.code).toBe('INVITATION_CODE_ERROR')
    expect(await rowOf(username)).toBeUndefined()
  }
})

test.each([accountType.generalAgent, accountType.agent, accountType.generalAgentHouse, accountType.agentHouse])(
  '[R3.011] who registers with the code of an agent of type %i belongs to that agent, whoever else recommended the site',
  async (type) => {
    const [agent, friend] = [await registerMember(server), await registerMember(server)]
    await server.db.updateTable('members').set({ type }).where('id', '=', agent.memberId).execute()
    const code = (await rowOf(agent.account))?.referral_code ?? ''
    const referralCode = (await rowOf(friend.account))?.referral_code ?? ''
    expect((await check(code.toLowerCase())).body).toMatchObject({ success: true, value: { affiliateCode: code } })
    const username = newUsername()
    expect((await register({ username, affiliateCode: code, referralCode })).body.success).toBe(true)
    expect(await rowOf(username)).toMatchObject({ recommender_id: agent.memberId, invitation_code: null })
    const { cookie } = await signInStaff(server, 'support')
    const { body } = await server.console('GET', '/staff/members', { cookie, query: { upline: agent.account } })
    expect(body.value.list).toMatchObject([{ account: username }])
  },
)

test('[R3.011] the code of a plain member or a suspended agent is no invitation', async () => {
  const member = await registerMember(server)
  const code = (await rowOf(member.account))?.referral_code ?? ''
  expect((await register({ affiliateCode: code })).body.code).toBe('INVITATION_CODE_ERROR')
  const suspended = { type: accountType.agent, status: 'suspended' }
  await server.db.updateTable('members').set(suspended).where('id', '=', member.memberId).execute()
  expect((await check(code)).body.code).toBe('INVITATION_CODE_ERROR')
})

test('[R5.08] the code records an invitation even if the form hides its field', async () => {
  const code = await newInvitation(server)
  const username = newUsername()
  expect((await register({ username, affiliateCode: code.toLowerCase() })).body.success).toBe(true)
  expect(await rowOf(username)).toMatchObject({ invitation_code: code })
  await setSite(server, 'registrationFields', { affiliateCode: { enabled: false } })
  const hidden = newUsername()
  expect((await register({ username: hidden, affiliateCode: code })).body.success).toBe(true)
  expect(await rowOf(hidden)).toMatchObject({ invitation_code: code })
})

test('[R6.17] with DIRECTREG3 off the form requires a valid invitation', async () => {
  const code = await newInvitation(server)
  await setSite(server, 'flags', { DIRECTREG3: false })
  const settings = await server.portal('GET', '/wps/system/setting/register')
  expect(settings.body.value.fields.affiliateCode).toMatchObject({ enabled: true, required: true })
  expect((await register()).body.code).toBe('FEATURE_OFF')
  expect((await register({ affiliateCode: 'NOBODYS99' })).body.code).toBe('INVITATION_CODE_ERROR')
  expect((await register({ affiliateCode: code })).body.success).toBe(true)
})

test('[R3.008] [R3.018] a member’s referral code makes that member the recommender, whatever id the form sends', async () => {
  const inviter = await registerMember(server)
  const info = await server.portal('GET', '/wps/member/info', { token: inviter.token })
  const { referralCode } = info.body.value
  const username = newUsername()
  await register({ username, referralCode: referralCode.toLowerCase(), recommenderId: 'mbr_somebody' })
  expect(await rowOf(username)).toMatchObject({ recommender_id: inviter.memberId })
})

test('a referral code nobody has, or whose owner is suspended, is refused under its field', async () => {
  const inviter = await registerMember(server)
  const row = await rowOf(inviter.account)
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', inviter.memberId).execute()
  for (const referralCode of ['NOBODYS99', row?.referral_code]) {
    expect((await register({ referralCode })).body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'referralCode', key: 'validation.referralCode' }] },
    })
  }
})

test('codes cannot be guessed: ten wrong ones make an address wait; valid ones do not count', async () => {
  const good = await newInvitation(limited)
  for (let i = 0; i < 12; i += 1) expect((await check(good, limited)).body.success).toBe(true)
  const answers = []
  for (let i = 0; i < 10; i += 1) answers.push((await check(`WRONG000${i}`, limited)).body.code)
  expect(answers).toEqual(Array(10).fill('INVITATION_CODE_ERROR'))
  expect((await check(good, limited)).status).toBe(429)
  limited.clock.advance(5 * 60_000)
  expect((await registerMember(limited, { affiliateCode: good })).memberId).toBeTruthy()
})
