import fc from 'fast-check'
import { expect, it } from 'vitest'
import { portionOf } from './portion.ts'

it('cuts once, toward zero', () => {
  expect(portionOf(99n, 195n, 100n)).toBe(193n)
  expect(portionOf(-99n, 195n, 100n)).toBe(-193n)
})

it('pays at most the exact portion and less than one unit below it', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 18n })
  fc.assert(
    fc.property(units, units, fc.bigInt({ min: 1n, max: 10n ** 9n }), (amount, numerator, denominator) => {
      const missing = amount * numerator - portionOf(amount, numerator, denominator) * denominator
      expect(missing >= 0n && missing < denominator).toBe(true)
    }),
  )
})

it('refuses a denominator of zero or less', () => {
  expect(() => portionOf(1n, 1n, 0n)).toThrow(RangeError)
  expect(() => portionOf(1n, 1n, -1n)).toThrow(RangeError)
})
