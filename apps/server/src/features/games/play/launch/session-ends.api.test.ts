import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../../test/authenticator.ts'
import { LivePage } from '../../../../../test/live-page.ts'
import { logIn, memberPaymentPassword, registerMember } from '../../../../../test/members.ts'
import { bindMobile, codeSentTo } from '../../../../../test/outbox.ts'
import { launch, newRoundId, newTransactionId, type PswPlayer, sitDown } from '../../../../../test/psw-player.ts'
import { signInStaff } from '../../../../../test/staff.ts'
import { TestDevice } from '../../../../../test/test-device.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { identityJobs } from '../../../people/identity/index.ts'
import { startLive } from '../../../talk/live/index.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const minuteMs = 60_000
let live: Awaited<ReturnType<typeof startLive>>
beforeAll(async () => {
  live = await startLive(server.context, server.portalApp.server)
  await vendor.start(server)
})
afterAll(() => Promise.all([live.stop(), vendor.stop()]))

const say = (call: Parameters<TestVendor['send']>[0], body: object) =>
  vendor.send(call, body, { nowMs: server.clock.now().getTime() })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
  server.portal(method, path, { token, ...(body && { body }) })

/** A member who plays for nothing in the session that somebody else holds; the owner has another. */
async function robbed() {
  const owner = await registerMember(server)
  const held = (await logIn(server, owner.account, owner.password)).body.value.token as string
  const player = await sitDown(server, vendor, held, { mode: 'trial' })
  const bet = (fields: object = {}) =>
    say('bet', {
      ...{ playerId: player.playerId, sessionToken: player.sessionToken, gameId: testGames.single, currency: 'FUN' },
      ...{ transactionId: newTransactionId(), roundId: newRoundId(), amount: '1000' },
      ...{ placedAt: server.clock.now().toISOString(), ...fields },
    })
  return { owner, held, player, bet }
}
type Robbed = Awaited<ReturnType<typeof robbed>>
type Member = Robbed & { mobile: string }

const staffDoes = async (path: string, { owner }: Robbed) => {
  const { cookie } = await signInStaff(server)
  const body = { reason: 'somebody else holds it' }
  const answer = await server.console('POST', `/staff/members/${owner.memberId}/${path}`, { cookie, body })
  expect(answer.body).toMatchObject({ success: true })
}
const sessionIdOf = async (token: string): Promise<string> => {
  const devices = (await server.portal('GET', '/wps/member/sessions', { token })).body.value
  return devices.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sessionId
}
const runExpiry = () => identityJobs['remove-expired-sessions']?.(server.context, {})
const newPassword = 'Harbour-77-rope'

const ways: [string, (robbed: Member) => Promise<unknown>][] = [
  ['its log-out', ({ held }) => send('DELETE', '/wps/session/logout', held)],
  ['the owner signs all other devices out', ({ owner }) => send('DELETE', '/wps/member/sessions', owner.token)],
  [
    'the owner signs that device out',
    async ({ owner, held }) => send('DELETE', `/wps/member/sessions/${await sessionIdOf(held)}`, owner.token),
  ],
  [
    'the owner changes the password',
    ({ owner }) =>
      send('POST', '/wps/member/password', owner.token, {
        ...{ oldPassword: owner.password, newPassword, confirmNewPassword: newPassword },
      }),
  ],
  [
    'the password is changed in that very session',
    ({ owner, held }) =>
      send('POST', '/wps/member/password', held, {
        ...{ oldPassword: owner.password, newPassword, confirmNewPassword: newPassword },
      }),
  ],
  [
    'the owner resets the password by a code',
    async ({ mobile }) => {
      server.clock.advance(minuteMs)
      const number = { countryDialingCode: '84', mobileNum: mobile }
      await server.portal('POST', '/wps/verification/sms/noLogin', { body: { ...number, purpose: 'reset' } })
      const verificationCode = await codeSentTo(server, mobile)
      const body = { newPassword, mobileNum: mobile, verificationCode }
      return server.portal('POST', '/wps/member/password/verification', { body })
    },
  ],
  ['the owner binds an authenticator', ({ owner }) => bindAuthenticator(server, owner)],
  [
    'the owner adds a passkey',
    async ({ owner: { token, password } }) => {
      const device = new TestDevice(server.context.config.portalUrl)
      const options = (await send('POST', '/wps/member/passkeys/begin', token, { password })).body.value
      return send('POST', '/wps/member/passkeys', token, { name: 'Phone', response: device.create(options) })
    },
  ],
  ['staff sign the member out', (robbed) => staffDoes('sessions/end', robbed)],
  ['staff sign that device out', async (robbed) => staffDoes(`sessions/${await sessionIdOf(robbed.held)}/end`, robbed)],
  ['staff give a new password', (robbed) => staffDoes('password/reset', robbed)],
  ['staff suspend the account', (robbed) => staffDoes('suspend', robbed)],
  [
    'the same page logs in anew',
    ({ owner, held }) =>
      server.portal('POST', '/wps/session/login', {
        ...{ token: held, body: { username: owner.account, password: owner.password } },
      }),
  ],
  [
    'twenty newer log-ins make room',
    async ({ owner }) => {
      for (let count = 0; count < 20; count += 1) {
        server.clock.advance(1_000)
        await logIn(server, owner.account, owner.password)
      }
    },
  ],
]

