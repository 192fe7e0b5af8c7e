import { beforeAll, expect, test } from 'vitest'
import { testBooks } from '../../../../test/books.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { adjustCash } from './adjust-cash.ts'
import { adjustVendorMoney } from './adjust-vendor-money.ts'
import { creditDeposit } from './credit-deposit.ts'
import { payCashBack, payRebate } from './give-reward.ts'
import { grantPlayMoney } from './grant-play-money.ts'
import { moveVendorMoney } from './move-vendor-money.ts'
import { openWallet } from './open-wallet.ts'
import { payBonus } from './pay-bonus.ts'
import { payContracts } from './pay-contracts.ts'
import { refundBet } from './refund-bet.ts'
import { transferCash } from './transfer-cash.ts'
import { enterTransit, leaveTransit } from './wallet-transit.ts'

const books = testBooks()
const { booksOf, hearing } = books
const actor = { kind: 'staff', id: 'khoa' } as const
const [ann, ben] = ['ann', 'ben'] as const
const ofAnn = { memberId: ann, currency: 'VND' }
const ofHouse = { ...ofAnn, vendorId: 'acme' }

const deposit = (source: 'bank' | 'gateway' | 'sandbox') => (tx: Tx, amountMinor: bigint) =>
  creditDeposit(tx, { ...ofAnn, amountMinor, depositId: `dep-${source}`, source, actor })
const adjust = (direction: 'credit' | 'debit') => (tx: Tx, amountMinor: bigint) =>
  adjustCash(tx, { ...ofAnn, direction, amountMinor, adjustmentId: `adj-${direction}`, actor })
const pay = (payerId: string | undefined) => (tx: Tx, amountMinor: bigint) =>
  payContracts(tx, [
    { payerId, receiverId: ben, currency: 'VND', amountMinor, incomeId: `inc-${payerId ?? 'house'}`, tryNumber: 3 },
  ])
const ofVendor = (kind: 'bet' | 'win' | 'jackpot_win' | 'promo_win' | 'free_round_win') => (tx: Tx, minor: bigint) =>
  moveVendorMoney(tx, [{ ...ofHouse, kind, transactionId: `tx-${kind}`, amountMinor: minor, roundId: 'round-1' }])
const correct = (sign: 1n | -1n) => (tx: Tx, minor: bigint) =>
  adjustVendorMoney(tx, { ...ofHouse, transactionId: `tx-adj${sign}`, amountMinor: sign * minor, roundId: 'round-1' })

const reward = (give: typeof payRebate) => (tx: Tx, amountMinor: bigint) =>
  give(tx, { ...ofAnn, amountMinor, rewardId: 'clm-1', actor })
const bonus = (kind: 'reward' | 'points_conversion') => (tx: Tx, amountMinor: bigint) =>
  payBonus(tx, { ...ofAnn, amountMinor, kind, bonusId: 'bns-1' })
const send = (tx: Tx, amountMinor: bigint) =>
  transferCash(tx, { senderId: ann, receiverId: ben, currency: 'VND', amountMinor, transferId: 'trn-1' })
const transit = (walletTransferId: string, amountMinor: bigint) => ({ ...ofHouse, walletTransferId, amountMinor })

beforeAll(() =>
  transact(books.db, async (tx) => {
    await openWallet(tx, ben, 'VND')
    await creditDeposit(tx, { ...ofAnn, amountMinor: 1_000_000n, depositId: 'dep-purse', source: 'bank', actor })
  }),
)

const cash = 'member ann cash'
const clearing = 'vendor acme vendor_clearing'
const inTransit = 'vendor acme wallet_transit'
const vendorGame = 'for acme:round-1 by vendor:acme'
type Move = (tx: Tx, amountMinor: bigint) => Promise<unknown>

