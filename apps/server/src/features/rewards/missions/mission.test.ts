import { expect, test } from 'vitest'
import { change, collect, countedOf, type Mission, statusOf } from './mission.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const mission: Mission = {
  id: 'msn_1',
  state: 'published',
  texts: {},
  cycle: 'daily',
  goal: 'rounds',
  gameType: undefined,
  target: 10n,
  startsAt: at(1),
  endsAt: at(20),
  currency: 'VND',
  rewardMinor: 500n,
  budgetMinor: 1000n,
  memberMaxMinor: 1000n,
  awardedMinor: 0n,
  revision: 1,
  createdAt: at(0),
  changedAt: at(0),
  changedBy: 'someone',
}
const standing = (done: bigint, isClaimed = false, takenMinor = 0n) => ({
  ...{ periodOn: '2026-11-22', periodTo: at(17), done, isClaimed, takenMinor },
})

test.each([
  ['coming_soon', mission, standing(10n), 0],
  ['process', mission, standing(0n), 1],
  ['process', mission, standing(9n), 19],
  ['claim', mission, standing(10n), 19],
  ['claimed', mission, standing(10n, true), 19],
  ['close', mission, standing(10n), 20],
  ['close', { ...mission, awardedMinor: 501n }, standing(10n), 19],
  ['claimed', { ...mission, awardedMinor: 1000n }, standing(0n, true), 19],
  ['claim', mission, standing(10n, false, 500n), 19],
  ['close', mission, standing(10n, false, 501n), 19],
] as const)('is %s (%#)', (status, one, where, hour) => {
  expect(statusOf(one, where, at(hour))).toBe(status)
})

test('what is shown as done never passes the target, and is all of it once collected', () => {
  expect(countedOf(mission, standing(4n))).toBe(4n)
  expect(countedOf(mission, standing(11n))).toBe(10n)
  expect(countedOf(mission, standing(0n, true))).toBe(10n)
})

test('collecting takes one reward out of the budget, and nothing once it is spent or stopped', () => {
  expect(collect(mission, standing(10n), at(2))).toMatchObject({ value: { awardedMinor: 500n } })
  expect(collect({ ...mission, awardedMinor: 501n }, standing(10n), at(2))).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(collect({ ...mission, state: 'withdrawn' }, standing(10n), at(2))).toMatchObject({ code: 'STATE_CONFLICT' })
  expect(collect(mission, standing(9n), at(2))).toMatchObject({ code: 'STATE_CONFLICT' })
})

test('what was promised stays; a budget may grow, and fall to what was given', () => {
  const given = { ...mission, awardedMinor: 500n }
  for (const fields of [
    { target: 11n },
    { rewardMinor: 1n },
    { goal: 'bet' },
    { cycle: 'once' },
    { gameType: 'RNG' },
  ] as const)
    expect(change(given, { ...given, ...fields })).toMatchObject({ code: 'VALIDATION' })
  expect(change(given, { ...given, budgetMinor: 500n })).toMatchObject({ ok: true })
  expect(change(given, { ...given, budgetMinor: 499n })).toMatchObject({ code: 'VALIDATION' })
  expect(change({ ...given, state: 'draft' }, { ...given, target: 11n })).toMatchObject({ ok: true })
  expect(change({ ...given, state: 'withdrawn' }, given)).toMatchObject({ code: 'STATE_CONFLICT' })
})
