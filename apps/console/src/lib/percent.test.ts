import { describe, expect, it } from 'vitest'
import { percentOf } from './percent.ts'

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
