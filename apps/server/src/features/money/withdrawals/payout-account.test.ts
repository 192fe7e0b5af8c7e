import { expect, test } from 'vitest'
import { checkNewAccount, restRefusal, restSecondsOf } from './payout-account.ts'

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

test('an account beside others rests for a day, to the second, and the first one of a member not at all', () => {
  expect([restSecondsOf(false), restSecondsOf(true)]).toEqual([0, 86_400])
  const usableAt = new Date('2026-03-02T10:00:00Z')
  const secondsBefore = (seconds: number) => restRefusal({ usableAt }, new Date(usableAt.getTime() - seconds * 1000))
  expect(secondsBefore(1)).toMatchObject({ code: 'PAYOUT_ACCOUNT_RESTS', value: { retryAfter: 1 } })
  expect(secondsBefore(0)).toBeUndefined()
})
