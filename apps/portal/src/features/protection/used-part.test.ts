import { expect, test } from 'vitest'
import { isHigher, isPassed, usedPart } from './used-part.ts'

test('a limit is used up from nothing to all, in money and in minutes', () => {
  expect(usedPart('25.00', '100.00')).toBe(0.25)
  expect(usedPart(90, 60)).toBe(1)
  expect(usedPart('-50.00', '100.00')).toBe(0)
  expect(usedPart(null, '100.00')).toBe(0)
  expect(usedPart('0.00', '0.00')).toBe(1)
})

test('what is used up as far as the new limit stops play, and a first limit is no higher one', () => {
  expect(isPassed('100.00', '100.00')).toBe(true)
  expect(isPassed('99.99', '100.00')).toBe(false)
  expect(isPassed(null, 5)).toBe(false)
  expect(isHigher('100.01', '100.00')).toBe(true)
  expect(isHigher(30, 60)).toBe(false)
  expect(isHigher('5.00', null)).toBe(false)
})
