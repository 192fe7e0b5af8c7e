import { afterEach, beforeAll, expect, test } from 'vitest'
import {
  addCard,
  askDeposit,
  brokenInvariants,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { manualPayout } from './manual-payout.ts'
import { payWithdrawal } from './pay-withdrawal.ts'

const server = testServer()
const hourMs = 3_600_000
let linh: TestStaff

beforeAll(async () => {
  linh = await signInStaff(server, 'finance')
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const detailOf = (staff: TestStaff, id: string) =>
  server.console('GET', `/staff/withdrawals/${id}`, { cookie: staff.cookie })
const approve = (staff: TestStaff, id: string) =>
  server.console('POST', `/staff/withdrawals/${id}/approve`, { cookie: staff.cookie, body: {} })
const submit = async (amount = '50000.00') => {
  const payee = await payeeWithBalance(server)
  return { payee, id: await submitWithdrawal(server, payee, amount) }
}

test('the facts come from the database: a new payout account and no play are flagged', async () => {
  const { id, payee } = await submit('400000.00')
  const { body } = await detailOf(linh, id)
  expect(body.value).toMatchObject({
    withdrawalId: id,
    account: payee.account,
    balanceAfter: '600000.00',
    depositedTotal: '1000000.00',
    withdrawnTotal: '0.00',
    stakedSinceDeposit: '0.00',
    recentResults: [],
    timeline: [{ state: 'submitted', by: payee.account }],
    allowed: ['approve', 'reject', 'ask'],
    approvals: [],
    approvalsNeeded: 1,
  })
  const verdicts = Object.fromEntries(
    body.value.checks.map(({ key, isGood }: { key: string; isGood: boolean }) => [key, isGood]),
  )
  expect(verdicts).toEqual({
    'check.accountAge': false,
    'check.ownName': true,
    'check.turnover': false,
    'check.frequency': true,
    'check.twoPeople': true,
  })
})

test('play since the last deposit, results of the last 15 rounds, and what was paid before are shown', async () => {
  const { id: earlier, payee } = await submit('50000.00')
  await approve(linh, earlier)
  await payWithdrawal(server.context, manualPayout, earlier)
  await playRounds(payee.memberId, 17)
  const id = await submitWithdrawal(server, payee, '60000.00')
  const { body } = await detailOf(linh, id)
  expect(body.value).toMatchObject({ withdrawnTotal: '50000.00', stakedSinceDeposit: '1700000.00' })
  expect(body.value.recentResults).toHaveLength(15)
  expect(body.value.recentResults[14]).toEqual({ roundId: expect.stringMatching(/:16$/), profit: '-99984.00' })
  expect(body.value.checks).toContainEqual({
    key: 'check.turnover',
    isGood: true,
    args: { staked: '1700000.00', deposited: '1000000.00' },
  })
  await askDeposit(server, payee.token, '1000.00')
  const next = await submitWithdrawal(server, payee, '50000.00')
  expect((await detailOf(linh, next)).body.value.stakedSinceDeposit).toBe('0.00')
  expect((await detailOf(linh, id)).body.value.stakedSinceDeposit).toBe('1700000.00')
})

test('a fourth request within 24 hours is flagged', async () => {
  const { payee } = await submit()
  let id = ''
  for (let i = 0; i < 3; i += 1) id = await submitWithdrawal(server, payee, '50000.00')
  expect((await detailOf(linh, id)).body.value.checks).toContainEqual({
    key: 'check.frequency',
    isGood: false,
    args: { count: 4 },
  })
})

/** Closed rounds of 100,000.00 each that pay their own number. */
async function playRounds(memberId: string, count: number) {
  const vendor = { id: 'checks', name: 'Checks', base_url: 'http://localhost', launch_origin: 'http://localhost' }
  await server.db
    .insertInto('vendors')
    .values(vendor)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  server.clock.advance(hourMs / 60) // all of them after the deposit
  const at = (index: number) => new Date(server.clock.now().getTime() - (count - index))
  const rounds = Array.from({ length: count }, (_, index) => ({
    vendor_id: vendor.id,
    round_id: `${memberId}:${index}`,
    member_id: memberId,
    player_id: memberId,
    game_code: 'g1',
    currency: 'VND',
    state: 'closed',
    stakes_minor: 10_000_000n,
    payouts_minor: BigInt(index) * 100n,
    opened_at: at(index),
    closed_at: at(index),
  }))
  await server.db.insertInto('game_rounds').values(rounds).execute()
}

test('an old payout account in the own name is a good check', async () => {
  const payee = await memberWithBalance(server)
  const card = await addCard(server, payee.token)
  await server.db
    .updateTable('payout_accounts')
    .set({ created_at: new Date(server.clock.now().getTime() - 73 * hourMs) })
    .where('id', '=', card.body.value.cardId)
    .execute()
  const id = await submitWithdrawal(server, { ...payee, cardId: card.body.value.cardId }, '50000.00')
  expect((await detailOf(linh, id)).body.value.checks).toContainEqual({
    key: 'check.accountAge',
    isGood: true,
    args: { hours: 73, hoursMin: 72 },
  })
})
