import { afterEach, describe, expect, test } from 'vitest'
import { balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { moveVendorMoney, refundBet } from './index.ts'
import { walletJobs } from './wallet-jobs.ts'

const server = testServer()
let count = 0

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const newTransactionId = () => {
  count += 1
  return `tx-${count}`
}
const moveOf = (memberId: string, amountMinor: bigint, transactionId = newTransactionId()) => ({
  vendorId: 'house',
  transactionId,
  memberId,
  currency: 'VND',
  amountMinor,
  roundId: `round-${transactionId}`,
})
const moveOne = (kind: 'bet' | 'win') => async (move: ReturnType<typeof moveOf>) =>
  (await transact(server.db, (tx) => moveVendorMoney(tx, [{ ...move, kind }])))[0]
const [stake, win] = [moveOne('bet'), moveOne('win')]
const refund = (memberId: string, betTransactionId: string, transactionId = newTransactionId()) =>
  transact(server.db, (tx) => refundBet(tx, { vendorId: 'house', transactionId, betTransactionId, memberId }))

describe('stake', () => {
  test('it is debited once, however often the transaction id is sent', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const move = moveOf(memberId, 3_000n)
    const first = await stake(move)
    expect(first).toMatchObject({
      status: 'applied',
      balanceMinor: 7_000n,
      version: 2,
      portalTransactionId: expect.stringMatching(/^trf_\d+$/),
    })
    expect(await stake(move)).toEqual(first)
    expect((await balanceOf(server, token)).balance).toBe('70.00')
  })

  test('an amount above the balance is refused, even when repeated after a deposit', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const move = moveOf(memberId, 10_001n)
    expect(await stake(move)).toMatchObject({ status: 'insufficient', balanceMinor: 10_000n, version: 1 })
    await win(moveOf(memberId, 500n))
    expect(await stake(move)).toMatchObject({ status: 'insufficient', balanceMinor: 10_500n })
    expect((await balanceOf(server, token)).balance).toBe('105.00')
  })

  test('the same id with another amount, or as a win, is a caller bug', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const move = moveOf(memberId, 3_000n)
    await stake(move)
    await expect(stake({ ...move, amountMinor: 2_000n })).rejects.toThrow('has moved other money before')
    await expect(win(move)).rejects.toThrow('has moved other money before')
    expect((await balanceOf(server, token)).balance).toBe('70.00')
  })

  test('of twenty concurrent stakes of ten from a hundred units, ten are accepted', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => stake(moveOf(memberId, 1_000n))))
    expect(outcomes.filter((moved) => moved?.status === 'applied')).toHaveLength(10)
    expect((await balanceOf(server, token)).balance).toBe('0.00')
  })
})

describe('refund', () => {
  test('it gives back exactly the stake, once, whatever id asks', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const move = moveOf(memberId, 3_000n)
    await stake(move)
    const rollbackId = newTransactionId()
    const first = await refund(memberId, move.transactionId, rollbackId)
    expect(first).toMatchObject({ status: 'applied', balanceMinor: 10_000n, version: 3 })
    expect(await refund(memberId, move.transactionId, rollbackId)).toEqual(first)
    await expect(refund(memberId, move.transactionId)).rejects.toThrow('ALREADY_REVERSED')
    const other = moveOf(memberId, 3_000n)
    await stake(other)
    await expect(refund(memberId, other.transactionId, rollbackId)).rejects.toThrow('the ledger answered mismatch')
    await refund(memberId, other.transactionId)
    expect((await balanceOf(server, token)).balance).toBe('100.00')
  })

  test('a win, a refused stake and an unknown id cannot be rolled back', async () => {
    const { memberId, token } = await memberWithBalance(server, '100.00')
    const [won, refused] = [moveOf(memberId, 500n), moveOf(memberId, 1_000_000n)]
    await win(won)
    await stake(refused)
    for (const id of [won.transactionId, refused.transactionId, 'tx-none'])
      await expect(refund(memberId, id)).rejects.toThrow()
    expect((await balanceOf(server, token)).balance).toBe('105.00')
  })
})

test('house balances are the same before and after they are rolled up', async () => {
  const { memberId } = await memberWithBalance(server, '100.00')
  await stake(moveOf(memberId, 1_000n))
  const houseBalances = async () =>
    (await server.pool.query('select kind, owner_id, currency, balance from ledger.house_balances order by 1, 2, 3'))
      .rows
  const before = await houseBalances()
  await walletJobs['roll-up-house-balances']?.(server.context, {})
  expect(await houseBalances()).toEqual(before)
})

test('the job creates the tables of the next three months', async () => {
  await walletJobs['open-ledger-months']?.(server.context, {})
  const { rows } = await server.pool.query(`select count(*) as months from pg_inherits
    join pg_class on pg_class.oid = inhrelid where inhparent = 'ledger.entries'::regclass and relname >= 'entries_2'`)
  expect(Number(rows[0]?.months)).toBeGreaterThanOrEqual(3)
})
