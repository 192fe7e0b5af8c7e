import { closeAccount, openAccount } from '@fairground/ledger'
import { beforeAll, expect, test } from 'vitest'
import { testBooks } from '../../../../test/books.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { cashOf } from './accounts.ts'
import { adjustCash } from './adjust-cash.ts'
import { creditDeposit } from './credit-deposit.ts'
import { holdWithdrawal } from './hold-withdrawal.ts'
import { moveVendorMoney, type VendorMove } from './move-vendor-money.ts'
import { openWallet } from './open-wallet.ts'
import { payContracts } from './pay-contracts.ts'
import { payHold } from './pay-hold.ts'
import { refundBet } from './refund-bet.ts'
import { releaseHold } from './release-hold.ts'
import { transferCash } from './transfer-cash.ts'
import { enterTransit, leaveTransit } from './wallet-transit.ts'

const books = testBooks()
const { booksOf, hearing } = books
const actor = { kind: 'system', id: 'test' } as const
const ofAnn = { memberId: 'ann', currency: 'VND' }
let count = 0
const newId = () => {
  count += 1
  return `id-${count}`
}

const pay = (memberId: string, amountMinor: bigint) => (tx: Tx) =>
  creditDeposit(tx, { memberId, currency: 'VND', amountMinor, depositId: newId(), source: 'bank', actor })
const bet = (amountMinor: bigint, fields: Partial<VendorMove> = {}): VendorMove => ({
  ...{ ...ofAnn, kind: 'bet', vendorId: 'acme', transactionId: newId(), amountMinor, roundId: 'round-1' },
  ...fields,
})
const contract = (payerId: string | undefined, receiverId: string, amountMinor: bigint) => ({
  ...{ payerId, receiverId, currency: 'VND', amountMinor, incomeId: newId(), tryNumber: 1 },
})
const transit = (amountMinor: bigint) => ({ ...ofAnn, vendorId: 'acme', walletTransferId: newId(), amountMinor })

const lastApplied = () => books.query('select max(transfer_id) as id from ledger.transfer_outcomes where code is null')

const spending: [string, (tx: Tx, memberId: string, amountMinor: bigint) => Promise<unknown>, unknown][] = [
  [
    'a correction',
    (tx, memberId, amountMinor) =>
      adjustCash(tx, {
        ...{ memberId, currency: 'VND', direction: 'debit', amountMinor, adjustmentId: newId(), actor },
      }),
    undefined,
  ],
  [
    'a transfer to a member',
    (tx, senderId, amountMinor) =>
      transferCash(tx, { senderId, receiverId: 'ben', currency: 'VND', amountMinor, transferId: newId() }),
    'insufficient',
  ],
  ['a contract', (tx, payerId, amountMinor) => payContracts(tx, [contract(payerId, 'ben', amountMinor)]), [undefined]],
  [
    'a transfer to a vendor',
    (tx, memberId, amountMinor) => enterTransit(tx, { ...transit(amountMinor), memberId }, 'cash'),
    'insufficient',
  ],
  [
    'a withdrawal',
    (tx, memberId, amountMinor) =>
      holdWithdrawal(tx, { memberId, currency: 'VND', amountMinor, withdrawalId: newId(), actor }),
    'insufficient',
  ],
]

beforeAll(() =>
  transact(books.db, async (tx) => {
    for (const memberId of ['ann', 'ben', 'dan']) await pay(memberId, 100n)(tx)
  }),
)

test.each(spending)(
  '%s of more than there is: nothing moves, nobody hears of it, and the caller knows',
  async (_, spend, answer) => {
    expect(await booksOf((tx) => spend(tx, 'ann', 101n))).toEqual({ lines: [], told: [], answer })
  },
)

test.each(spending)('%s from a closed purse is an error, and nothing moves', async (_, spend) => {
  const memberId = newId()
  await transact(books.db, async (tx) => {
    await openWallet(tx, memberId, 'VND')
    await closeAccount(tx, await openAccount(tx, cashOf(memberId, 'VND')))
  })
  const before = await lastApplied()
  await expect(booksOf((tx) => spend(tx, memberId, 1n))).rejects.toThrow(/ACCOUNT_CLOSED|enter was refused/)
  expect(await lastApplied()).toEqual(before)
})

