import { expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../../test/authenticator.ts'
import { memberPassword, registerMember, type TestMember } from '../../../../../test/members.ts'
import { type Dishonesty, TestDevice } from '../../../../../test/test-device.ts'
import { type TestAnswer, testServer } from '../../../../../test/test-server.ts'

const server = testServer()
const minuteMs = 60_000

const post = (path: string, body: object, token?: string) =>
  server.portal('POST', path, { body, ...(token ? { token } : {}) })
const newDevice = () => new TestDevice(server.context.config.portalUrl)
const begin = (token: string, password = memberPassword) => post('/wps/member/passkeys/begin', { password }, token)
const list = async (token: string) => (await server.portal('GET', '/wps/member/passkeys', { token })).body.value
const logIn = (account: string) => post('/wps/session/login', { username: account, password: memberPassword })
const state = async (token: string) => (await server.portal('GET', '/wps/member/security', { token })).body.value

async function addPasskey(member: TestMember, device: TestDevice, change: Dishonesty = {}): Promise<TestAnswer> {
  const options = (await begin(member.token)).body.value
  return post('/wps/member/passkeys', { name: 'Điện thoại', response: device.create(options, change) }, member.token)
}
async function enter(device: TestDevice, change: Dishonesty = {}): Promise<TestAnswer> {
  const options = (await post('/wps/session/login/passkey/options', {})).body.value
  return post('/wps/session/login/passkey', { response: device.sign(options, change) })
}
async function memberWithPasskey() {
  const [member, device] = [await registerMember(server), newDevice()]
  const { passkey, recoveryCodes } = (await addPasskey(member, device)).body.value
  return { member, device, passkey, recoveryCodes: recoveryCodes as string[] }
}

test('a passkey requires the password, brings recovery codes the first time, and logs its owner in alone', async () => {
  const { member, device, passkey, recoveryCodes } = await memberWithPasskey()
  expect(passkey).toMatchObject({ name: 'Điện thoại', isSynced: false, passkeyId: expect.stringMatching(/^psk_/) })
  expect(recoveryCodes).toHaveLength(10)
  expect((await addPasskey(member, newDevice())).body.value.recoveryCodes).toBeUndefined()
  expect(await state(member.token)).toMatchObject({ passkeyCount: 2, recoveryCodesLeft: 10 })
  const entered = await enter(device)
  expect(entered.body).toMatchObject({ success: true, value: { firstTimeLogin: false } })
  const info = await server.portal('GET', '/wps/member/info', { token: entered.body.value.token })
  expect(info.body.value.account).toBe(member.account)
  expect((await list(member.token))[1]).toMatchObject({ name: 'Điện thoại', lastUsedAt: expect.any(String) })
})

test('a passkey’s id and key are never returned', async () => {
  const { member, device } = await memberWithPasskey()
  expect(JSON.stringify(await list(member.token))).not.toContain(device.credentialId.toString('base64url'))
})

test('a wrong password begins no passkey', async () => {
  const { token } = await registerMember(server)
  const answer = await begin(token, 'not-the-password')
  expect(answer.body.value.errors).toMatchObject([{ field: 'password', key: 'validation.passwordWrong' }])
})

const lies: [string, Dishonesty][] = [
  ['from a page of another site', { origin: 'https://evil.example' }],
  ['for another host', { host: 'evil.example' }],
  ['without finger, face or PIN', { isUnverified: true }],
  ['for a challenge that was made up', { challenge: 'x'.repeat(43) }],
]

test.each(lies)('no passkey is added %s', async (_case, change) => {
  const member = await registerMember(server)
  expect((await addPasskey(member, newDevice(), change)).body.success).toBe(false)
  expect(await list(member.token)).toEqual([])
})

test.each([
  ...lies,
  ['with a counter that went back, as a copied key has', { counter: 1 }],
  ['in the name of somebody else', { userHandle: Buffer.from('mbr_other').toString('base64url') }],
] as [string, Dishonesty][])('nobody enters by a passkey %s', async (_case, change) => {
  const { device } = await memberWithPasskey()
  for (let i = 0; i < 2; i += 1) expect((await enter(device)).body.success).toBe(true)
  expect((await enter(device, change)).body).toMatchObject({ success: false, code: 'CODE_INVALID' })
})

test('a challenge is valid once, for five minutes, and for its own purpose only', async () => {
  const { member, device } = await memberWithPasskey()
  const ask = async () => (await post('/wps/session/login/passkey/options', {})).body.value
  const response = device.sign(await ask())
  expect((await post('/wps/session/login/passkey', { response })).body.success).toBe(true)
  expect((await post('/wps/session/login/passkey', { response })).body.code).toBe('CODE_INVALID')
  const late = await ask()
  server.clock.advance(5 * minuteMs)
  expect((await post('/wps/session/login/passkey', { response: device.sign(late) })).body.code).toBe('CODE_INVALID')
  const asked = await logIn(member.account)
  const { verifyTicket } = asked.body.value
  const forStep = (await post('/wps/session/login/verify/passkey/options', { verifyTicket })).body.value
  expect((await post('/wps/session/login/passkey', { response: device.sign(forStep) })).body.code).toBe('CODE_INVALID')
  const wrong = { verifyTicket, response: device.sign(await ask()) }
  expect((await post('/wps/session/login/verify/passkey', wrong)).body.code).toBe('CODE_INVALID')
})

test('an unknown or removed device is refused', async () => {
  const { member, device, passkey } = await memberWithPasskey()
  expect((await enter(newDevice())).body.code).toBe('CODE_INVALID')
  const remove = (password: string) =>
    post('/wps/member/passkeys/remove', { passkeyId: passkey.passkeyId, password }, member.token)
  const wrong = await remove('not-the-password')
  expect(wrong.body.value.errors).toMatchObject([{ field: 'password' }])
  expect((await remove(memberPassword)).body.success).toBe(true)
  expect((await enter(device)).body.code).toBe('CODE_INVALID')
  expect(await state(member.token)).toMatchObject({ passkeyCount: 0, recoveryCodesLeft: 0 })
  expect((await logIn(member.account)).body.success).toBe(true)
})

test('with a passkey the password alone is not enough; the passkey is the second step', async () => {
  const { member, device, recoveryCodes } = await memberWithPasskey()
  const asked = await logIn(member.account)
  expect(asked.body).toMatchObject({
    code: 'NEED_VERIFY',
    value: { methods: [{ type: 'passkey' }, { type: 'recovery' }] },
  })
  const { verifyTicket } = asked.body.value
  const options = (await post('/wps/session/login/verify/passkey/options', { verifyTicket })).body.value
  expect(options.allowCredentials).toMatchObject([{ id: device.credentialId.toString('base64url') }])
  const entered = await post('/wps/session/login/verify/passkey', {
    verifyTicket,
    response: device.sign(options),
    trustDevice: true,
  })
  expect(entered.body.success).toBe(true)
  expect(String(entered.headers['set-cookie'])).toContain('did=')
  const again = (await logIn(member.account)).body.value
  const byCode = { verifyTicket: again.verifyTicket, method: 'recovery', code: recoveryCodes[0] }
  expect((await post('/wps/session/login/verify', byCode)).body.success).toBe(true)
})

test('[A-14] another member’s passkey is no second step, and cannot be renamed or removed', async () => {
  const [mine, theirs] = [await memberWithPasskey(), await memberWithPasskey()]
  const { verifyTicket } = (await logIn(mine.member.account)).body.value
  const options = (await post('/wps/session/login/verify/passkey/options', { verifyTicket })).body.value
  const foreign = { verifyTicket, response: theirs.device.sign(options) }
  expect((await post('/wps/session/login/verify/passkey', foreign)).body.code).toBe('CODE_INVALID')
  const path = `/wps/member/passkeys/${theirs.passkey.passkeyId}`
  const { token } = mine.member
  expect((await server.portal('PUT', path, { token, body: { name: 'x' } })).status).toBe(404)
  const body = { passkeyId: theirs.passkey.passkeyId, password: memberPassword }
  expect((await post('/wps/member/passkeys/remove', body, token)).status).toBe(404)
  expect(await list(theirs.member.token)).toHaveLength(1)
})

test('a passkey is renamed; a name is neither empty nor longer than 40 characters', async () => {
  const { member, passkey } = await memberWithPasskey()
  const rename = (name: string) =>
    server.portal('PUT', `/wps/member/passkeys/${passkey.passkeyId}`, { token: member.token, body: { name } })
  expect((await rename(' Máy tính ')).body.value.name).toBe('Máy tính')
  for (const name of [' ', 'x'.repeat(41)]) expect((await rename(name)).body.code).toBe('VALIDATION')
})

test('recovery codes stay while a passkey or an authenticator needs them', async () => {
  const { member, recoveryCodes } = await memberWithPasskey()
  const { secret } = await bindAuthenticator(server, member)
  expect(recoveryCodes).toHaveLength(10)
  const body = { password: memberPassword, code: nextCode(server, secret) }
  expect((await post('/wps/member/unbind/google', body, member.token)).body.success).toBe(true)
  expect(await state(member.token)).toMatchObject({ hasAuthenticator: false, passkeyCount: 1, recoveryCodesLeft: 10 })
})

test('a suspended member cannot log in by passkey either', async () => {
  const { member, device } = await memberWithPasskey()
  await server.db.updateTable('members').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
  expect((await enter(device)).body.code).toBe('MEMBER_NO_ENTER')
})

test('a member has at most ten passkeys', async () => {
  const member = await registerMember(server)
  for (let i = 0; i < 10; i += 1) expect((await addPasskey(member, newDevice())).body.success).toBe(true)
  expect((await begin(member.token)).body).toMatchObject({
    code: 'LIMIT',
    value: { limit: { kind: 'passkeys', bound: '10' } },
  })
})

test.each([
  ['GET', '/wps/member/passkeys'],
  ['POST', '/wps/member/passkeys/begin'],
] as const)('%s %s is for whoever is signed in, and not for a trial', async (method, path) => {
  const body = method === 'POST' ? { body: { password: 'x' } } : {}
  expect((await server.portal(method, path, body)).body.code).toBe('NOT_LOGGED_IN')
  const trial = await post('/wps/session/login/freeplay', { os: 'x', platform: 'W' })
  expect((await server.portal(method, path, { ...body, token: trial.body.value.token })).body.code).toBe(
    'TRIAL_FORBIDDEN',
  )
})
