import { expect, test } from 'vitest'
import { heatOf } from './heat.ts'

test('the number that came most is hottest, and the one that came least is cold', () => {
  expect(heatOf([2, 6, 4])).toEqual([0, 1, 0.5])
})

test('nothing is hot where all came alike, or nothing came', () => {
  expect(heatOf([3, 3, 3])).toEqual([0, 0, 0])
  expect(heatOf([])).toEqual([])
})