test('a stake above the balance is refused, together with its dependent win only', async () => {
  const { lines, told, answer } = await booksOf((tx) =>
    moveVendorMoney(tx, [bet(101n), bet(1n, { goesWithPrevious: true }), bet(2n, { goesWithPrevious: false })]),
  )
  expect(lines).toHaveLength(1)
  expect(told).toEqual([])
  expect(answer).toEqual([
    { status: 'insufficient', portalTransactionId: expect.any(String), balanceMinor: 100n, version: 1 },
    undefined,
    { status: 'applied', portalTransactionId: expect.stringMatching(/^trf_\d+$/), balanceMinor: 98n, version: 2 },
  ])
})

test('everybody whose money moved by contracts is notified once; one who cannot pay stops nobody else', async () => {
  const pays = [contract(undefined, 'dan', 5n), contract('ann', 'ben', 1_000n), contract(undefined, 'dan', 6n)]
  const { lines, told, answer } = await booksOf((tx) => payContracts(tx, pays))
  expect(lines).toHaveLength(2)
  expect(told).toEqual(await hearing(['dan']))
  expect(answer).toEqual([expect.any(BigInt), undefined, expect.any(BigInt)])
})

test('money leaves transit to one target only, and only the amount that entered', async () => {
  const money = transit(10n)
  await transact(books.db, (tx) => enterTransit(tx, money, 'cash'))
  await transact(books.db, (tx) => leaveTransit(tx, money, 'vendor'))
  await expect(transact(books.db, (tx) => leaveTransit(tx, money, 'cash'))).rejects.toThrow(
    `wallet transfer ${money.walletTransferId}: leave was mismatch`,
  )
})

test('a released hold cannot be paid, and a paid one cannot be released', async () => {
  const money = { ...ofAnn, amountMinor: 10n, withdrawalId: newId(), actor }
  await transact(books.db, (tx) => holdWithdrawal(tx, money))
  await transact(books.db, (tx) => releaseHold(tx, money))
  await expect(transact(books.db, (tx) => payHold(tx, money))).rejects.toThrow(
    `withdrawal ${money.withdrawalId}: the ledger answered HOLD_NOT_OPEN`,
  )
})

test('a stake can be rolled back once, by its vendor; a win cannot', async () => {
  const [stake, win] = [bet(5n), bet(5n, { kind: 'win' })]
  await transact(books.db, (tx) => moveVendorMoney(tx, [stake, win]))
  const refund = (betTransactionId: string, fields: object = {}) =>
    transact(books.db, (tx) =>
      refundBet(tx, { vendorId: 'acme', memberId: 'ann', transactionId: newId(), betTransactionId, ...fields }),
    )
  await expect(refund(win.transactionId)).rejects.toThrow('is no bet that could be taken back')
  await expect(refund(stake.transactionId, { vendorId: 'other' })).rejects.toThrow('is no bet that could be taken back')
  expect(await refund(stake.transactionId)).toMatchObject({ status: 'applied', balanceMinor: expect.any(BigInt) })
  await expect(refund(stake.transactionId)).rejects.toThrow('the ledger answered ALREADY_REVERSED')
})

test('a movement’s key is refused for the same sum with another source or target', async () => {
  const [depositId, transferId] = [newId(), newId()]
  const deposit = (source: 'bank' | 'gateway') => (tx: Tx) =>
    creditDeposit(tx, { ...ofAnn, amountMinor: 20n, depositId, source, actor })
  const send = (receiverId: string) => (tx: Tx) =>
    transferCash(tx, { senderId: 'ann', receiverId, currency: 'VND', amountMinor: 20n, transferId })
  expect((await booksOf(deposit('bank'))).lines).toHaveLength(1)
  await expect(booksOf(deposit('gateway'))).rejects.toThrow('has moved other money before')
  expect((await booksOf(send('ben'))).lines).toHaveLength(1)
  await expect(booksOf(send('dan'))).rejects.toThrow('has moved other money before')
})
