import { expect, test } from 'vitest'
import { ask, award, change, type Entry, join, nobody, type Promotion, type Standing, statusOf } from './promotion.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const promotion: Promotion = {
  id: 'prm_1',
  promotionType: 'deposit',
  state: 'published',
  texts: { vi: { title: 'Nạp', content: '<p>Nạp</p>' }, en: { title: 'Pay in', content: '<p>Pay in</p>' } },
  startsAt: at(8),
  endsAt: at(20),
  currency: 'VND',
  rewardMinor: 100n,
  budgetMinor: 250n,
  awardedMinor: 0n,
  goal: 'deposit',
  goalMinor: 1_000n,
  needsProof: true,
  tryCountMax: 2,
  claimDays: 7,
  revision: 1,
  createdAt: at(1),
  changedAt: at(1),
  changedBy: 'owner',
}
const entry: Entry = { joinedAt: at(9), state: 'joined', tryCount: 0, reason: undefined }
const standing = (part: Partial<Entry> = {}, doneMinor = 0n, isClaimed = false): Standing => ({
  entry: { ...entry, ...part },
  doneMinor,
  isClaimed,
})

test.each<[string, Standing, number, string]>([
  ['[R4.12.10] before its start', standing(), 7, 'coming_soon'],
  ['[R4.12.07] open and not joined', nobody, 8, 'join'],
  ['[R4.12.06] joined, nothing done', standing(), 10, 'joined'],
  ['[R4.12.05] something done', standing({}, 999n), 10, 'process'],
  ['[R4.12.08] all done', standing({}, 1_000n), 10, 'claim'],
  ['[R4.12.01] applied', standing({ state: 'applying' }), 10, 'applying'],
  ['[R4.12.02] rejected', standing({ state: 'rejected' }), 10, 'rejected'],
  ['[R4.12.03] given', standing({ state: 'awarded' }), 10, 'issued'],
  ['[R4.12.04] given and taken', standing({ state: 'awarded' }, 0n, true), 10, 'claimed'],
  ['[R4.12.09] after its end', standing({}, 1_000n), 20, 'close'],
])('%s', (_, known, hour, status) => {
  expect(statusOf(promotion, known, at(hour))).toBe(status)
})

test('one whose budget holds no more reward is closed to whoever was given none', () => {
  const spent = { ...promotion, awardedMinor: 151n }
  expect(statusOf(spent, nobody, at(10))).toBe('close')
  expect(statusOf(spent, standing({}, 1_000n), at(10))).toBe('close')
  expect(statusOf(spent, standing({ state: 'awarded' }), at(10))).toBe('issued')
  expect(award(spent)).toMatchObject({ ok: false, code: 'LIMIT' })
  expect(award({ ...promotion, awardedMinor: 150n })).toMatchObject({ ok: true, value: { awardedMinor: 250n } })
})

test('is joined once, and only while it is open and published', () => {
  expect(join(promotion, nobody, at(10))).toMatchObject({ ok: true, value: { state: 'joined', joinedAt: at(10) } })
  for (const refused of [
    join(promotion, standing(), at(10)),
    join(promotion, nobody, at(7)),
    join(promotion, nobody, at(20)),
    join({ ...promotion, state: 'withdrawn' }, nobody, at(10)),
  ])
    expect(refused).toMatchObject({ ok: false, code: 'STATE_CONFLICT' })
})

test('the reward is asked for once the goal is reached: with proof it waits, without it is given', () => {
  const done = standing({}, 1_000n)
  const asking = { hasProof: true, now: at(10) }
  expect(ask(promotion, done, asking)).toMatchObject({ ok: true, value: { state: 'applying', tryCount: 1 } })
  expect(ask({ ...promotion, needsProof: false }, done, { ...asking, hasProof: false })).toMatchObject({
    ok: true,
    value: { state: 'awarded' },
  })
  expect(ask(promotion, done, { ...asking, hasProof: false })).toMatchObject({ code: 'VALIDATION' })
  for (const refused of [nobody, standing({}, 999n), standing({ state: 'applying' }), standing({ state: 'awarded' })])
    expect(ask(promotion, refused, asking)).toMatchObject({ ok: false, code: 'STATE_CONFLICT' })
})

test('after a no it is asked for again as often as allowed', () => {
  const asking = { hasProof: true, now: at(10) }
  const once = standing({ state: 'rejected', tryCount: 1, reason: 'Blurred' })
  expect(ask(promotion, once, asking)).toMatchObject({ ok: true, value: { tryCount: 2, reason: undefined } })
  expect(ask(promotion, standing({ state: 'rejected', tryCount: 2 }), asking)).toMatchObject({ ok: false })
})

test('what was promised stays; the budget never falls below what was given', () => {
  const { texts, promotionType, startsAt, endsAt, goal, needsProof, tryCountMax, claimDays } = promotion
  const terms = { texts, promotionType, startsAt, endsAt, goal, needsProof, tryCountMax, claimDays }
  const amounts = { rewardMinor: 100n, budgetMinor: 300n, goalMinor: 1_000n }
  expect(change(promotion, { ...terms, ...amounts, endsAt: at(22) })).toMatchObject({ value: { endsAt: at(22) } })
  expect(change(promotion, { ...terms, ...amounts, rewardMinor: 50n })).toMatchObject({ code: 'VALIDATION' })
  expect(change({ ...promotion, state: 'draft' }, { ...terms, ...amounts, rewardMinor: 50n })).toMatchObject({
    ok: true,
  })
  expect(change({ ...promotion, awardedMinor: 301n }, { ...terms, ...amounts })).toMatchObject({ code: 'VALIDATION' })
  expect(change({ ...promotion, state: 'withdrawn' }, { ...terms, ...amounts })).toMatchObject({
    code: 'STATE_CONFLICT',
  })
})
