import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { incomeOf, noSums, type TeamSums } from './income.ts'
import { termsOf } from './terms.ts'

const terms = (input: object) => {
  const read = termsOf({ kind: 'dividend', activeMembers: 0, period: 'daily', ...input }, 'VND')
  if (!read.ok) throw new Error(JSON.stringify(read))
  return read.value
}
const team = (fields: Partial<TeamSums>): TeamSums => ({ ...noSums, ...fields })

describe('a dividend', () => {
  const dividend = terms({
    rate: 0.125,
    activeMembers: 2,
    periodValidBet: '100.00',
    periodProfitLoss: '50.00',
    period: 'weekly',
  })
  const enough = team({ activeMembers: 2, validMinor: 10_000n, lossMinor: 5_001n })

  test('is a share of what the team lost, cut to the minor unit', () => {
    expect(incomeOf(dividend, enough)).toEqual({ baseMinor: 5_001n, amountMinor: 625n, isReached: true })
  })

  test.each([
    ['too few members', { activeMembers: 1 }],
    ['too small a valid bet', { validMinor: 9_999n }],
    ['too small a loss', { lossMinor: 4_999n }],
  ])('%s give nothing', (_, fields) => {
    expect(incomeOf(dividend, { ...enough, ...fields })).toMatchObject({ amountMinor: 0n, isReached: false })
  })

  test('is nothing where the team won', () => {
    const open = terms({ rate: 1 })
    expect(incomeOf(open, team({ lossMinor: -700n }))).toMatchObject({ baseMinor: 0n, amountMinor: 0n })
  })
})

test.each([
  ['daily', 'dailyBetAmount'],
  ['hourly', 'hourlyBetAmount'],
] as const)('a salary that is %s is a share of the valid bet, once it is reached', (kind, field) => {
  const salary = terms({ kind, rate: 0.0015, [field]: '200.00', activeMembers: 1 })
  expect(incomeOf(salary, team({ activeMembers: 1, validMinor: 20_000n })).amountMinor).toBe(30n)
  expect(incomeOf(salary, team({ activeMembers: 1, validMinor: 19_999n })).amountMinor).toBe(0n)
  expect(incomeOf(salary, team({ activeMembers: 0, validMinor: 20_000n })).amountMinor).toBe(0n)
})

test('a real-time salary takes its two rates of stakes that won and that lost, and is cut once', () => {
  const salary = terms({ kind: 'realtime', profitSalaryRate: 0.0003, lossSalaryRate: 0.0007, singleBetAmount: '10.00' })
  const sums = team({ wonStakesMinor: 5_000n, lostStakesMinor: 5_000n })
  expect(incomeOf(salary, sums)).toEqual({ baseMinor: 10_000n, amountMinor: 5n, isReached: true })
})

test('never is more given than the exact share, nor a whole unit less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.bigInt({ min: 0n, max: 10n ** 15n }), (bp, lossMinor) => {
      const { amountMinor } = incomeOf(terms({ rate: bp / 10_000 }), team({ lossMinor }))
      const rest = BigInt(bp) * lossMinor - amountMinor * 10_000n
      expect(rest >= 0n && rest < 10_000n).toBe(true)
    }),
  )
})

test.each([
  [{ kind: 'daily', rate: 0.1, periodProfitLoss: '1.00' }, 'periodProfitLoss', 'validation.notOfKind'],
  [{ kind: 'daily', rate: 0.1, period: 'weekly' }, 'period', 'validation.notOfKind'],
  [{ kind: 'realtime', rate: 0.1, lossSalaryRate: 0.1 }, 'rate', 'validation.notOfKind'],
  [{ kind: 'dividend' }, 'rate', 'validation.rateAboveZero'],
  [{ kind: 'realtime', profitSalaryRate: 0 }, 'profitSalaryRate', 'validation.rateAboveZero'],
] as const)('terms such as %o are refused at their field', (input, field, key) => {
  expect(termsOf({ activeMembers: 0, period: 'daily', ...input }, 'VND')).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field, key }] },
  })
})
