import { beforeAll, describe, expect, test } from 'vitest'
import { testBooks } from '../../../../test/books.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { adjustCash } from './adjust-cash.ts'
import { creditDeposit } from './credit-deposit.ts'
import { findBalance, findBalances, getBalance, getBalances } from './get-balance.ts'
import { payCashBack, payRebate } from './give-reward.ts'
import { listBrokenBooks } from './list-broken-books.ts'
import { type Gift, listGifts } from './list-gifts.ts'
import { listLedgerBlocks } from './list-ledger-blocks.ts'
import { listTransit } from './list-transit.ts'
import { listMoneyDays } from './money-days.ts'
import { moveVendorMoney } from './move-vendor-money.ts'
import { payBonus } from './pay-bonus.ts'
import { payContracts } from './pay-contracts.ts'
import { listRecord } from './record-store.ts'
import { enterTransit, leaveTransit } from './wallet-transit.ts'

const books = testBooks()
const actor = { kind: 'staff', id: 'khoa' } as const
const ofAnn = { memberId: 'ann', currency: 'VND' }
const ofVendor = { ...ofAnn, vendorId: 'acme', roundId: 'round-1' }
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })

const movements: ((tx: Tx) => Promise<unknown>)[] = [
  (tx) => creditDeposit(tx, { ...ofAnn, amountMinor: 1_000n, depositId: 'dep-1', source: 'bank', actor }),
  (tx) => moveVendorMoney(tx, [{ ...ofVendor, kind: 'bet', transactionId: 'bet-1', amountMinor: 100n }]),
  (tx) => moveVendorMoney(tx, [{ ...ofVendor, kind: 'win', transactionId: 'win-1', amountMinor: 250n }]),
  (tx) => moveVendorMoney(tx, [{ ...ofVendor, kind: 'promo_win', transactionId: 'promo-1', amountMinor: 40n }]),
  (tx) => moveVendorMoney(tx, [{ ...ofVendor, kind: 'free_round_win', transactionId: 'free-1', amountMinor: 30n }]),
  (tx) => payRebate(tx, { ...ofAnn, amountMinor: 5n, rewardId: 'clm-1', actor }),
  (tx) => payCashBack(tx, { ...ofAnn, amountMinor: 6n, rewardId: 'clm-2', actor }),
  (tx) => payBonus(tx, { ...ofAnn, amountMinor: 7n, kind: 'reward', bonusId: 'bns-1' }),
  (tx) => payContracts(tx, [{ ...payOfHouse, receiverId: 'ann' }]),
  (tx) => adjustCash(tx, { ...ofAnn, direction: 'debit', amountMinor: 9n, adjustmentId: 'adj-1', actor }),
]
const payOfHouse = { payerId: undefined, currency: 'VND', amountMinor: 8n, incomeId: 'inc-1', tryNumber: 1 }

/** When each movement began, and when all had ended. */
const times: Date[] = []
const databaseTime = async () => new Date((await books.query('select clock_timestamp()::text as now'))[0]?.now ?? '')
const span = { timeZone: 'UTC', from: undefined, to: undefined }

beforeAll(async () => {
  for (const movement of movements) {
    times.push(await databaseTime())
    await transact(books.db, movement)
    await books.query('select pg_sleep(0.002)')
  }
  times.push(await databaseTime())
})

describe('record of the account', () => {
  const list = async (query: Partial<Parameters<typeof listRecord>[1]> = {}) => {
    const every = { ...ofAnn, type: undefined, from: undefined, to: undefined, beforeId: undefined }
    return listRecord(books.db, { ...every, limit: 100, offset: 0, ...query })
  }
  const amounts = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).map(({ amountMinor }) => Number(amountMinor))

  test('newest first, each line with its sign and the balance after it', async () => {
    const lines = await list()
    expect(
      lines.map(({ transferKind, amountMinor, balanceAfterMinor }) => [transferKind, amountMinor, balanceAfterMinor]),
    ).toEqual([
      ['adjustment', -9n, 1_237n],
      ['contract_pay', 8n, 1_246n],
      ['reward', 7n, 1_238n],
      ['cash_back', 6n, 1_231n],
      ['rebate', 5n, 1_225n],
      ['free_round_win', 30n, 1_220n],
      ['promo_win', 40n, 1_190n],
      ['win', 250n, 1_150n],
      ['bet', -100n, 900n],
      ['deposit', 1_000n, 1_000n],
    ])
    expect(lines[0]).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      reference: 'adj-1',
      createdAt: expect.any(Date),
    })
  })

  test('a name covers all its kinds; adjustment covers the unnamed ones', async () => {
    expect(await amounts({ type: 'win' })).toEqual([30, 40, 250])
    expect(await amounts({ type: 'bet' })).toEqual([-100])
    expect(await amounts({ type: 'adjustment' })).toEqual([-9])
  })

  test('a time span includes its beginning and excludes its end; either side is optional', async () => {
    expect(await amounts({ from: times[8] })).toEqual([-9, 8])
    expect(await amounts({ to: times[2] })).toEqual([-100, 1_000])
    expect(await amounts({ from: times[1], to: times[3] })).toEqual([250, -100])
    expect(await amounts({ type: 'win', from: times[3] })).toEqual([30, 40])
  })

  test('pages continue by offset, or after a named line, which takes precedence', async () => {
    const all = await list()
    expect(await list({ limit: 2, offset: 3 })).toEqual(all.slice(3, 5))
    expect(await list({ limit: 2, offset: 3, beforeId: all[5]?.id })).toEqual(all.slice(6, 8))
  })

  test('only the caller’s, in the same currency', async () => {
    expect(await list({ memberId: 'eve' })).toEqual([])
    expect(await list({ currency: 'FUN' })).toEqual([])
  })
})

