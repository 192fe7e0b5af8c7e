import { expect, test } from 'vitest'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { secondStepOf } from './second-step-policy.ts'

const stranger = {
  hasAuthenticator: false,
  hasPasskey: false,
  hasRecoveryCode: false,
  hasMobile: false,
  hasEmail: false,
  hasBankName: false,
  firstStep: 'password',
  isDeviceTrusted: false,
  isAddressKnown: false,
} as const
const bound = { ...stranger, hasAuthenticator: true }
const reachable = { ...stranger, hasMobile: true, hasEmail: true }

test.each([
  ['nothing to ask for', stranger, []],
  ['an authenticator', bound, ['google']],
  ['an authenticator and recovery codes', { ...bound, hasRecoveryCode: true }, ['google', 'recovery']],
  ['an authenticator, at a known address', { ...bound, isAddressKnown: true }, ['google']],
  ['an authenticator, in a trusted browser', { ...bound, isDeviceTrusted: true }, []],
  ['an authenticator and a bank account: never the weaker one', { ...bound, hasBankName: true }, ['google']],
  ['a passkey', { ...stranger, hasPasskey: true, hasRecoveryCode: true }, ['passkey', 'recovery']],
  ['a passkey and an authenticator', { ...bound, hasPasskey: true }, ['google', 'passkey']],
  ['a passkey, at a known address', { ...stranger, hasPasskey: true, isAddressKnown: true }, ['passkey']],
  ['a number and an address, at an unknown address', reachable, ['mobile', 'email']],
  ['a number and an address, at a known address', { ...reachable, isAddressKnown: true }, []],
  [
    'a number and a bank account: never the weaker one',
    { ...stranger, hasMobile: true, hasBankName: true },
    ['mobile'],
  ],
  [
    'an address and a bank account: never the weaker one',
    { ...stranger, hasEmail: true, hasBankName: true },
    ['email'],
  ],
  ['an authenticator and a number: never the weaker one', { ...bound, hasMobile: true }, ['google']],
  ['a number, who came by its code', { ...reachable, hasBankName: true, firstStep: 'sms' }, []],
  ['an authenticator, who came by a code of the number', { ...bound, hasMobile: true, firstStep: 'sms' }, ['google']],
  ['both, who came by the link of a mail', { ...reachable, firstStep: 'email' }, ['mobile']],
  [
    'an address, who came by the link of a mail',
    { ...stranger, hasEmail: true, hasBankName: true, firstStep: 'email' },
    [],
  ],
  ['a bank account, at an unknown address', { ...stranger, hasBankName: true }, ['bankName']],
  ['a bank account, at a known address', { ...stranger, hasBankName: true, isAddressKnown: true }, []],
  ['a bank account, in a trusted browser', { ...stranger, hasBankName: true, isDeviceTrusted: true }, []],
] as const)('a member with %s', (_case, facts, methods) => {
  expect(secondStepOf(facts)).toEqual(methods)
})

test('recovery codes differ, are written in any case with or without the dash, and fit one member only', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  const [code = ''] = codes
  expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  const kept = hashOfRecoveryCode('mbr_1', code)
  expect(hashOfRecoveryCode('mbr_1', ` ${code.toUpperCase().replace('-', ' ')}`)).toEqual(kept)
  expect(hashOfRecoveryCode('mbr_2', code)).not.toEqual(kept)
})
