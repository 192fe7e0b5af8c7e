import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askDeposit, memberWithBalance, payeeWithBalance, submitWithdrawal } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, seatPlayer } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { transact } from '../../../db/db.ts'
import { creditDeposit } from '../../money/wallet/index.ts'

const server = testServer()
const vendor = new TestVendor('books-and-orders')
let cookie = ''
beforeAll(async () => {
  await vendor.start(server)
  ;({ cookie } = await signInStaff(server, 'finance'))
})
afterAll(() => vendor.stop())

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())

interface Line {
  source: string
  differenceCount: number
  differences: { kind: string; id: string; transferId?: string }[]
}

const lines = async (day = today()): Promise<Line[]> =>
  (await server.console('GET', '/staff/reports/reconciliation', { cookie, query: { day } })).body.value.lines
const lineOf = async (source: string) => (await lines()).find((line) => line.source === source)

async function payByHand(amounts: readonly string[]) {
  const payee = await payeeWithBalance(server, '300000.00')
  const withdrawalId = await submitWithdrawal(server, payee, '100000.00')
  const path = `/staff/withdrawals/${withdrawalId}`
  await server.console('POST', `${path}/approve`, { cookie, body: { byHand: true } })
  for (const amount of amounts)
    await server.console('POST', `${path}/payouts`, {
      cookie,
      body: { amount, reference: `BANK-${randomUUID().slice(0, 8)}` },
    })
}

async function adjust(account: string) {
  const body = { member: account, direction: 'debit', amount: '15.00', reason: 'A test', requestId: randomUUID() }
  const asked = await server.console('POST', '/staff/adjustments', { cookie, body })
  const other = await signInStaff(server, 'owner')
  const path = `/staff/wishes/${asked.body.value.wishId}/decide`
  await server.console('POST', path, { cookie: other.cookie, body: { isApproved: true } })
}

describe('the books held against the orders', () => {
  test('agree on everything that went its real way, kind by kind', async () => {
    const member = await memberWithBalance(server, '100.00')
    await adjust(member.account)
    await payByHand(['40000.00', '60000.00'])
    const player = await seatPlayer(server, vendor, { amount: '500.00' })
    const roundId = newRoundId()
    await player.bet({ roundId, amount: '3000' })
    await player.win({ roundId, amount: '4500' })
    await player.win({ roundId: newRoundId(), amount: '0' })
    const taken = { transactionId: newTransactionId(), roundId: newRoundId() }
    await player.bet({ ...taken, amount: '700' })
    await player.rollback({ originalTransactionId: taken.transactionId, roundId: taken.roundId })
    await player.bet({ amount: '99999999' })
    const found = await lines()
    expect(found.map(({ source, differenceCount }) => [source, differenceCount])).toEqual([
      ['adjustments', 0],
      ['deposits', 0],
      ['payouts', 0],
      ['bets', 0],
      ['rollbacks', 0],
      ['wins', 0],
    ])
    expect(found.find(({ source }) => source === 'payouts')).toMatchObject({
      orders: { count: 2, amount: '100000.00' },
      ledger: { count: 2, amount: '100000.00' },
    })
    expect(found.find(({ source }) => source === 'bets')).toMatchObject({
      vendorId: 'books-and-orders',
      orders: { count: 2, amount: '37.00' },
      ledger: { count: 2, amount: '37.00' },
    })
    expect(found.find(({ source }) => source === 'rollbacks')).toMatchObject({
      orders: { count: 1, amount: '7.00' },
      ledger: { count: 1, amount: '7.00' },
    })
  })

  test('name money in the ledger that no order asked for', async () => {
    const member = await memberWithBalance(server, '100.00')
    await transact(server.db, (tx) =>
      creditDeposit(tx, {
        memberId: member.memberId,
        currency: 'VND',
        amountMinor: 5_000n,
        depositId: 'dep_nobody_asked',
        source: 'bank',
        actor: { kind: 'system', id: 'test' },
      }),
    )
    const line = await lineOf('deposits')
    expect(line).toMatchObject({
      differenceCount: 1,
      differences: [{ kind: 'notInOrders', id: 'dep_nobody_asked', ledgerAmount: '50.00' }],
    })
    const transferId = line?.differences[0]?.transferId
    const opened = await server.console('GET', `/staff/ledger/transfers/${transferId}`, { cookie })
    expect(opened.body.value).toMatchObject({ key: 'dep_nobody_asked', amount: '50.00' })
  })

  test('name an order that never reached the ledger, and one of another amount', async () => {
    const member = await memberWithBalance(server, '100.00')
    const { depositId } = (await askDeposit(server, member.token, '20.00')).body.value
    await server.pool.query('update deposits set amount_minor = 2100 where id = $1', [depositId])
    const other = (await askDeposit(server, member.token, '30.00')).body.value.depositId
    await server.pool.query('update deposits set id = $2 where id = $1', [other, `${other}x`])
    const { differences = [] } = (await lineOf('deposits')) ?? {}
    expect(differences).toContainEqual({
      kind: 'amountDiffers',
      id: depositId,
      transferId: expect.any(String),
      orderAmount: '21.00',
      ledgerAmount: '20.00',
    })
    expect(differences).toContainEqual({ kind: 'notInLedger', id: `${other}x`, orderAmount: '30.00' })
    expect(differences).toContainEqual(
      expect.objectContaining({ kind: 'notInOrders', id: other, ledgerAmount: '30.00' }),
    )
  })

  test('have nothing to say of a day on which nothing moved', async () => {
    expect(await lines('2020-01-01')).toEqual([])
  })
})

test.each(['yesterday', '2026-13-01', ''])('the day %j is refused as input', async (day) => {
  const { body } = await server.console('GET', '/staff/reports/reconciliation', { cookie, query: { day } })
  expect(body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'day' }] } })
})
