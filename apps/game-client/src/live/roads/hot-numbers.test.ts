import { expect, test } from 'vitest'
import { hotAndCold } from './hot-numbers.ts'

test('numbers that came most, the newest of even ones first; and those that came least, the longest away first', () => {
  const { hot, cold } = hotAndCold([3, 1, 3, 2, 1, 0], 2, 4)
  expect(hot).toEqual([
    { number: 1, count: 2 },
    { number: 3, count: 2 },
  ])
  expect(cold).toEqual([
    { number: 4, count: 0 },
    { number: 2, count: 1 },
  ])
})
