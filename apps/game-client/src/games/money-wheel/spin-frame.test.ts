import { expect, test } from 'vitest'
import { restDeg, spinFrame } from './spin-frame.ts'

const spinOf = (segment: number, atMs: number) => ({ type: 'spin' as const, segment, atMs, spinMs: 10_000 })
const at = (nowMs: number, tempo = 1) => ({ roundId: 'shr_1', startedMs: 1_000, nowMs, tempo })
const upright = (deg: number) => ((deg % 360) + 360) % 360

test('the wheel ends with the drawn segment under the pointer, and always turns forward', () => {
  for (const segment of [0, 13, 27, 53]) {
    const frame = spinFrame([spinOf(segment, 400)], at(1_400))
    expect(upright(frame?.toDeg ?? 0)).toBeCloseTo(upright(restDeg(segment)), 9)
    expect(frame?.toDeg).toBeGreaterThan(6 * 360)
  }
})

test('who comes later sees the same spin, further on; a faster world turns faster', () => {
  expect(spinFrame([spinOf(3, 400)], at(1_400))).toMatchObject({ passedMs: 0, lastsMs: 8_600 })
  expect(spinFrame([spinOf(3, 400)], at(5_400))).toMatchObject({ passedMs: 4_000 })
  expect(spinFrame([spinOf(3, 400)], at(1_600, 4))).toMatchObject({ passedMs: 500, lastsMs: 2_150 })
})

test('the spin behind a multiplier begins where the one before ended', () => {
  const frame = spinFrame([spinOf(23, 400), spinOf(5, 10_400)], at(12_000))
  expect(frame).toMatchObject({ key: 'shr_1 2', fromDeg: restDeg(23), passedMs: 600 })
  expect(spinFrame([], at(0))).toBeUndefined()
})
