import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dividedBy, fraction, minus, plus, times, toNumber, writeDecimal, writeFraction } from './fraction.ts'

it('keeps lowest terms and a denominator above 0', () => {
  expect(fraction(6, -4)).toEqual({ num: -3n, den: 2n })
  expect(fraction(0, 7)).toEqual({ num: 0n, den: 1n })
  expect(writeFraction(fraction(10, 4))).toBe('5/2')
  expect(() => fraction(1, 0)).toThrow(RangeError)
})

it('calculates like fractions on paper', () => {
  const [third, half] = [fraction(1, 3), fraction(1, 2)]
  expect(plus(third, half, third)).toEqual(fraction(7, 6))
  expect(minus(third, half)).toEqual(fraction(-1, 6))
  expect(times(third, half)).toEqual(fraction(1, 6))
  expect(dividedBy(third, half)).toEqual(fraction(2, 3))
  expect(() => dividedBy(third, fraction(0))).toThrow(RangeError)
})

it('undoes what it did, exactly', () => {
  const any = fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n })).map(([num, den]) => fraction(num, den))
  fc.assert(
    fc.property(any, any, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a)
      if (b.num !== 0n) expect(dividedBy(times(a, b), b)).toEqual(a)
    }),
  )
})

it('adds many terms as it adds them one by one', () => {
  const any = fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n, max: 1_000n })).map(([num, den]) => fraction(num, den))
  fc.assert(
    fc.property(fc.array(any), (terms) => {
      const byHand = terms.reduce((a, b) => fraction(a.num * b.den + b.num * a.den, a.den * b.den), fraction(0))
      expect(plus(...terms)).toEqual(byHand)
    }),
  )
})

it('cuts decimals and never rounds a return up', () => {
  expect(writeDecimal(fraction(2, 3), 4)).toBe('0.6666')
  expect(writeDecimal(fraction(-1, 3), 2)).toBe('-0.33')
  expect(writeDecimal(fraction(965, 1000), 2)).toBe('0.96')
})

it('comes within a double of fractions far beyond doubles', () => {
  expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15)
  expect(toNumber(fraction(-7, 2))).toBe(-3.5)
})
