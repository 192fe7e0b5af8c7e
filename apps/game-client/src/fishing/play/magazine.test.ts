import { expect, it } from 'vitest'
import { nearestSize, sizesFor } from './magazine.ts'

const choices = [20, 50, 100, 200, 500]
const limits = { stakeMinorMin: '100000', stakeMinorMax: '5000000', payoutMinorMax: '100000000' }

it('a magazine of cheap bullets is as large as the least bet asks, one of dear bullets as small as the largest allows', () => {
  expect(sizesFor(choices, 1_000n, limits)).toEqual([100, 200, 500])
  expect(sizesFor(choices, 50_000n, limits)).toEqual([20, 50, 100])
  expect(sizesFor(choices, 1n, limits)).toEqual([])
})

it('a wished size is kept, made larger, or made as large as may be', () => {
  expect(nearestSize([100, 200, 500], 200)).toBe(200)
  expect(nearestSize([100, 200, 500], 50)).toBe(100)
  expect(nearestSize([20, 50], 100)).toBe(50)
  expect(nearestSize([], 50)).toBe(50)
})
