import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { crashPointX100, pointOf } from './crash-point.ts'

const seed = 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5'
const range = 2n ** 52n

test('the point is the published conversion of the first 13 hex digits, as another implementation computes them', () => {
  for (let i = 0; i < 500; i += 1) {
    const r = BigInt(`0x${createHmac('sha256', seed).update(`salt ${i}`).digest('hex').slice(0, 13)}`)
    const point = Number((99n * range) / (range - r))
    expect(crashPointX100(seed, `salt ${i}`)).toBe(Math.max(point, 100))
  }
})

test('the lowest point is 1.00, the first above it comes at its exact draw, and the highest draw ends', () => {
  expect([pointOf(0n), pointOf(range / 100n)]).toEqual([100, 100])
  const first101 = range - (99n * range) / 101n
  expect([pointOf(first101 - 1n), pointOf(first101)]).toEqual([100, 101])
  expect(pointOf(range - 1n)).toBe(Number(99n * range))
})

test('of all draws a share of 99 in k reaches k hundredths, to one draw: every target returns 99 %', () => {
  for (const k of [101n, 150n, 200n, 1_000n, 1_000_000n]) {
    const first = range - (99n * range) / k
    expect(pointOf(first)).toBeGreaterThanOrEqual(Number(k))
    expect(pointOf(first - 1n)).toBeLessThan(Number(k))
    const reaching = range - first
    expect(reaching * k <= 99n * range && (reaching + 1n) * k > 99n * range).toBe(true)
  }
})

test('a seed that is none is refused', () => {
  expect(() => crashPointX100('short', 'salt')).toThrow(RangeError)
})
