import type { PolicyValues } from '@fairground/contract'
import { expect, test } from 'vitest'
import { type PolicyRow, profileOf, rulesOn } from './policy.ts'

const values: PolicyValues = {
  ...{ ageMin: 18, raiseWaitHours: 24, reopenWaitHours: 24, breakLengths: ['1h'], exclusionLengths: ['6M'] },
  ...{ realityDefaultMinutes: null, realityMayBeOff: true, withdrawalMayBeCancelled: true, identityBeforePlay: false },
  ...{ identityWindowDays: 1, depositsUnverified: null, withdrawalsUnverified: { VND: '5.00' } },
  ...{ slotMsMin: 2_500, gameMsMin: null, autoplayAllowed: true, turboAllowed: false },
  ...{ withdrawalsLevelOne: null, identityMonths: 12, excludedAgain: 'hold' },
  ...{ loginTriesMax: 5, idleMinutes: 30, slotStakeMax: null, slotStakeMaxYoung: {}, youngBelowAge: 25 },
  ...{ giftTurnoverPercentMax: null, limitReviewMonths: 6 },
}
const rowsOf = (profile: string, effectiveOn: string, of: Partial<PolicyValues> = values): PolicyRow[] =>
  Object.entries(of).map(([key, value]) => ({ profile, key, value, effectiveOn }))

test('a value holds from its day on, whatever the order of rows, and no later one before its day', () => {
  const rows = [
    ...rowsOf('MGA', '2026-06-01', { ageMin: 21 }),
    ...rowsOf('MGA', '2026-01-01'),
    ...rowsOf('STRICT', '2026-01-01', { ageMin: 25 }),
  ]
  expect(rulesOn(rows, 'MGA', '2026-05-31').values).toEqual(values)
  const later = rulesOn(rows, 'MGA', '2026-06-01')
  expect(later.values.ageMin).toBe(21)
  expect(later.since).toMatchObject({ ageMin: '2026-06-01', raiseWaitHours: '2026-01-01' })
})

test('a profile without one of its keys is no set of rules', () => {
  const { ageMin: _, ...others } = values
  expect(() => rulesOn(rowsOf('MGA', '2026-01-01', others), 'MGA', '2026-02-01')).toThrow()
  expect(() => rulesOn(rowsOf('MGA', '2026-01-02'), 'MGA', '2026-01-01')).toThrow()
})

test('a site of an unknown profile has the strictest', () => {
  expect(['VN-default', 'MGA', 'XX', ''].map(profileOf)).toEqual(['VN-default', 'MGA', 'STRICT', 'STRICT'])
})
