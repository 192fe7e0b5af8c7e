import { expect, test } from 'vitest'
import { levelOf, securityPercent } from './security-level.ts'

const guarded = {
  passwordChangedAt: '2026-11-21T08:00:00.000Z',
  isPasswordExpired: false,
  hasPaymentPassword: true,
  hasAuthenticator: true,
  passkeyCount: 0,
  deviceCount: 1,
}

test.each([
  ['everything set on one device', guarded, 100, 'high'],
  ['a second device', { ...guarded, deviceCount: 2 }, 90, 'high'],
  ['no payment password', { ...guarded, hasPaymentPassword: false }, 80, 'high'],
  ['a passkey instead of an authenticator', { ...guarded, hasAuthenticator: false, passkeyCount: 1 }, 100, 'high'],
  ['no second step', { ...guarded, hasAuthenticator: false, deviceCount: 2 }, 60, 'medium'],
  ['an old password', { ...guarded, isPasswordExpired: true }, 60, 'medium'],
  ['a password alone', { ...guarded, hasPaymentPassword: false, hasAuthenticator: false }, 50, 'medium'],
  [
    'no password at all',
    { ...guarded, passwordChangedAt: undefined, hasPaymentPassword: false, hasAuthenticator: false },
    10,
    'low',
  ],
] as const)('an account with %s', (_case, guards, percent, level) => {
  expect(securityPercent(guards)).toBe(percent)
  expect(levelOf(percent)).toBe(level)
})
