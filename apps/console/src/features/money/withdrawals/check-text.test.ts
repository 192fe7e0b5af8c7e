import { describe, expect, it } from 'vitest'
import { ageOf, checkKey } from './check-text.ts'

const two = (given: number, needed: number, isGood: boolean) =>
  checkKey({ key: 'check.twoPeople', isGood, args: { given, needed } })

describe('the sentence of a check', () => {
  it('follows its verdict', () => {
    expect(checkKey({ key: 'check.ownName', isGood: false, args: {} })).toBe('check.ownName.bad')
    expect(checkKey({ key: 'check.turnover', isGood: true, args: {} })).toBe('check.turnover.good')
  })

  it('mentions a second person only while one is needed', () => {
    expect(two(0, 1, true)).toBe('check.twoPeople.one')
    expect(two(1, 1, true)).toBe('check.twoPeople.one')
    expect(two(0, 2, false)).toBe('check.twoPeople.bad')
    expect(two(1, 2, true)).toBe('check.twoPeople.good')
    expect(two(2, 2, true)).toBe('check.twoPeople.done')
  })
})

describe('the age of a payout account', () => {
  it('is shown in hours at first, then in days', () => {
    expect(ageOf(0)).toEqual({ key: 'age.hours', args: { hours: 0 } })
    expect(ageOf(47)).toEqual({ key: 'age.hours', args: { hours: 47 } })
    expect(ageOf(959)).toEqual({ key: 'age.days', args: { days: 39 } })
  })
})
