import { describe, expect, test } from 'vitest'
import { nothing, requiredOf, standingAfter, withDemand } from './turnover.ts'

describe('turnover', () => {
  test('demands add up, and play takes from what is open', () => {
    const deposited = withDemand(nothing, 100n)
    expect(deposited).toEqual({ openMinor: 100n, wantedMinor: 100n })
    const played = standingAfter(deposited, 40n)
    expect(played).toEqual({ leftMinor: 60n, wantedMinor: 100n })
    expect(withDemand(played, 500n)).toEqual({ openMinor: 560n, wantedMinor: 600n })
  })

  test('what is played beyond what is open does not count for the next demand', () => {
    const done = standingAfter({ openMinor: 100n, wantedMinor: 300n }, 1_000n)
    expect(done).toEqual(nothing)
    expect(withDemand(done, 50n)).toEqual({ openMinor: 50n, wantedMinor: 50n })
  })

  test('play that was taken back asks for no more than was open', () => {
    expect(standingAfter({ openMinor: 100n, wantedMinor: 100n }, -5n)).toEqual({ leftMinor: 100n, wantedMinor: 100n })
  })

  test.each([
    [1n, 33, 1n],
    [100n, 100, 100n],
    [100n, 500, 500n],
    [3n, 50, 2n],
    [100n, 0, 0n],
  ] as const)('%s at %s percent asks for %s', (amountMinor, percent, required) =>
    expect(requiredOf(amountMinor, percent)).toBe(required),
  )
})
