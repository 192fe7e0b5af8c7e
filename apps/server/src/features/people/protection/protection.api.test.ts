import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logIn, memberPassword, registerMember } from '../../../../test/members.ts'
import {
  askDeposit,
  auditOf,
  balanceOf,
  brokenInvariants,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import {
  launch,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  seatPlayer,
  sitDown,
} from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const hourMs = 3_600_000
type Place = { kind: string; period: string }

const put = (token: string, body: object) => server.portal('PUT', '/wps/member/limits', { token, body })
const post = (token: string, path: string, body: object = {}) => server.portal('POST', path, { token, body })
const read = async (token: string) => (await server.portal('GET', '/wps/member/limits', { token })).body.value
const limitOf = async (token: string, { kind, period }: Place) =>
  (await read(token)).limits.find((one: Place) => one.kind === kind && one.period === period)
const deposit = (token: string, amount: string) => askDeposit(server, token, amount)
const signIn = async (account: string): Promise<{ token: string }> => ({
  token: (await logIn(server, account, memberPassword)).body.value.token,
})
/** A call of the vendor, signed by the clock of the test. */
const send = async (call: 'bet' | 'win', { playerId, sessionToken }: PswPlayer, fields: object) => {
  const ids = { playerId, gameId: testGames.single, currency: 'VND', transactionId: newTransactionId() }
  const body = {
    ...ids,
    ...(call === 'bet' && { sessionToken, placedAt: server.clock.now().toISOString() }),
    ...fields,
  }
  return (await vendor.send(call, body, { nowMs: server.clock.now().getTime() })).answer.code
}
const codeOf = (player: PswPlayer, amount = '1000', roundId = newRoundId()) => send('bet', player, { amount, roundId })
const settle = (player: PswPlayer, roundId: string, amount: string) =>
  send('win', player, { roundId, amount, roundClosed: true })

test('[R-38] what a player ever paid in and took out is shown, and is what the ledger has of him', async () => {
  const payee = await payeeWithBalance(server, '500000.00')
  const withdrawalId = await submitWithdrawal(server, payee, '120000.00')
  expect((await read(payee.token)).life).toEqual({ deposited: '500000.00', withdrawn: '0.00', net: '500000.00' })
  const { cookie } = await signInStaff(server, 'owner')
  const act = (verb: string, body: object) =>
    server.console('POST', `/staff/withdrawals/${withdrawalId}/${verb}`, { cookie, body })
  await act('approve', { byHand: true })
  expect((await act('payouts', { amount: '120000.00', reference: 'FT-1' })).body.success).toBe(true)
  expect((await read(payee.token)).life).toEqual({ deposited: '500000.00', withdrawn: '120000.00', net: '380000.00' })
  // Nothing was played: what stayed here is what the ledger has of him.
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '380000.00', frozen: '0.00' })
})

