import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { memberPaymentPassword, registerMember, type TestMember } from '../../../../test/members.ts'
import {
  askDeposit,
  askWithdrawal,
  auditOf,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
} from '../../../../test/money.ts'
import { giveReward } from '../../../../test/promotions.ts'
import { newRoundId, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

// The product as it is delivered: nobody has chosen anything.
const server = testServer({}, { asksTurnover: true })
const vendor = new TestVendor('turnover-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const turnoverOf = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_turnover', { token })).body.value
const sendUp = (token: string, amount: string) =>
  server.portal('POST', '/wps/relay/passwordCheck/MCS2_transferMember', {
    token,
    body: { direction: 'up', amount, paymentPassword: memberPaymentPassword, requestId: randomUUID() },
  })
const limitOf = (left: string) => ({ code: 'LIMIT', value: { limit: { kind: 'turnover', bound: left } } })

/** Somebody whom a member with money recommended, able to send. */
async function friend(): Promise<TestMember> {
  const upline = await memberWithBalance(server, '100.00')
  const info = await server.portal('GET', '/wps/member/info', { token: upline.token })
  const { referralCode } = info.body.value
  const member = await registerMember(server, { payeeName: 'NGUYEN VAN BA', referralCode })
  await server.portal('PUT', '/wps/member/paymentPassword', {
    token: member.token,
    body: { password: member.password, paymentPassword: memberPaymentPassword },
  })
  return member
}

describe('money that was not played does not leave', () => {
  test('a deposit is played once before a withdrawal, and the player reads what is open', async () => {
    const payee = await payeeWithBalance(server, '200000.00')
    expect(await turnoverOf(payee.token)).toEqual({ left: '200000.00', wanted: '200000.00' })
    const refused = await askWithdrawal(server, payee, '60000.00')
    expect(refused.body).toMatchObject(limitOf('200000.00'))
    const seat = await sitDown(server, vendor, payee.token)
    await seat.bet({ amount: '12000000', roundClosed: true })
    expect(await turnoverOf(payee.token)).toEqual({ left: '80000.00', wanted: '200000.00' })
    expect((await askWithdrawal(server, payee, '60000.00')).body).toMatchObject(limitOf('80000.00'))
    await seat.bet({ amount: '8000000' })
    // A round that is not settled counts for nothing yet.
    expect(await turnoverOf(payee.token)).toMatchObject({ left: '80000.00' })
    const roundId = newRoundId()
    await askDeposit(server, payee.token, '90000.00')
    expect(await turnoverOf(payee.token)).toEqual({ left: '170000.00', wanted: '290000.00' })
    await seat.bet({ amount: '9000000', roundId })
    await seat.win({ amount: '9000000', roundId, roundClosed: true })
    expect(await turnoverOf(payee.token)).toEqual({ left: '80000.00', wanted: '290000.00' })
    expect((await askWithdrawal(server, payee, '60000.00')).body).toMatchObject(limitOf('80000.00'))
  })

  test('what is played in full leaves, by withdrawal and by transfer', async () => {
    const payee = await payeeWithBalance(server, '200000.00')
    const seat = await sitDown(server, vendor, payee.token)
    const roundId = newRoundId()
    await seat.bet({ amount: '20000000', roundId })
    await seat.win({ amount: '19000000', roundId, roundClosed: true })
    expect(await turnoverOf(payee.token)).toEqual({ left: '0.00', wanted: '0.00' })
    expect((await askWithdrawal(server, payee, '60000.00')).body.success).toBe(true)
  })

  test('a gift asks for five times itself, on top of the deposit, and cannot be passed on to whoever recommended', async () => {
    const { cookie } = await signInStaff(server, 'content')
    const member = await friend()
    const rewardId = await giveReward(server, cookie, member.token)
    await server.portal('POST', '/wps/relay/MCSFE_claimReward', {
      token: member.token,
      body: { rewardId, requestId: randomUUID() },
    })
    expect((await sendUp(member.token, '50000.00')).body).toMatchObject(limitOf('250000.00'))
    await askDeposit(server, member.token, '100000.00')
    expect(await turnoverOf(member.token)).toEqual({ left: '350000.00', wanted: '350000.00' })
    const { cookie: support } = await signInStaff(server, 'support')
    const seen = await server.console('GET', `/staff/members/${member.memberId}/turnover`, { cookie: support })
    expect(seen.body.value).toMatchObject({
      left: '350000.00',
      demands: [
        { kind: 'deposit', amount: '100000.00', percent: 100, required: '100000.00' },
        { kind: 'bonus', amount: '50000.00', percent: 500, required: '250000.00' },
      ],
    })
  })

  test('what a vendor gives for nothing is a gift too', async () => {
    const payee = await payeeWithBalance(server, '100000.00')
    const seat = await sitDown(server, vendor, payee.token)
    await seat.bet({ amount: '10000000', roundClosed: true })
    expect(await turnoverOf(payee.token)).toMatchObject({ left: '0.00' })
    const { cookie } = await signInStaff(server, 'owner')
    const opened = await server.console('POST', `/staff/vendors/${vendor.vendorId}/campaigns`, {
      cookie,
      body: { campaignId: 'gift', budget: '100000.00', memberMax: '60000.00' },
    })
    expect(opened.body.success).toBe(true)
    const { answer } = await vendor.send('promo-win', {
      playerId: seat.playerId,
      transactionId: randomUUID(),
      amount: '6000000',
      currency: 'VND',
      campaignId: 'gift',
      kind: 'tournament',
    })
    expect(answer.code).toBe('OK')
    expect((await askWithdrawal(server, payee, '60000.00')).body).toMatchObject(limitOf('300000.00'))
  })

  test('a deposit and a withdrawal at once: never the money without its turnover', async () => {
    const payee = await payeeWithBalance(server, '100000.00')
    const seat = await sitDown(server, vendor, payee.token)
    const roundId = newRoundId()
    await seat.bet({ amount: '10000000', roundId })
    await seat.win({ amount: '9900000', roundId, roundClosed: true })
    const [, ...asked] = await Promise.all([
      askDeposit(server, payee.token, '100000.00'),
      ...Array.from({ length: 4 }, () => askWithdrawal(server, payee, '150000.00')),
    ])
    expect(asked.map(({ body }) => body.success)).toEqual([false, false, false, false])
  })
})

