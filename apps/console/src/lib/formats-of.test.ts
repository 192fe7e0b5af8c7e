import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats-of.ts'

const zone = 'Asia/Ho_Chi_Minh'

describe('times and counts on screen', () => {
  it('keeps a calendar day in every time zone', () => {
    expect(formatsOf('vi', zone).day('2026-11-21')).toBe('21/11')
    expect(formatsOf('en', 'America/Los_Angeles').day('2026-11-01')).toBe('11/1')
  })

  it('shows times in the site’s zone, not the reader’s', () => {
    const at = '2026-11-21T17:05:09.000Z'
    const shown = ({ time, exactTime, moment, entry, exactMoment }: ReturnType<typeof formatsOf>) =>
      [time, exactTime, moment, entry, exactMoment].map((format) => format(at))
    expect(shown(formatsOf('en', zone))).toEqual([
      '00:05',
      '00:05:09',
      '11/22, 00:05',
      '11/22, 00:05:09',
      '11/22/2026, 00:05:09 GMT+7',
    ])
    expect(shown(formatsOf('en', 'America/New_York'))).toEqual([
      '12:05',
      '12:05:09',
      '11/21, 12:05',
      '11/21, 12:05:09',
      '11/21/2026, 12:05:09 GMT-5',
    ])
  })

  it('uses Latin digits in every language', () => {
    expect(formatsOf('ar', zone).count(1284)).toMatch(/^1.?284$/)
    expect(formatsOf('ar', zone).time('2026-11-21T05:05:00.000Z')).toBe('12:05')
  })

  it('refuses to shorten an invalid amount', () => {
    expect(formatsOf('en', zone).compactMoney('20000000.00')).toBe('20M')
    expect(() => formatsOf('en', zone).compactMoney('many')).toThrow('not a decimal amount')
  })
})
