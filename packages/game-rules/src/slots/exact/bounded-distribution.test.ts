import { expect, it } from 'vitest'
import { certainZero, convolve, convolveTimes, refine } from './bounded-distribution.ts'

const close = (a: Float64Array, b: readonly number[]) => {
  expect(a).toHaveLength(b.length)
  for (const [cell, chance] of b.entries()) expect(a[cell]).toBeCloseTo(chance, 14)
}

it('adds two dice and keeps everything beyond the bound in the last cell', () => {
  const coin = Float64Array.of(0.5, 0.5, 0, 0)
  close(convolve(coin, coin), [0.25, 0.5, 0.25, 0])
  close(convolveTimes(coin, 3), [1 / 8, 3 / 8, 3 / 8, 1 / 8])
  close(convolveTimes(coin, 5), [1 / 32, 5 / 32, 10 / 32, 16 / 32])
})

it('adding nothing changes nothing', () => {
  const any = Float64Array.of(0.2, 0.3, 0.5)
  close(convolve(any, certainZero(3)), [...any])
  close(convolveTimes(any, 0), [1, 0, 0])
  close(convolveTimes(any, 1), [...any])
})

it('a finer grid keeps every amount where it was', () => {
  close(refine(Float64Array.of(0.5, 0.3, 0.2), 2, 5), [0.5, 0, 0.3, 0, 0.2])
})