test.each(ways)(
  '[A-24] when %s, its game takes no bet, its launch link and its ticket open nothing, and its round is settled',
  async (_way, end) => {
    const robbedMember = await robbed()
    const mobile = await bindMobile(server, robbedMember.owner)
    const { held, player, bet } = robbedMember
    const [transactionId, roundId] = [newTransactionId(), newRoundId()]
    expect((await bet({ transactionId, roundId })).answer.code).toBe('OK')
    const launchToken = await launch(server, held, vendor, { gameCode: testGames.single, mode: 'trial' })
    const ticketOf = async (): Promise<string> => (await send('POST', '/wps/live/ticket', held)).body.value.ticket
    const page = await LivePage.open(server, await ticketOf())
    const ticket = await ticketOf()
    await end({ ...robbedMember, mobile })
    await expect(LivePage.open(server, ticket)).rejects.toThrow('NOT_LOGGED_IN')
    await expect.poll(() => page.isOpen).toBe(false)
    await expectNoPlay(player, bet, launchToken)
    expect((await bet({ transactionId, roundId })).answer).toMatchObject({ code: 'OK', replayed: true })
    const { playerId } = player
    const settled = await say('win', {
      ...{ playerId, gameId: testGames.single, currency: 'FUN', roundId, transactionId: newTransactionId() },
      ...{ amount: '1500', betTransactionIds: [transactionId] },
    })
    expect(settled.answer.code).toBe('OK')
  },
)

async function expectNoPlay({ playerId, sessionToken }: PswPlayer, bet: Robbed['bet'], launchToken: string) {
  const over = expect.stringMatching(/^(SESSION_INVALID|SESSION_EXPIRED|PLAYER_BLOCKED)$/)
  const roundId = newRoundId()
  expect((await bet({ roundId })).answer.code).toEqual(over)
  expect((await say('session/keepalive', { playerId, sessionToken })).answer.code).toEqual(over)
  expect((await say('balance', { playerId, sessionToken })).answer.code).toEqual(over)
  const opened = await say('authenticate', { launchToken, gameId: testGames.single })
  expect(opened.answer.code).toMatch(/^(LAUNCH_TOKEN_INVALID|PLAYER_BLOCKED)$/)
  const rollback = { playerId, transactionId: newTransactionId(), betTransactionId: newTransactionId(), reason: 'test' }
  expect((await say('rollback', rollback)).answer.code).not.toEqual(over)
}

test('[A-24] the owner can close the account despite an open round; its game then accepts no bet', async () => {
  const { owner, held, player, bet } = await robbed()
  const launchToken = await launch(server, held, vendor, { gameCode: testGames.single, mode: 'trial' })
  const body = { password: owner.password, paymentPassword: memberPaymentPassword }
  await send('PUT', '/wps/member/paymentPassword', owner.token, body)
  const closed = await send('POST', '/wps/member/close', owner.token, { paymentPassword: memberPaymentPassword })
  expect(closed.body).toMatchObject({ success: true })
  await expectNoPlay(player, bet, launchToken)
})

test('removing the authenticator keeps only the current session: another session’s game accepts no bet', async () => {
  const { owner, player, bet } = await robbed()
  const { secret } = await bindAuthenticator(server, owner)
  const code = nextCode(server, secret)
  await send('DELETE', '/wps/member/bind/google', owner.token, { password: owner.password, code })
  const seat = await sitDown(server, vendor, owner.token, { mode: 'trial' })
  expect((await bet({ sessionToken: seat.sessionToken })).answer.code).toBe('OK')
  expect((await bet({ sessionToken: player.sessionToken })).answer.code).toBe('SESSION_INVALID')
})

test('bets keep the log-in active, and a game ends with its log-in', async () => {
  const { held, bet } = await robbed()
  for (let halfHours = 0; halfHours < 24; halfHours += 1) {
    expect((await bet()).answer.code).toBe('OK')
    await runExpiry()
    server.clock.advance(29 * minuteMs)
  }
  server.clock.advance(24 * minuteMs)
  expect((await bet()).answer.code).toMatch(/^SESSION_(INVALID|EXPIRED)$/)
  expect((await server.portal('GET', '/wps/member/info', { token: held })).status).toBe(401)
})

test('an expired log-in ends its game', async () => {
  const { owner, bet } = await robbed()
  await server.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(server.clock.now().getTime() - 31 * minuteMs) })
    .where('member_id', '=', owner.memberId)
    .execute()
  await runExpiry()
  expect((await bet()).answer.code).toBe('SESSION_INVALID')
})
