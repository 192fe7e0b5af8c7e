import { expect, test } from 'vitest'
import { isAboveZero, sumOf } from './sum-of.ts'

test.each([
  [[], '0.00'],
  [['0.10', '0.20'], '0.30'],
  [['5.00', '-7.01'], '-2.01'],
  [['-0.05'], '-0.05'],
  [['9007199254740993.01', '0.02'], '9007199254740993.03'],
])('%j are %s together, to the last unit', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})

test('only an amount above zero can be taken', () => {
  expect(['0.00', '-1.00', '0.01', '10.00'].map(isAboveZero)).toEqual([false, false, true, true])
})
