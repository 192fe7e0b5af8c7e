import { expect, test } from 'vitest'
import { type PlayLimits, refuseByLimits } from './play-limits.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const none: PlayLimits = {
  ...{ excludedUntil: null, lossMinorMax: null, wagerMinorMax: null, sessionMsMax: null, realityCheckMs: null },
  ...{ realityConfirmedAt: null, wageredMinor: 90n, wonMinor: 0n },
}
const refusal = (limits: Partial<PlayLimits>, amountMinor = 10n, isInRound = false) =>
  refuseByLimits({ ...none, ...limits }, { amountMinor, sessionCreatedAt: ago(30), isInRound, now })

test('without a limit every stake is accepted', () => expect(refusal({})).toBeUndefined())

test('a limit is reached exactly and never passed', () => {
  expect(refusal({ lossMinorMax: 100n })).toBeUndefined()
  expect(refusal({ lossMinorMax: 100n }, 11n)).toBe('LIMIT_LOSS')
  expect(refusal({ lossMinorMax: 100n, wonMinor: 1n }, 11n)).toBeUndefined()
  expect(refusal({ wagerMinorMax: 100n, wonMinor: 50n })).toBeUndefined()
  expect(refusal({ wagerMinorMax: 99n, wonMinor: 50n })).toBe('LIMIT_WAGER')
})

test('times end with the minute they name', () => {
  expect(refusal({ excludedUntil: now })).toBeUndefined()
  expect(refusal({ excludedUntil: new Date(now.getTime() + 1) })).toBe('PLAYER_EXCLUDED')
  expect(refusal({ sessionMsMax: 31 * 60_000 })).toBeUndefined()
  expect(refusal({ sessionMsMax: 30 * 60_000 })).toBe('LIMIT_SESSION_TIME')
  expect(refusal({ realityCheckMs: 30 * 60_000 })).toBe('REALITY_CHECK_PENDING')
  expect(refusal({ realityCheckMs: 30 * 60_000, realityConfirmedAt: ago(1) })).toBeUndefined()
})

test('a reality check waits for the end of a round, and for ten minutes at most', () => {
  expect(refusal({ realityCheckMs: 21 * 60_000 }, 10n, true)).toBeUndefined()
  expect(refusal({ realityCheckMs: 20 * 60_000 }, 10n, true)).toBe('REALITY_CHECK_PENDING')
  expect(refusal({ realityCheckMs: 31 * 60_000 }, 10n, true)).toBeUndefined()
})
