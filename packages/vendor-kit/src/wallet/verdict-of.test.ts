import { type PswCode, pswCodes } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'
import { verdictOf } from './verdict-of.ts'

test('money that is owed is never dropped: no answer and every code has a verdict, and only four end a rollback', () => {
  expect(verdictOf('win', undefined)).toBe('retry')
  expect(pswCodes.filter((code) => verdictOf('win', code) === 'done')).toEqual(['OK'])
  expect(pswCodes.filter((code) => verdictOf('rollback', code) === 'done')).toEqual([
    'OK',
    'ALREADY_ROLLED_BACK',
    'NOTHING_TO_ROLL_BACK',
    'TOMBSTONED',
  ])
})

test.each<PswCode>([
  'BET_NOT_FOUND',
  'IN_PROGRESS',
  'TEMPORARY',
  'RATE_LIMITED',
  'CLOCK_SKEW',
  'BAD_SIGNATURE',
  'VENDOR_DISABLED',
])('a win answered with %s is tried again', (code) => expect(verdictOf('win', code)).toBe('retry'))

test.each<PswCode>(['TRANSACTION_MISMATCH', 'BET_CANCELLED', 'BET_ALREADY_SETTLED', 'BAD_REQUEST'])(
  'a win answered with %s needs a person',
  (code) => expect(verdictOf('win', code)).toBe('exception'),
)

test('a reality check is no fault: the player is told by its own code', () => {
  expect(refusalOf('REALITY_CHECK_PENDING')).toMatchObject({ ok: false, code: 'REALITY_CHECK' })
})

test('a code nobody foresaw is our fault, not the player’s', () => {
  expect(refusalOf('ROUND_CLOSED')).toMatchObject({ ok: false, code: 'SYSTEM_ERROR' })
})
