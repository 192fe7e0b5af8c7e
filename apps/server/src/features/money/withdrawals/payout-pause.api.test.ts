import { afterEach, expect, test } from 'vitest'
import { bindAuthenticator, nextCode } from '../../../../test/authenticator.ts'
import { logIn, memberPassword, memberPaymentPassword } from '../../../../test/members.ts'
import { askWithdrawal, balanceOf, brokenInvariants, payeeWithBalance, type TestPayee } from '../../../../test/money.ts'
import { bindMobile, codeSentTo } from '../../../../test/outbox.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const newPassword = 'Lantern-by-night-7'

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const limits = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_withdrawLimits', { token })).body.value
const changePassword = (token: string) =>
  server.portal('POST', '/wps/member/password', {
    token,
    body: { oldPassword: memberPassword, newPassword, confirmNewPassword: newPassword },
  })

async function expectPaused(payee: TestPayee): Promise<void> {
  const asked = await askWithdrawal(server, payee, '100000.00')
  expect(asked.body).toMatchObject({ success: false, code: 'PAYOUT_PAUSED', value: { retryAfter: expect.any(Number) } })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
}

test('[A-45] after a change of the password nothing is paid out for 24 hours, and the player is told until when', async () => {
  const payee = await payeeWithBalance(server)
  expect((await limits(payee.token)).pausedUntil).toBeUndefined()
  const { token } = (await changePassword(payee.token)).body.value
  await expectPaused({ ...payee, token })
  const leftMs = Date.parse((await limits(token)).pausedUntil) - server.clock.now().getTime()
  expect(leftMs).toBeGreaterThan(dayMs - minuteMs)
  expect(leftMs).toBeLessThanOrEqual(dayMs)
  server.clock.advance(dayMs)
  const again = (await logIn(server, payee.account, newPassword)).body.value.token
  expect((await limits(again)).pausedUntil).toBeUndefined()
  const asked = await askWithdrawal(server, { ...payee, token: again }, '100000.00')
  expect(asked.body).toMatchObject({ success: true, value: { status: 'submitted' } })
})

test('the first password of one’s own in place of the one an account was opened with pauses nothing; the next one does', async () => {
  const { cookie } = await signInStaff(server, 'owner')
  const account = `fresh${Date.now() % 100_000}`
  const opened = await server.console('POST', '/staff/members', { cookie, body: { username: account, type: 1 } })
  const { password: handedOver } = opened.body.value
  const change = async (token: string, oldPassword: string, next: string) =>
    (
      await server.portal('POST', '/wps/member/password', {
        token,
        body: { oldPassword, newPassword: next, confirmNewPassword: next },
      })
    ).body.value.token
  const first = (await logIn(server, account, handedOver)).body.value.token
  const own = await change(first, handedOver, memberPassword)
  const pauseOf = async () =>
    (
      await server.db
        .selectFrom('members')
        .select('payout_paused_until')
        .where('account', '=', account)
        .executeTakeFirst()
    )?.payout_paused_until
  expect(await pauseOf()).toBeNull()
  await change(own, memberPassword, newPassword)
  expect(await pauseOf()).toBeInstanceOf(Date)
})

const post = (path: string, token: string, body: object) => server.portal('POST', path, { token, body })

const changes = [
  ['the payment password', setPaymentPasswordAgain],
  ['a bound number', replaceNumber],
  ['the authenticator', removeAuthenticator],
  ['a forgotten password', resetPassword],
] as const

async function setPaymentPasswordAgain({ token, password }: TestPayee): Promise<string> {
  const body = { password, paymentPassword: memberPaymentPassword }
  await server.portal('PUT', '/wps/member/paymentPassword', { token, body })
  return token
}

async function replaceNumber(payee: TestPayee): Promise<string> {
  await bindMobile(server, payee)
  expect((await limits(payee.token)).pausedUntil).toBeUndefined()
  server.clock.advance(minuteMs)
  await bindMobile(server, payee)
  return payee.token
}

async function removeAuthenticator(payee: TestPayee): Promise<string> {
  const { secret } = await bindAuthenticator(server, payee)
  expect((await limits(payee.token)).pausedUntil).toBeUndefined()
  const body = { password: payee.password, code: nextCode(server, secret) }
  expect((await post('/wps/member/unbind/google', payee.token, body)).body.success).toBe(true)
  return payee.token
}

async function resetPassword(payee: TestPayee): Promise<string> {
  const mobileNum = await bindMobile(server, payee)
  server.clock.advance(minuteMs)
  await post('/wps/verification/sms/noLogin', '', { countryDialingCode: '84', mobileNum, purpose: 'reset' })
  const verificationCode = await codeSentTo(server, mobileNum)
  const reset = await post('/wps/member/password/verification', '', { newPassword, mobileNum, verificationCode })
  return reset.body.value.token
}

test.each(changes)(
  '[A-45] %s replaced: payouts rest, and a first one of its kind changes nothing',
  async (_what, change) => {
    const payee = await payeeWithBalance(server)
    expect((await limits(payee.token)).pausedUntil).toBeUndefined()
    await expectPaused({ ...payee, token: await change(payee) })
  },
)