test('gifts are given outside of play, each for one purpose; contract payments are not gifts', async () => {
  const ask = { ...ofAnn, purpose: undefined, from: undefined, to: undefined, limit: 100, offset: 0 }
  const list = async (query: Partial<Parameters<typeof listGifts>[1]> = {}) =>
    (await listGifts(books.db, { ...ask, ...query })).map((gift: Gift) => [
      gift.purpose,
      gift.transferKind,
      gift.amountMinor,
    ])
  const all = [
    ['bonus', 'reward', 7n],
    ['cashback', 'cash_back', 6n],
    ['rebate', 'rebate', 5n],
    ['bonus', 'free_round_win', 30n],
    ['bonus', 'promo_win', 40n],
  ]
  expect(await list()).toEqual(all)
  for (const purpose of ['bonus', 'cashback', 'rebate'] as const)
    expect(await list({ purpose })).toEqual(all.filter(([of]) => of === purpose))
  expect(await list({ from: times[5] })).toEqual(all.slice(0, 3))
  expect(await list({ to: times[5] })).toEqual(all.slice(3))
  expect(await list({ limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
  expect(await list({ memberId: 'eve' })).toEqual([])
  expect((await listGifts(books.db, ask))[0]).toMatchObject({
    id: expect.stringMatching(/^trf_\d+$/),
    reference: 'bns-1',
  })
})

test('daily sums break money down by source and purpose', async () => {
  const sums = await listMoneyDays(books.db, ofAnn, span)
  expect(new Set(sums.map((sum) => sum.day))).toContain(day.format(times[0]))
  const lines = sums.map(({ kind, purpose, count, receivedMinor, spentMinor }) =>
    [kind, purpose, count, receivedMinor, spentMinor].join(' '),
  )
  expect(lines.sort()).toEqual([
    'adjustment adjustment 1 0 9',
    'bet bet 1 0 100',
    'bonus bonus 1 7 0',
    'cashback cashback 1 6 0',
    'contract contract 1 8 0',
    'deposit deposit 1 1000 0',
    'rebate rebate 1 5 0',
    'win bonus 1 30 0',
    'win bonus 1 40 0',
    'win win 1 250 0',
  ])
})

test('balances are read singly or in bulk; a wallet that was never opened differs from an empty one', async () => {
  const ofBen = { memberId: 'ben', currency: 'VND' }
  await transact(books.db, (tx) =>
    creditDeposit(tx, { ...ofBen, amountMinor: 3n, depositId: 'dep-2', source: 'bank', actor }),
  )
  const ben = { balanceMinor: 3n, heldMinor: 0n, availableMinor: 3n, version: 1 }
  const ann = { balanceMinor: 1_237n, heldMinor: 0n, availableMinor: 1_237n, version: 10 }
  const eve = { memberId: 'eve', currency: 'VND' }
  const find = await findBalances(books.db, [ofAnn, ofBen, eve])
  expect([ofAnn, ofBen, eve, { ...ofAnn, currency: 'FUN' }].map(find)).toEqual([ann, ben, undefined, undefined])
  const balanceOf = await getBalances(books.db, [ofAnn, eve])
  expect(balanceOf(ofAnn)).toEqual(ann)
  expect(() => balanceOf(eve)).toThrow('member eve has no VND wallet')
  expect(await getBalance(books.db, 'ben', 'VND')).toEqual(ben)
  expect(await findBalance(books.db, 'ben', 'VND')).toEqual(ben)
  expect(await findBalance(books.db, 'eve', 'VND')).toBeUndefined()
  await expect(getBalance(books.db, 'eve', 'VND')).rejects.toThrow('no ledger account cash of member eve in VND')
})

test('orphaned money in transit is found and reported with its vendor', async () => {
  const money = { ...ofAnn, vendorId: 'acme', walletTransferId: 'wt-1', amountMinor: 70n }
  expect(await listBrokenBooks(books.db)).toEqual([])
  expect(await listTransit(books.db)).toEqual([])
  await transact(books.db, (tx) => enterTransit(tx, money, 'cash'))
  const held = { vendorId: 'acme', currency: 'VND' }
  expect(await listTransit(books.db)).toEqual([{ ...held, transitMinor: 70n, keptMinor: 0n }])
  expect(await listBrokenBooks(books.db)).toEqual([
    {
      rule: 'wallet-transit',
      place: 'vendor acme, VND',
      detail: '70 is in transit, the transfers that wait add up to 0',
    },
  ])
  await transact(books.db, (tx) => leaveTransit(tx, money, 'vendor'))
  expect(await listTransit(books.db)).toEqual([{ ...held, transitMinor: 0n, keptMinor: 70n }])
  expect(await listBrokenBooks(books.db)).toEqual([])
})

test('a time span is digested with its transfers and its end', async () => {
  const until = await databaseTime()
  const blocks = await listLedgerBlocks(books.db, { from: undefined, until })
  expect(blocks).toEqual([
    { item: `transfers 0–999 before ${until.toISOString()}`, content: expect.stringMatching(/^\d+ [0-9a-f]{64}$/) },
  ])
  expect(await listLedgerBlocks(books.db, { from: times[1], until })).not.toEqual(blocks)
  expect(await listLedgerBlocks(books.db, { from: until, until })).toEqual([])
})
