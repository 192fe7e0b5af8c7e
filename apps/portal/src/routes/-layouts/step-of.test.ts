import { expect, it } from 'vitest'
import { stepOf } from './step-of.ts'

const grid = { count: 16, columns: 8, isRtl: false }

it('arrow keys move in their direction and stay in the grid', () => {
  const from = (at: number, isRtl = false) =>
    ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) =>
      stepOf(key, { ...grid, at, isRtl }),
    )
  expect(from(10)).toEqual([11, 9, 15, 2, 0, 15, undefined])
  expect(from(10, true)).toEqual([9, 11, 15, 2, 0, 15, undefined])
  expect(from(0)).toEqual([1, 0, 8, 'back', 0, 15, undefined])
})