describe('limits', () => {
  test('[R-24] [R-26] a lower one holds at once, a higher one a day later and when it is confirmed, and can be taken back', async () => {
    const { token, memberId } = await registerMember(server)
    const place = { kind: 'loss', period: 'week' }
    expect((await put(token, { ...place, max: '500.00' })).body.success).toBe(true)
    expect(await limitOf(token, place)).toMatchObject({ max: '500.00', used: '0.00' })
    await put(token, { ...place, max: '200.00' })
    expect((await limitOf(token, place)).max).toBe('200.00')
    await put(token, { ...place, max: '300.00' })
    expect(await limitOf(token, place)).toMatchObject({ max: '200.00', raise: { max: '300.00', isReady: false } })
    expect((await post(token, '/wps/member/limits/confirm', place)).body.code).toBe('STATE_CONFLICT')
    await post(token, '/wps/member/limits/cancel', place)
    expect((await limitOf(token, place)).raise).toBeUndefined()
    expect((await post(token, '/wps/member/limits/confirm', place)).body.code).toBe('NOT_FOUND')
    await put(token, { ...place, max: null })
    // What is lower takes the wish back.
    await put(token, { ...place, max: '100.00' })
    expect(await limitOf(token, place)).toMatchObject({ max: '100.00' })
    expect((await limitOf(token, place)).raise).toBeUndefined()
    expect(await auditOf(server, memberId)).toEqual(
      expect.arrayContaining(['limit.lowered', 'limit.raise-asked', 'limit.raise-cancelled']),
    )
  })

  test('[R-25] a raise is confirmed after 24 hours and not a moment before', async () => {
    const { account } = await registerMember(server)
    const place = { kind: 'stake', period: 'day' }
    let { token } = await signIn(account)
    await put(token, { ...place, max: '10.00' })
    await put(token, { ...place, max: null })
    server.clock.advance(24 * hourMs - 60_000)
    token = (await signIn(account)).token
    expect((await post(token, '/wps/member/limits/confirm', place)).body.code).toBe('STATE_CONFLICT')
    server.clock.advance(60_000)
    expect(await limitOf(token, place)).toMatchObject({ max: '10.00', raise: { max: null, isReady: true } })
    expect((await post(token, '/wps/member/limits/confirm', place)).body.success).toBe(true)
    expect((await limitOf(token, place)).max).toBeNull()
  })

  test('money is no time and time no money, and each says so at its field', async () => {
    const { token } = await registerMember(server)
    for (const body of [
      { kind: 'time', period: 'day', max: '5.00' },
      { kind: 'loss', period: 'day', max: 90 },
    ]) {
      const { body: answer } = await put(token, body)
      expect(answer.value.errors).toMatchObject([{ field: 'max' }])
    }
    expect((await put(token, { kind: 'time', period: 'day', max: 4 })).body.success).toBe(false)
  })

  test('[R-27] of ten deposits at once one passes a limit for one of them, and the room left is told', async () => {
    const { token } = await registerMember(server)
    await put(token, { kind: 'deposit', period: 'day', max: '100.00' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => deposit(token, '60.00')))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const refused = answers.find(({ body }) => !body.success)?.body
    expect(refused).toMatchObject({ code: 'LIMIT', value: { limit: { kind: 'own-day', bound: '40.00' } } })
    expect((await deposit(token, '40.00')).body.success).toBe(true)
    expect(await limitOf(token, { kind: 'deposit', period: 'day' })).toMatchObject({ used: '100.00' })
  })
})

/** A seated player who may call the portal too. */
async function playerWithToken() {
  const player = await seatPlayer(server, vendor)
  return { player, token: player.token }
}

describe('limits of play', () => {
  test('[R-22] the lowest of day, week and month decides, open or settled, and the next day has room again', async () => {
    const { player, token } = await playerWithToken()
    await put(token, { kind: 'loss', period: 'day', max: '20.00' })
    await put(token, { kind: 'loss', period: 'month', max: '30.00' })
    const roundId = newRoundId()
    expect(await codeOf(player, '2000', roundId)).toBe('OK')
    expect(await codeOf(player, '1')).toBe('LIMIT_LOSS')
    expect(await settle(player, roundId, '0')).toBe('OK')
    expect(await codeOf(player, '1')).toBe('LIMIT_LOSS')
    expect(await limitOf(token, { kind: 'loss', period: 'month' })).toMatchObject({ used: '20.00' })
    expect((await read(token)).today).toMatchObject({ net: '-20.00' })
    const { endsAt } = await read(token)
    const { account } = (await server.portal('GET', '/wps/member/info', { token })).body.value
    server.clock.advance(Date.parse(endsAt.day) - server.clock.now().getTime())
    const later = await sitDown(server, vendor, (await logIn(server, account, 'hoicho2026')).body.value.token)
    const isNewMonth = Date.parse(endsAt.month) <= server.clock.now().getTime()
    expect(await codeOf(later, '2001')).toBe('LIMIT_LOSS')
    expect(await codeOf(later, '1001')).toBe(isNewMonth ? 'OK' : 'LIMIT_LOSS')
    expect(await codeOf(later, '999')).toBe('OK')
  })

  test('[R-23] one bet, all stakes and the time of a session have limits of their own', async () => {
    const { player, token } = await playerWithToken()
    await put(token, { kind: 'stake', period: 'once', max: '5.00' })
    expect(await codeOf(player, '501')).toBe('LIMIT_STAKE')
    expect(await codeOf(player, '500')).toBe('OK')
    await put(token, { kind: 'stake', period: 'week', max: '8.00' })
    expect(await codeOf(player, '301')).toBe('LIMIT_WAGER')
    // A game that is opened then offers no more than that.
    const launchToken = await launch(server, token, vendor, { gameCode: testGames.single, mode: 'real' })
    const nowMs = server.clock.now().getTime()
    const { answer } = await vendor.send('authenticate', { launchToken, gameId: testGames.single }, { nowMs })
    expect(answer.betLimits).toMatchObject({ max: '500' })
    expect(await codeOf(player, '300')).toBe('OK')
  })
})

