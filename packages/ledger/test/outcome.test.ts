import { expect, test } from 'vitest'
import { fundsOf, integer, type OutcomeRow, toOutcome } from '../src/outcome.ts'
import { transferDetails } from '../src/post-transfer.ts'

const row: OutcomeRow = {
  ...{ status: 'applied', transfer_id: '7', hold_id: null, replayed: false, code: null },
  ...{ balance: '100', available: '70', version: '3' },
}
const details = { applied: transferDetails, refused: transferDetails }
const funds = { balanceMinor: 100n, heldMinor: 30n, availableMinor: 70n, version: 3n }

test('what is held is the balance less what is available', () => {
  expect(fundsOf(row)).toEqual(funds)
})

test('applied, refused and mismatch each say what they promise, and no more', () => {
  expect(toOutcome(row, details)).toEqual({ status: 'applied', replayed: false, transferId: 7n, funds })
  const refused = { ...row, status: 'refused', replayed: true, code: 'ACCOUNT_CLOSED', balance: null } as const
  expect(toOutcome(refused, details)).toEqual({
    ...{ status: 'refused', replayed: true, code: 'ACCOUNT_CLOSED', transferId: 7n, funds: null },
  })
  expect(toOutcome({ ...row, status: 'mismatch' }, details)).toEqual({ status: 'mismatch' })
})

test('an answer that lacks what the ledger promises is an error, never a zero', () => {
  expect(() => toOutcome(undefined, details)).toThrow('the ledger answered without a row')
  for (const value of [null, undefined])
    expect(() => integer(value)).toThrow('the ledger answered without a number it promises')
  expect(() => toOutcome({ ...row, transfer_id: null }, details)).toThrow('without a number')
  expect(integer('0')).toBe(0n)
})