test.each<[string, Move, string[]]>([
  [
    `deposit 70 house house clearing_bank → ${cash} VND as deposit dep-bank for dep-bank by staff:khoa`,
    deposit('bank'),
    [ann],
  ],
  [
    `deposit 70 house gateway clearing_psp → ${cash} VND as deposit dep-gateway for dep-gateway by staff:khoa`,
    deposit('gateway'),
    [ann],
  ],
  [
    `deposit 70 house sandbox clearing_psp → ${cash} VND as deposit dep-sandbox for dep-sandbox by staff:khoa`,
    deposit('sandbox'),
    [ann],
  ],
  [
    `adjustment 70 house house adjustments_manual → ${cash} VND as adjustment adj-credit for adj-credit by staff:khoa`,
    adjust('credit'),
    [ann],
  ],
  [
    `adjustment 70 ${cash} → house house adjustments_manual VND as adjustment adj-debit for adj-debit by staff:khoa`,
    adjust('debit'),
    [ann],
  ],
  [
    `rebate 70 house house expense_rebate → ${cash} VND as rebate clm-1 for clm-1 by staff:khoa`,
    reward(payRebate),
    [ann],
  ],
  [
    `cash_back 70 house house expense_bonus → ${cash} VND as cash-back clm-1 for clm-1 by staff:khoa`,
    reward(payCashBack),
    [ann],
  ],
  [`reward 70 house house expense_bonus → ${cash} VND as reward bns-1 for bns-1 by member:ann`, bonus('reward'), [ann]],
  [
    `points_conversion 70 house house expense_bonus → ${cash} VND as points_conversion bns-1 for bns-1 by member:ann`,
    bonus('points_conversion'),
    [ann],
  ],
  [
    `member_transfer 70 ${cash} → member ben cash VND as member-transfer trn-1 for trn-1 by member:ann`,
    send,
    [ann, ben],
  ],
  [
    'contract_pay 70 house agent-contracts expense_bonus → member ben cash VND as contract-pay inc-house:3 for inc-house by system:settle-contracts',
    pay(undefined),
    [ben],
  ],
  [
    `contract_pay 70 ${cash} → member ben cash VND as contract-pay inc-ann:3 for inc-ann by system:settle-contracts`,
    pay(ann),
    [ben, ann],
  ],
  [`bet 70 ${cash} → ${clearing} VND as vendor acme:tx-bet ${vendorGame}`, ofVendor('bet'), []],
  [`win 70 ${clearing} → ${cash} VND as vendor acme:tx-win ${vendorGame}`, ofVendor('win'), []],
  [`jackpot_win 70 ${clearing} → ${cash} VND as vendor acme:tx-jackpot_win ${vendorGame}`, ofVendor('jackpot_win'), []],
  [`promo_win 70 ${clearing} → ${cash} VND as vendor acme:tx-promo_win ${vendorGame}`, ofVendor('promo_win'), []],
  [
    `free_round_win 70 ${clearing} → ${cash} VND as vendor acme:tx-free_round_win ${vendorGame}`,
    ofVendor('free_round_win'),
    [],
  ],
  [`adjust 70 ${clearing} → ${cash} VND as vendor acme:tx-adj1 ${vendorGame}`, correct(1n), []],
  [`adjust 70 ${cash} → ${clearing} VND as vendor acme:tx-adj-1 ${vendorGame}`, correct(-1n), []],
  [
    `wallet_transfer 70 ${cash} → ${inTransit} VND as wallet-transfer there:enter for there by member:ann`,
    (tx, minor) => enterTransit(tx, transit('there', minor), 'cash'),
    [ann],
  ],
  [
    `wallet_settled 70 ${inTransit} → vendor acme vendor_wallets VND as wallet-transfer there:leave for there by member:ann`,
    (tx, minor) => leaveTransit(tx, transit('there', minor), 'vendor'),
    [],
  ],
  [
    `wallet_settled 70 vendor acme vendor_wallets → ${inTransit} VND as wallet-transfer back:enter for back by member:ann`,
    (tx, minor) => enterTransit(tx, transit('back', minor), 'vendor'),
    [],
  ],
  [
    `wallet_transfer 70 ${inTransit} → ${cash} VND as wallet-transfer back:leave for back by member:ann`,
    (tx, minor) => leaveTransit(tx, transit('back', minor), 'cash'),
    [ann],
  ],
])('booked once under that name for ever, and heard of once: %s', async (line, move, listeners) => {
  const first = await booksOf((tx) => move(tx, 70n))
  expect(first).toEqual({ lines: [line], told: await hearing(listeners), answer: first.answer })
  expect(await booksOf((tx) => move(tx, 70n))).toEqual({ lines: [], told: [], answer: first.answer })
  await expect(booksOf((tx) => move(tx, 71n))).rejects.toThrow(/moved other money before|mismatch/)
})

test('play money is granted once per key and never mixes with real money', async () => {
  const grant = (tx: Tx) => grantPlayMoney(tx, { memberId: ann, amountMinor: 70n, key: 'trial-1' })
  expect(await booksOf(grant)).toMatchObject({
    lines: [`trial_grant 70 house house play_money → ${cash} FUN as trial trial-1 for trial-1 by system:trial`],
    told: await hearing([ann], 'FUN'),
  })
  expect(await booksOf(grant)).toMatchObject({ lines: [], told: [] })
})

test('a rolled-back stake takes the same way back, under the rollback’s key', async () => {
  const refund = (tx: Tx) => refundBet(tx, { ...ofHouse, transactionId: 'tx-back', betTransactionId: 'tx-bet' })
  const { lines, told } = await booksOf(refund)
  expect(lines).toEqual([`reversal 70 ${clearing} → ${cash} VND as vendor acme:tx-back ${vendorGame}`])
  expect(told).toEqual([])
})

test('a correction beyond the balance becomes the member’s debt to that vendor', async () => {
  const take = (memberId: string, transactionId: string) => (tx: Tx) =>
    adjustVendorMoney(tx, { ...ofHouse, memberId, transactionId, amountMinor: -90n, roundId: 'round-1' })
  const owed = (minor: number, name: string, transactionId: string) =>
    `debt ${minor} member ${name} debt → ${clearing} VND as vendor_debt acme:${transactionId} ${vendorGame}`
  const dan = { ...ofAnn, memberId: 'dan' }
  await transact(books.db, async (tx) => {
    await openWallet(tx, 'dan', 'VND')
    await creditDeposit(tx, { ...dan, amountMinor: 70n, depositId: 'dep-dan', source: 'bank', actor })
  })
  const part = await booksOf(take('dan', 'tx-part'))
  const taken = `adjust 70 member dan cash → ${clearing} VND as vendor acme:tx-part ${vendorGame}`
  expect(part.lines).toEqual([taken, owed(20, 'dan', 'tx-part')])
  expect(part.answer).toMatchObject({ debtMinor: 20n })
  const whole = await booksOf(take('dan', 'tx-whole'))
  expect(whole).toMatchObject({ lines: [owed(90, 'dan', 'tx-whole')], answer: { debtMinor: 90n } })
  expect(await booksOf(take('dan', 'tx-whole'))).toEqual({ ...whole, lines: [] })
  const other = { ...ofHouse, memberId: 'dan', transactionId: 'tx-whole', amountMinor: -91n, roundId: 'round-1' }
  await expect(booksOf((tx) => adjustVendorMoney(tx, other))).rejects.toThrow(
    'the debt of acme:tx-whole was not taken: mismatch',
  )
  await expect(
    booksOf((tx) => adjustVendorMoney(tx, { ...ofHouse, transactionId: 'tx-nil', amountMinor: 0n, roundId: 'r' })),
  ).rejects.toThrow('acme:tx-nil corrects nothing')
})
