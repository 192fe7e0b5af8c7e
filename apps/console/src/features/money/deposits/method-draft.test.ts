import type { StaffDepositMethod } from '@fairground/contract'
import { expect, test } from 'vitest'
import { moneyOf } from '../../../lib/typed-money.ts'
import { draftOf, leastDeposit, newMethod, termsOf } from './method-draft.ts'

test.each([
  ['5000', '5000.00'],
  ['007', '7.00'],
  ['12.5', '12.50'],
  ['12.', '12.00'],
  ['?', '?'],
  ['', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(moneyOf(typed)).toBe(sent)
})

test('a method that was opened and not touched is sent as it was', () => {
  const { methodId, kind, currency, revision, ...terms }: StaffDepositMethod = {
    methodId: 'dpm_1',
    kind: 'manual',
    currency: 'VND',
    names: { vi: 'Chuyển khoản', en: 'Transfer' },
    instructions: { vi: 'Ghi mã.', en: 'Write the code.' },
    min: '50000.00',
    max: '300000000.50',
    feeRateBp: 125,
    feeFixed: '2000.00',
    feeBearer: 'player',
    lifeMinutes: 90,
    accounts: [{ bankName: 'NH Sen', bankBin: '970436', accountName: 'CONG TY', accountNo: '19001' }],
    isEnabled: true,
    revision: 3,
  }
  expect(termsOf(draftOf({ ...terms, methodId, kind, currency, revision }))).toEqual(terms)
})

test('the example is the least deposit with what the player pays, and none while an amount is missing', () => {
  const typed = { ...newMethod('VND'), min: '100000', max: '500000', feeRate: '1.5', feeFixed: '2000' }
  const bounds = { min: '100000.00', max: '500000.00' }
  expect(leastDeposit(typed)).toEqual({ ...bounds, fee: undefined, credit: '100000.00' })
  expect(leastDeposit({ ...typed, feeBearer: 'player' })).toEqual({ ...bounds, fee: '3500.00', credit: '96500.00' })
  expect(leastDeposit({ ...typed, max: '' })).toBeUndefined()
})