describe('breaks', () => {
  test('[R-29] from the moment on no bet, no launch and no deposit is taken, wins are, and the end opens all again', async () => {
    const { player, token } = await playerWithToken()
    const roundId = newRoundId()
    expect(await codeOf(player, '1000', roundId)).toBe('OK')
    const { body } = await post(token, '/wps/member/limits/break', { length: '15m' })
    expect(body.value.break).toMatchObject({ kind: 'break', isOver: false })
    expect(await codeOf(player)).toBe('PLAYER_EXCLUDED')
    expect((await deposit(token, '60.00')).body.code).toBe('PLAY_STOPPED')
    expect(await settle(player, roundId, '1500')).toBe('OK')
    server.clock.advance(15 * 60_000)
    expect(await codeOf(player)).toBe('OK')
    expect((await read(token)).break).toBeUndefined()
  })

  test('a longer one may follow a shorter one, and never the other way', async () => {
    const { token } = await registerMember(server)
    await post(token, '/wps/member/limits/break', { length: '1h' })
    expect((await post(token, '/wps/member/limits/break', { length: '15m' })).body.code).toBe('STATE_CONFLICT')
    expect((await post(token, '/wps/member/limits/break', { length: '24h' })).body.success).toBe(true)
    expect((await post(token, '/wps/member/selfExclusion', { length: '6M' })).body.success).toBe(true)
    expect((await post(token, '/wps/member/limits/break', { length: '30d' })).body.code).toBe('STATE_CONFLICT')
  })
})

describe('self-exclusion', () => {
  test('[R-30] [R-32] [R-33] [R-34] ends every other session, lets money out, ends invitations, and opens only a day after its player asks, when its time is over', async () => {
    const { account, memberId } = await registerMember(server)
    const [own, other] = [await signIn(account), await signIn(account)]
    await askDeposit(server, own.token, '200.00')
    const { cookie } = await signInStaff(server, 'support')
    const reach = async () =>
      (await server.console('POST', '/staff/broadcasts/reach', { cookie, body: { audience: 'all' } })).body.value.count
    const reached = await reach()
    expect((await post(own.token, '/wps/member/selfExclusion', { length: '6M' })).body.value.break.kind).toBe(
      'exclusion',
    )
    expect((await server.portal('GET', '/wps/member/limits', { token: other.token })).status).toBe(401)
    expect((await deposit(own.token, '60.00')).body.code).toBe('PLAY_STOPPED')
    expect((await post(own.token, '/wps/member/selfExclusion/end')).body.code).toBe('STATE_CONFLICT')
    const join = { promotionId: 'prm_any' }
    expect((await post(own.token, '/wps/relay/MCSFE_signUpPromotionJoin', join)).body.code).toBe('PLAY_STOPPED')
    expect(await reach()).toBe(reached - 1)
    server.clock.advance(185 * 24 * hourMs)
    const { token } = await signIn(account)
    expect((await read(token)).break).toMatchObject({ isOver: true })
    expect((await deposit(token, '60.00')).body.code).toBe('PLAY_STOPPED')
    expect((await post(token, '/wps/member/selfExclusion/end')).body.value.break.reopensAt).toBeDefined()
    server.clock.advance(24 * hourMs)
    const back = await signIn(account)
    expect((await read(back.token)).break).toBeUndefined()
    expect((await deposit(back.token, '60.00')).body.success).toBe(true)
    expect(await auditOf(server, memberId)).toEqual(expect.arrayContaining(['play.excluded', 'play.reopen-asked']))
  })
})

test('what play cost is told by week, and is what the books say', async () => {
  const { player, token } = await playerWithToken()
  const roundId = newRoundId()
  expect(await codeOf(player, '3000', roundId)).toBe('OK')
  expect(await settle(player, roundId, '1000')).toBe('OK')
  const { body } = await server.portal('GET', '/wps/member/playCost', { token, query: { weeks: '4' } })
  expect(body.value.weeks).toHaveLength(4)
  expect(body.value.weeks[3]).toMatchObject({ deposited: '1000.00', withdrawn: '0.00', staked: '30.00', net: '-20.00' })
})
