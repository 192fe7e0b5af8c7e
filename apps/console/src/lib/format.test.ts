import { describe, expect, it } from 'vitest'
import { formatsOf } from './format.ts'

describe('times and counts on screen', () => {
  it('keeps a calendar day the day it is, wherever it is read', () => {
    expect(formatsOf('vi').day('2026-11-21')).toBe('21/11')
    expect(formatsOf('en').day('2026-11-01')).toBe('11/1')
  })

  it('counts hours to 24 and names the zone where a time is for the record', () => {
    const at = '2026-11-21T17:05:09.000Z'
    expect(formatsOf('en').exactMoment(at)).toMatch(/\d{2}:05:09 (GMT|UTC)/)
    expect(formatsOf('en').exactMoment(at)).not.toMatch(/[AP]M/)
  })

  it('uses Latin digits in every language', () => {
    expect(formatsOf('ar').count(1284)).toMatch(/^1.?284$/)
  })

  it('refuses to shorten what is no amount', () => {
    expect(formatsOf('en').compactMoney('20000000.00')).toBe('20M')
    expect(() => formatsOf('en').compactMoney('many')).toThrow('not a decimal amount')
  })
})
