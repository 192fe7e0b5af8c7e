import { expect, test } from 'vitest'
import { askedPace, leftOfRoundMs } from './asked-pace.ts'
import { paceOf } from './pace.ts'

const strict = { roundMsMin: 2_500, autoplay: false, turbo: false }
const told = (pace?: typeof strict) => ({
  get: () => ({
    ...{ stakesMinor: ['1'], stakeMinorDefault: '1', pace },
    limits: { stakeMinorMin: '1', stakeMinorMax: '1', payoutMinorMax: '1' },
  }),
})

test('a round is not over before its shortest time, and at once where none is asked', () => {
  expect(leftOfRoundMs(strict, 1_000, 2_000)).toBeGreaterThanOrEqual(1_500)
  expect(leftOfRoundMs(strict, 1_000, 4_000)).toBe(0)
  expect(leftOfRoundMs(askedPace(told()), 1_000, 1_001)).toBe(0)
  expect(askedPace(told(strict))).toEqual(strict)
})

test('reels turn through most of that time, however the player wants to see them', () => {
  for (const [isTurbo, isCalm] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    const free = paceOf({ isTurbo, isCalm })
    const held = paceOf({ isTurbo, isCalm, roundMsMin: 2_500 })
    expect(held.spinMsMin).toBeGreaterThan(free.spinMsMin)
    expect(held.spinMsMin + held.settleMs).toBeLessThanOrEqual(2_500)
    expect({ ...held, spinMsMin: 0 }).toEqual({ ...free, spinMsMin: 0 })
  }
})
