import { expect, it } from 'vitest'
import { findCurrency, getCurrency } from './currency.ts'

it('finds currencies by code and nothing that merely looks like one', () => {
  expect(findCurrency('VND')?.exponent).toBe(2)
  for (const code of ['vnd', 'EUR', '', 'toString', '__proto__']) expect(findCurrency(code)).toBeUndefined()
})

it('marks play money, which can never be paid in or out', () => {
  expect(getCurrency('FUN').isPlay).toBe(true)
  expect(getCurrency('VND').isPlay).toBe(false)
  expect(() => getCurrency('XXX')).toThrow(RangeError)
})
