import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, memberPassword } from '../../../../test/members.ts'
import { askWithdrawal, auditOf, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, type PswPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
const hourMs = 3_600_000
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

/** One round of the test's clock: a stake, and its end without a win or with one. */
async function play({ playerId, sessionToken }: PswPlayer, amount: string, win = '0') {
  const nowMs = server.clock.now().getTime()
  const common = { playerId, gameId: testGames.single, currency: 'VND', roundId: newRoundId() }
  const placedAt = server.clock.now().toISOString()
  const bet = { ...common, sessionToken, amount, placedAt, transactionId: newTransactionId() }
  expect((await vendor.send('bet', bet, { nowMs })).answer.code).toBe('OK')
  const end = { ...common, amount: win, roundClosed: true, transactionId: newTransactionId() }
  expect((await vendor.send('win', end, { nowMs })).answer.code).toBe('OK')
}

test('of several withdrawals those that are safe are approved, each on record, and the others stay', async () => {
  const payee = await payeeWithBalance(server, '100000.00')
  const fresh = await payeeWithBalance(server, '200000.00')
  server.clock.advance(80 * hourMs)
  const { cookie } = await signInStaff(server, 'finance')
  const signIn = async (account: string) => (await logIn(server, account, memberPassword)).body.value.token
  payee.token = await signIn(payee.account)
  fresh.token = await signIn(fresh.account)
  const player = await sitDown(server, vendor, payee.token)
  await play(player, '10000000', '10000000')
  const safe = await submitWithdrawal(server, payee, '60000.00')
  // Staked nothing since it was paid in.
  const unsafe = (await askWithdrawal(server, fresh, '60000.00')).body.value.withdrawalId
  const list = await server.console('GET', '/staff/withdrawals', { cookie })
  const row = (id: string) => list.body.value.list.find((one: { withdrawalId: string }) => one.withdrawalId === id)
  expect([row(safe).risk.isSafe, row(unsafe).risk.isSafe]).toEqual([true, false])
  const body = { withdrawalIds: [safe, unsafe] }
  const done = await server.console('POST', '/staff/withdrawals/approve-safe', { cookie, body })
  expect(done.body.value).toEqual({ approved: 1, left: 1 })
  expect(await auditOf(server, safe)).toContain('withdrawal.approved')
  expect(await auditOf(server, unsafe)).not.toContain('withdrawal.approved')
})
