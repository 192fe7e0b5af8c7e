import { expect, test } from 'vitest'
import { addDays, dayOf, daysIn, rangeBetween, rangeOf, spanOf, startOfDay } from './site-days.ts'

const saigon = 'Asia/Ho_Chi_Minh'
/** Already tomorrow at the site. */
const now = new Date('2026-11-20T18:30:00Z')

test.each([
  ['today', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['last7', '2026-11-15', '2026-11-21'],
  ['last30', '2026-10-23', '2026-11-21'],
] as const)('%s is %s to %s, by the days of the site', (preset, first, last) => {
  expect(rangeOf(preset, now, saigon)).toEqual({ first, last })
})

test('a range is asked for from midnight to midnight of the site', () => {
  expect(spanOf({ first: '2026-11-15', last: '2026-11-21' }, saigon)).toEqual({
    from: '2026-11-14T17:00:00.000Z',
    to: '2026-11-21T17:00:00.000Z',
  })
})

test('days that are longer or shorter by an hour begin at their own midnight', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfDay('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
  expect(dayOf(new Date('2026-10-25T22:59:59Z'), 'Europe/Berlin')).toBe('2026-10-25')
})

test('every day of a range has its place in a drawing, unless they are too many', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysIn({ first: '2026-02-27', last: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(daysIn({ first: '2026-01-01', last: '2026-12-31' })).toBeUndefined()
})

test('days chosen in the wrong order are a range all the same', () => {
  expect(rangeBetween('2026-11-21', '2026-11-02')).toEqual({ first: '2026-11-02', last: '2026-11-21' })
})
