import { afterEach, expect, test } from 'vitest'
import {
  auditOf,
  balanceOf,
  brokenInvariants,
  payeeWithBalance,
  submitWithdrawal,
  type TestPayee,
} from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { startWorker } from '../../../worker.ts'
import { payWithdrawal } from './pay-withdrawal.ts'
import type { PayoutAdapter, PayoutOrder } from './payout-adapter.ts'
import { resumePayouts } from './resume-payouts.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'

const server = testServer()
const minuteMs = 60_000

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

async function approved(amount = '400000.00'): Promise<{ payee: TestPayee; withdrawalId: string }> {
  const payee = await payeeWithBalance(server)
  const withdrawalId = await submitWithdrawal(server, payee, amount)
  const { cookie } = await signInStaff(server, 'finance')
  const { body } = await server.console('POST', `/staff/withdrawals/${withdrawalId}/approve`, { cookie, body: {} })
  expect(body.value.status).toBe('approved')
  return { payee, withdrawalId }
}

const stateOf = async (id: string) =>
  (await server.db.selectFrom('withdrawals').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const houseBalance = async (kind: string) => {
  const { rows } = await server.pool.query(
    'select coalesce(sum(balance_on_normal_side), 0)::text as balance from ledger.house_balances where kind = $1',
    [kind],
  )
  return BigInt(rows[0].balance)
}
const queuedFor = async (withdrawalId: string) => {
  const { rows } = await server.pool.query('select task_identifier, key from graphile_worker.jobs where key = $1', [
    `pay-withdrawal:${withdrawalId}`,
  ])
  return rows
}

/** A bank that notes what it was asked to send, and fails the first times. */
function testBank(failCount = 0): PayoutAdapter & { orders: PayoutOrder[] } {
  const orders: PayoutOrder[] = []
  return {
    name: 'test',
    orders,
    pay: async (order) => {
      orders.push(order)
      if (orders.length <= failCount) throw new Error('the line is down')
      return { reference: `ref-${order.withdrawalId}` }
    },
  }
}

test('the last approval asks for the payout, in the same transaction, once', async () => {
  const { withdrawalId } = await approved()
  expect(await queuedFor(withdrawalId)).toEqual([
    { task_identifier: 'pay-withdrawal', key: `pay-withdrawal:${withdrawalId}` },
  ])
})

test('the bank is told the full number and the exact amount, and the money leaves through it', async () => {
  const { payee, withdrawalId } = await approved('400001.00')
  const bank = testBank()
  const before = await houseBalance('clearing_bank')
  await payWithdrawal(server.context, bank, withdrawalId)
  expect(bank.orders).toEqual([
    {
      withdrawalId,
      amountMinor: 40_000_100n,
      currency: 'VND',
      bankCode: 'SEN',
      accountName: 'NGUYEN VAN AN',
      accountNo: expect.stringMatching(/^\d{12}$/),
    },
  ])
  expect(await stateOf(withdrawalId)).toBe('paid')
  expect(await houseBalance('clearing_bank')).toBe(before - 40_000_100n)
  expect(await houseBalance('withdrawals_in_flight')).toBe(0n)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '599999.00', frozen: '0.00' })
})

test('a payout that dies at the bank keeps the money in flight, and the next run finishes it without moving it again', async () => {
  const { payee, withdrawalId } = await approved()
  const bank = testBank(2)
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(payWithdrawal(server.context, bank, withdrawalId)).rejects.toThrow('the line is down')
    expect(await stateOf(withdrawalId)).toBe('paying')
    expect(await houseBalance('withdrawals_in_flight')).toBe(40_000_000n)
    expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
    expect(await brokenInvariants(server)).toEqual([])
  }
  await payWithdrawal(server.context, bank, withdrawalId)
  expect(bank.orders).toHaveLength(3)
  expect(await stateOf(withdrawalId)).toBe('paid')
  expect(await houseBalance('withdrawals_in_flight')).toBe(0n)
  expect(await auditOf(server, withdrawalId)).toEqual([
    'withdrawal.requested',
    'withdrawal.approved',
    'withdrawal.payout-started',
    'withdrawal.paid',
  ])
})

test('paying a paid withdrawal again does nothing, not even ask the bank', async () => {
  const { payee, withdrawalId } = await approved()
  const bank = testBank()
  await payWithdrawal(server.context, bank, withdrawalId)
  await payWithdrawal(server.context, bank, withdrawalId)
  expect(bank.orders).toHaveLength(1)
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '600000.00', frozen: '0.00' })
})

test('the job pays only what was approved', async () => {
  const payee = await payeeWithBalance(server)
  const withdrawalId = await submitWithdrawal(server, payee, '50000.00')
  await withdrawalJobs['pay-withdrawal']?.(server.context, { withdrawalId })
  expect(await stateOf(withdrawalId)).toBe('submitted')
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '950000.00', frozen: '50000.00' })
  await expect(withdrawalJobs['pay-withdrawal']?.(server.context, { withdrawalId: 'wdr_none' })).rejects.toThrow(
    'does not exist',
  )
})

test('a payout whose job was lost is asked for again after five minutes, and not before', async () => {
  const { withdrawalId } = await approved()
  await expect(payWithdrawal(server.context, testBank(1), withdrawalId)).rejects.toThrow()
  await server.pool.query('select graphile_worker.remove_job($1)', [`pay-withdrawal:${withdrawalId}`])
  server.clock.advance(4 * minuteMs)
  await resumePayouts(server.context)
  expect(await queuedFor(withdrawalId)).toEqual([])
  server.clock.advance(2 * minuteMs)
  await resumePayouts(server.context)
  expect(await queuedFor(withdrawalId)).toHaveLength(1)
  await payWithdrawal(server.context, testBank(), withdrawalId)
  expect(await stateOf(withdrawalId)).toBe('paid')
})

test('a running worker pays what was approved, and the open pages hear each step', async () => {
  const payee = await payeeWithBalance(server)
  const client = await server.pool.connect()
  const stopWorker = await startWorker(server.context, server.pool)
  const heard: string[] = []
  const paid = new Promise<void>((resolve) => {
    client.on('notification', ({ payload }) => {
      const { memberId, type, value } = JSON.parse(payload ?? '')
      if (memberId !== payee.memberId || type !== 'withdrawal.changed') return
      heard.push(value.status)
      if (value.status === 'paid') resolve()
    })
  })
  try {
    await client.query('listen fairground_live')
    const withdrawalId = await submitWithdrawal(server, payee, '400000.00')
    const { cookie } = await signInStaff(server, 'finance')
    await server.console('POST', `/staff/withdrawals/${withdrawalId}/approve`, { cookie, body: {} })
    await paid
    expect(heard).toEqual(['submitted', 'approved', 'paying', 'paid'])
    expect(await stateOf(withdrawalId)).toBe('paid')
  } finally {
    await stopWorker()
    client.release(true)
  }
})
