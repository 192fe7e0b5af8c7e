import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { askDeposit, askWithdrawal, bankMethodId, payeeWithBalance } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('report-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

async function dashboard() {
  const { cookie } = await signInStaff(server, 'readonly')
  return (await server.console('GET', '/staff/dashboard', { cookie })).body.value
}

test('a day without anything shows fourteen days of zeros', async () => {
  const value = await dashboard()
  expect(value).toMatchObject({
    currency: 'VND',
    pendingDeposits: 0,
    pendingWithdrawals: 0,
    pendingWithdrawalsAmount: '0.00',
    membersTotal: 0,
    membersNewToday: 0,
    playersToday: 0,
    stakesToday: '0.00',
    payoutsToday: '0.00',
    ggrToday: '0.00',
    memberLiability: '0.00',
  })
  expect(value.longestWaitSeconds).toBeUndefined()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(server.clock.now())
  expect(value.days).toHaveLength(14)
  expect(value.days.at(-1)).toEqual({
    day: today,
    stakes: '0.00',
    payouts: '0.00',
    deposits: '0.00',
    withdrawals: '0.00',
  })
})

test('stakes, payouts, deposits and open requests of today add up; play money and trials do not count', async () => {
  const player = await seatPlayer(server, vendor, { amount: '50000.00' })
  const round = { roundId: newRoundId() }
  await player.bet({ ...round, amount: '300000' })
  await player.win({ ...round, amount: '120000' })
  const taken = { transactionId: newTransactionId(), roundId: newRoundId() }
  await player.bet({ ...taken, amount: '70000' })
  await player.rollback({ originalTransactionId: taken.transactionId, roundId: taken.roundId })
  const trial = await openTrial(server)
  const demo = await sitDown(server, vendor, trial.token, { mode: 'trial' })
  await demo.bet({ amount: '999' })
  const payee = await payeeWithBalance(server, '600000.00')
  await askWithdrawal(server, payee, '200000.00')
  await askDeposit(server, payee.token, '100000.00', { methodId: bankMethodId })
  const value = await dashboard()
  expect(value).toMatchObject({
    pendingDeposits: 1,
    pendingWithdrawals: 1,
    pendingWithdrawalsAmount: '200000.00',
    membersTotal: 2,
    membersNewToday: 2,
    playersToday: 1,
    stakesToday: '3000.00',
    payoutsToday: '1200.00',
    ggrToday: '1800.00',
    memberLiability: '648200.00',
  })
  expect(value.longestWaitSeconds).toBeGreaterThanOrEqual(0)
  expect(value.days.at(-1)).toMatchObject({
    deposits: '650000.00',
    withdrawals: '0.00',
    stakes: '3000.00',
    payouts: '1200.00',
  })
  const ledger = await server.pool.query(
    "select sum(balance)::text as balance from ledger.account_balances where owner_kind = 'member' and currency = 'VND'",
  )
  expect(value.memberLiability.replace('.', '')).toBe(ledger.rows[0].balance)
})

test('a day begins at midnight of the site, not of UTC', async () => {
  const { memberId } = await registerMember(server)
  const deposit = (id: string, decidedAt: string) => ({
    id,
    member_id: memberId,
    method_id: bankMethodId,
    currency: 'VND',
    amount_minor: 100n,
    request_id: id,
    transfer_code: id,
    state: 'approved',
    created_at: decidedAt,
    expires_at: decidedAt,
    decided_at: decidedAt,
    decided_by: 'test',
  })
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(
      server.clock.now().getTime() - daysAgo * 86_400_000,
    )
  const utcBefore = (date: string, time: string) => new Date(new Date(`${date}T${time}+07:00`).getTime()).toISOString()
  await server.db
    .insertInto('deposits')
    .values([deposit('late', utcBefore(day(3), '23:59:59')), deposit('early', utcBefore(day(2), '00:00:00'))])
    .execute()
  const { days } = await dashboard()
  const of = (date: string) => days.find((row: { day: string }) => row.day === date).deposits
  expect([of(day(4)), of(day(3)), of(day(2)), of(day(1))]).toEqual(['0.00', '1.00', '1.00', '0.00'])
})

test('only staff with the permission see the figures', async () => {
  expect((await server.console('GET', '/staff/dashboard')).status).toBe(401)
  const { cookie } = await signInStaff(server, 'content')
  expect((await server.console('GET', '/staff/dashboard', { cookie })).status).toBe(200)
})
