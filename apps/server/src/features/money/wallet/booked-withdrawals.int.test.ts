import { beforeAll, expect, test } from 'vitest'
import { testBooks } from '../../../../test/books.ts'
import { type Tx, transact } from '../../../db/db.ts'
import { creditDeposit } from './credit-deposit.ts'
import { getBalance } from './get-balance.ts'
import { holdWithdrawal } from './hold-withdrawal.ts'
import { payHold } from './pay-hold.ts'
import { refundPayout } from './refund-payout.ts'
import { releaseHold } from './release-hold.ts'
import { returnPayout } from './return-payout.ts'
import { settlePayout } from './settle-payout.ts'

const books = testBooks()
const { booksOf, hearing } = books
const actor = { kind: 'staff', id: 'khoa' } as const
const ofAnn = { memberId: 'ann', currency: 'VND', actor }
const cash = 'member ann cash'
const inFlight = 'house house withdrawals_in_flight'
const bank = 'house house clearing_bank'

beforeAll(() =>
  transact(books.db, (tx) =>
    creditDeposit(tx, { ...ofAnn, amountMinor: 1_000n, depositId: 'dep-1', source: 'bank', actor }),
  ),
)

const moneyOf = (withdrawalId: string, amountMinor: bigint, part?: number) => ({
  ...ofAnn,
  withdrawalId,
  amountMinor,
  ...(part === undefined ? {} : { part }),
})
const holds = async (withdrawalId: string) => {
  const rows = await books.query(
    `select concat_ws(' ', state, amount, captured, released, scope, key, placed_by, closed_by) as line
    from ledger.account_holds where reference = $1`,
    [withdrawalId],
  )
  return rows.map(({ line }) => line)
}
type Step = (tx: Tx, money: ReturnType<typeof moneyOf>) => Promise<unknown>

/** One step, asked for twice and then about other money: it is taken once, and whose pages hear of it is told. */
async function once(step: Step, money: ReturnType<typeof moneyOf>) {
  const first = await booksOf((tx) => step(tx, money))
  expect(await booksOf((tx) => step(tx, money))).toEqual({ lines: [], told: [], answer: first.answer })
  await expect(booksOf((tx) => step(tx, { ...money, amountMinor: money.amountMinor + 1n }))).rejects.toThrow(
    `withdrawal ${money.withdrawalId}: the ledger answered mismatch`,
  )
  return first
}

test('a withdrawal paid in parts and released is booked once per step, with its reference and actor', async () => {
  const whole = moneyOf('wdr-1', 500n)
  expect(await once(holdWithdrawal, whole)).toEqual({ lines: [], told: await hearing(['ann']), answer: 'held' })
  expect(await holds('wdr-1')).toEqual(['open 500 0 0 withdrawal wdr-1:hold staff:khoa'])
  expect(await getBalance(books.db, 'ann', 'VND')).toEqual({
    ...{ balanceMinor: 1_000n, heldMinor: 500n, availableMinor: 500n, version: 1 },
  })
  for (const [part, minor] of [200n, 100n].entries()) {
    const money = moneyOf('wdr-1', minor, part)
    const paid = await once(payHold, money)
    expect(paid.lines).toEqual([
      `withdrawal ${minor} ${cash} → ${inFlight} VND as withdrawal wdr-1:capture:${part} for wdr-1 by staff:khoa`,
    ])
    expect(paid.told).toEqual(await hearing(['ann']))
    const { lines, told } = await once(settlePayout, money)
    expect(lines).toEqual([
      `payout_settled ${minor} ${inFlight} → ${bank} VND as withdrawal wdr-1:settle:${part} for wdr-1 by staff:khoa`,
    ])
    expect(told).toEqual([])
  }
  expect(await once(releaseHold, whole)).toMatchObject({ lines: [], told: await hearing(['ann']) })
  expect(await holds('wdr-1')).toEqual(['released 500 300 200 withdrawal wdr-1:hold staff:khoa staff:khoa'])
})

test('a returned payout is booked once per step, with its reference and actor', async () => {
  const whole = moneyOf('wdr-2', 300n)
  await once(holdWithdrawal, whole)
  const { lines } = await once(payHold, whole)
  expect(lines).toEqual([
    `withdrawal 300 ${cash} → ${inFlight} VND as withdrawal wdr-2:capture for wdr-2 by staff:khoa`,
  ])
  await once(settlePayout, whole)
  expect(await once(returnPayout, whole)).toMatchObject({
    lines: [`payout_returned 300 ${bank} → ${inFlight} VND as withdrawal wdr-2:return for wdr-2 by staff:khoa`],
    told: [],
  })
  const before = await getBalance(books.db, 'ann', 'VND')
  const refunded = await once(refundPayout, whole)
  expect(refunded.lines).toEqual([
    `withdrawal_refund 300 ${inFlight} → ${cash} VND as withdrawal wdr-2:refund for wdr-2 by staff:khoa`,
  ])
  expect(refunded.told).toEqual(await hearing(['ann']))
  expect((await getBalance(books.db, 'ann', 'VND')).availableMinor).toBe(before.availableMinor + 300n)
})

test('a hold above the balance is refused for good, and cannot be paid', async () => {
  const much = moneyOf('wdr-3', 5_000n)
  const refused = { lines: [], told: [], answer: 'insufficient' }
  expect(await booksOf((tx) => holdWithdrawal(tx, much))).toEqual(refused)
  await transact(books.db, (tx) =>
    creditDeposit(tx, { ...ofAnn, amountMinor: 9_000n, depositId: 'dep-2', source: 'bank', actor }),
  )
  expect(await booksOf((tx) => holdWithdrawal(tx, much))).toEqual(refused)
  for (const step of [payHold, releaseHold])
    await expect(booksOf((tx) => step(tx, much))).rejects.toThrow('withdrawal wdr-3 holds nothing')
})
