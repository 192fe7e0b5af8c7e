import { expect, test } from 'vitest'
import { levelOf, securityPercent } from './security-level.ts'

const guarded = {
  passwordChangedAt: '2026-11-21T08:00:00.000Z',
  isPasswordExpired: false,
  hasPaymentPassword: true,
  deviceCount: 1,
}

test.each([
  ['everything set on one device', guarded, 100, 'high'],
  ['a second device', { ...guarded, deviceCount: 2 }, 80, 'high'],
  ['no payment password', { ...guarded, hasPaymentPassword: false }, 70, 'medium'],
  ['an old password', { ...guarded, isPasswordExpired: true }, 50, 'medium'],
  ['no password at all', { ...guarded, passwordChangedAt: undefined, hasPaymentPassword: false }, 20, 'low'],
] as const)('an account with %s', (_case, guards, percent, level) => {
  expect(securityPercent(guards)).toBe(percent)
  expect(levelOf(percent)).toBe(level)
})