describe('what the site asks', () => {
  const settings = { deposit: 100, bonus: 500, rebate: 100, cashBack: 100, points: 100, freeRounds: 500 }
  const change = async (role: 'finance' | 'support' | 'owner', body: object) =>
    server.console('PUT', '/staff/site/turnover', { cookie: (await signInStaff(server, role)).cookie, body })
  afterEach(async () => void (await change('finance', settings)))

  test('it is on from the first day, finance change it, and money that is there keeps what was asked of it', async () => {
    const { cookie } = await signInStaff(server, 'finance')
    expect((await server.console('GET', '/staff/site/turnover', { cookie })).body.value).toEqual(settings)
    const member = await memberWithBalance(server, '100.00')
    const asked = (await change('finance', { ...settings, deposit: 0 })).body.value
    expect(asked).toMatchObject({ ...settings, wish: { settings: { deposit: 0 }, allowed: ['withdraw'] } })
    expect((await change('owner', { ...settings, deposit: 0 })).body.code).toBe('STATE_CONFLICT')
    await server.console('POST', `/staff/wishes/${asked.wish.wishId}/decide`, {
      cookie: (await signInStaff(server, 'owner')).cookie,
      body: { isApproved: true },
    })
    expect(await auditOf(server, 'turnover')).toEqual(expect.arrayContaining(['site.turnover-asked']))
    expect((await change('finance', { ...settings, deposit: 0 })).body.value.deposit).toBe(0)
    await askDeposit(server, member.token, '100.00')
    expect(await turnoverOf(member.token)).toEqual({ left: '100.00', wanted: '100.00' })
    await change('finance', { ...settings, deposit: 250 })
    await askDeposit(server, member.token, '100.00')
    expect(await turnoverOf(member.token)).toEqual({ left: '350.00', wanted: '350.00' })
    expect(await auditOf(server, 'turnover')).toContain('site.turnover-changed')
  })

  test('support may not, and no one asks for less than nothing', async () => {
    expect((await change('support', settings)).status).toBe(403)
    expect((await change('finance', { ...settings, bonus: -1 })).body.code).toBe('VALIDATION')
    expect((await change('finance', { ...settings, bonus: 10_001 })).body.code).toBe('VALIDATION')
  })
})
