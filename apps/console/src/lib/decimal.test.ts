import { describe, expect, it } from 'vitest'
import { amountOfText, decimalsOf, isAbove, percentOf } from './decimal.ts'

describe('one amount in percent of another', () => {
  it('is cut down, so that 100 means reached', () => {
    expect(percentOf('18420000.00', '10000000.00')).toBe(184)
    expect(percentOf('9999999.99', '10000000.00')).toBe(99)
  })

  it('stays exact where a float would not', () => {
    expect(percentOf('9007199254740993.00', '9007199254740993.00')).toBe(100)
  })

  it('is not said where there is nothing to compare with', () => {
    expect(percentOf('5.00', '0.00')).toBeUndefined()
    expect(percentOf('-5.00', '10.00')).toBe(0)
  })
})

describe('an amount against a bound', () => {
  it('is above only when it is more', () => {
    expect(isAbove('20000000.01', '20000000.00')).toBe(true)
    expect(isAbove('20000000.00', '20000000.00')).toBe(false)
    expect(isAbove('9000000.00', '20000000.00')).toBe(false)
  })
})

describe('an amount as staff read it', () => {
  it('drops its decimals only if they are zero', () => {
    expect(decimalsOf('5000000.00')).toBe(0)
    expect(decimalsOf('5000000.50')).toBe(2)
    expect(decimalsOf('5000000.05')).toBe(2)
  })
})

it.each([
  ['12', '12.00'],
  ['0012.5', '12.50'],
  ['0.01', '0.01'],
  ['0', undefined],
  ['', undefined],
  ['1.234', undefined],
  ['-1', undefined],
])('the typed amount %j travels as %s', (text, amount) => expect(amountOfText(text)).toBe(amount))
