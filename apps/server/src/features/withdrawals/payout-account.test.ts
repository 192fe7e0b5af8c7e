import { expect, test } from 'vitest'
import { checkNewAccount } from './payout-account.ts'

const wish = { bankCode: 'SEN', accountName: 'NGUYEN VAN AN' }
const facts = { payeeName: 'Nguyễn Văn An', accountCount: 0, isNumberTaken: false }

test('an account in the own name may be added; the first one sets a name that is missing', () => {
  expect(checkNewAccount(wish, facts)).toEqual({ ok: true, value: { bankCode: 'SEN', isFirstName: false } })
  expect(checkNewAccount(wish, { ...facts, payeeName: undefined })).toMatchObject({
    ok: true,
    value: { isFirstName: true },
  })
})

test.each([
  ['a bank that cannot be paid', { bankCode: 'XYZ' }, {}, 'bankCode'],
  ['another name', { accountName: 'TRAN THI B' }, {}, 'accountName'],
  ['a name of marks and blanks', { accountName: ' \u0301 ' }, { payeeName: undefined }, 'accountName'],
  ['a number that is taken', {}, { isNumberTaken: true }, 'accountNo'],
])('%s is refused at its field', (_, changedWish, changedFacts, field) => {
  const outcome = checkNewAccount({ ...wish, ...changedWish }, { ...facts, ...changedFacts })
  expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION', value: { errors: [{ field }] } })
})

test('a sixth account is refused', () => {
  expect(checkNewAccount(wish, { ...facts, accountCount: 4 }).ok).toBe(true)
  expect(checkNewAccount(wish, { ...facts, accountCount: 5 })).toMatchObject({
    ok: false,
    code: 'LIMIT',
    value: { limit: { kind: 'payoutAccounts', bound: '5' } },
  })
})
