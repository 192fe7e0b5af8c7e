import { describe, expect, test } from 'vitest'
import { spansOf } from '../margin/index.ts'
import { type RewardRule, rateBpOf, spanOn, stateOf } from './reward-rule.ts'
import { addDays, mondayOf } from './site-week.ts'

const rule = (ruleId: string, effectiveOn: string, rateBp: number): RewardRule => ({
  ruleId,
  kind: 'rebate',
  effectiveOn,
  rates: [{ rank: 0, gameType: 'RNG', rateBp }],
  weights: [],
  publishedBy: undefined,
  publishedAt: new Date('2026-11-01T00:00:00Z'),
})
const first = rule('1', '2000-01-01', 100)
const second = rule('2', '2026-11-20', 80)
const corrected = rule('10', '2026-11-20', 90)
const later = rule('11', '2026-12-01', 70)
const rules = [later, corrected, second, first]

describe('versions of a rule', () => {
  test.each([
    ['2026-11-19', 100],
    ['2026-11-20', 90],
    ['2026-11-30', 90],
    ['2026-12-01', 70],
    ['2027-01-01', 70],
  ])('on %s the version counts that took effect last, of two for one day the later', (day, rateBp) => {
    expect(rateBpOf(spanOn(spansOf(rules, 'rebate'), day).rates, 0, 'RNG')).toBe(rateBp)
  })

  test('the other kind has versions of its own', () => {
    expect(spansOf(rules, 'cashback')).toEqual([])
    expect(() => spanOn([], '2026-11-20')).toThrow()
  })

  test('each says whether it counts, did, or will', () => {
    const states = rules.map((each) => stateOf(each, rules, '2026-11-21'))
    expect(states).toEqual(['coming', 'inForce', 'past', 'past'])
  })
})

test('a level earns its own rate, or that of the level below; a category without one earns nothing', () => {
  const rates = [
    { rank: 0, gameType: 'RNG', rateBp: 100 },
    { rank: 3, gameType: 'RNG', rateBp: 150 },
    { rank: 2, gameType: 'LIVE', rateBp: 80 },
  ] as const
  expect([0, 2, 3, 6].map((rank) => rateBpOf(rates, rank, 'RNG'))).toEqual([100, 100, 150, 150])
  expect([0, 1, 2].map((rank) => rateBpOf(rates, rank, 'LIVE'))).toEqual([0, 0, 80])
  expect(rateBpOf(rates, 6, 'PVP')).toBe(0)
})

test('weeks begin on Mondays, across months and years', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
