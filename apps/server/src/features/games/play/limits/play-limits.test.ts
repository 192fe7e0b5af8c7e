import { expect, test } from 'vitest'
import { type Bound, type PlayLimits, refuseByLimits, withStaked } from './play-limits.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const open: Bound = { max: null, used: 90n }
/** Of one time, the day, the week and the month; a limit of one of them. */
const bounds = (index?: number, bound?: Bound) => [0, 1, 2, 3].map((at) => (at === index && bound ? bound : open))
const none: PlayLimits = {
  ...{ excludedUntil: null, realityCheckMs: null, realityConfirmedAt: null },
  ...{ loss: bounds(), stake: bounds(), time: bounds() },
}
const refusal = (
  limits: Partial<PlayLimits>,
  amountMinor = 10n,
  wishes: { isInRound?: boolean; isTip?: boolean } = {},
) =>
  refuseByLimits({ ...none, ...limits }, { amountMinor, sessionCreatedAt: ago(30), isInRound: false, now, ...wishes })

test('without a limit every stake is accepted', () => expect(refusal({})).toBeUndefined())

test('a limit is reached exactly and never passed, and the lowest of several decides', () => {
  for (const index of [0, 1, 2, 3]) {
    const bound = { max: 100n, used: 90n }
    expect(refusal({ loss: bounds(index, bound) })).toBeUndefined()
    expect(refusal({ loss: bounds(index, bound) }, 11n)).toBe('LIMIT_LOSS')
    expect(refusal({ time: bounds(index, { max: 90n, used: 90n }) })).toBe('LIMIT_SESSION_TIME')
    expect(refusal({ time: bounds(index, { max: 91n, used: 90n }) })).toBeUndefined()
    if (index === 0) continue
    expect(refusal({ stake: bounds(index, bound) })).toBeUndefined()
    expect(refusal({ stake: bounds(index, bound) }, 11n)).toBe('LIMIT_WAGER')
  }
  expect(refusal({ stake: bounds(0, { max: 10n, used: 0n }) })).toBeUndefined()
  expect(refusal({ stake: bounds(0, { max: 9n, used: 0n }) })).toBe('LIMIT_STAKE')
})

test('who has won has more to lose, and a tip is lost without being staked', () => {
  expect(refusal({ loss: bounds(1, { max: 100n, used: -50n }) }, 150n)).toBeUndefined()
  expect(refusal({ loss: bounds(1, { max: 100n, used: -50n }) }, 151n)).toBe('LIMIT_LOSS')
  expect(refusal({ stake: bounds(1, { max: 1n, used: 0n }) }, 10n, { isTip: true })).toBeUndefined()
  expect(refusal({ loss: bounds(1, { max: 99n, used: 90n }) }, 10n, { isTip: true })).toBe('LIMIT_LOSS')
})

test('what is staked before it counts for every sum, and not for one bet', () => {
  const limits = { ...none, loss: bounds(2, { max: 100n, used: 80n }), stake: bounds(0, { max: 10n, used: 0n }) }
  expect(refusal(withStaked(limits, 10n))).toBeUndefined()
  expect(refusal(withStaked(limits, 11n))).toBe('LIMIT_LOSS')
})

test('an exclusion ends with the minute it names', () => {
  expect(refusal({ excludedUntil: now })).toBeUndefined()
  expect(refusal({ excludedUntil: new Date(now.getTime() + 1) })).toBe('PLAYER_EXCLUDED')
})

test('a reality check waits for the end of a round, and for ten minutes at most', () => {
  expect(refusal({ realityCheckMs: 30 * 60_000 })).toBe('REALITY_CHECK_PENDING')
  expect(refusal({ realityCheckMs: 30 * 60_000, realityConfirmedAt: ago(1) })).toBeUndefined()
  expect(refusal({ realityCheckMs: 21 * 60_000 }, 10n, { isInRound: true })).toBeUndefined()
  expect(refusal({ realityCheckMs: 20 * 60_000 }, 10n, { isInRound: true })).toBe('REALITY_CHECK_PENDING')
  expect(refusal({ realityCheckMs: 31 * 60_000 }, 10n, { isInRound: true })).toBeUndefined()
})
