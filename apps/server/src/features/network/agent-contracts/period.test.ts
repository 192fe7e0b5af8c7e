import { expect, test } from 'vitest'
import { isOfDays, periodAt, periodBefore, periodFrom, type Rhythm, rhythmsOfKind } from './period.ts'

const hanoi = 'Asia/Ho_Chi_Minh'
const at = new Date('2026-11-21T18:07:31Z')

test.each<[Rhythm, string, string]>([
  ['slice', '2026-11-21T18:05:00Z', '2026-11-21T18:10:00Z'],
  ['hour', '2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z'],
  ['daily', '2026-11-21T17:00:00Z', '2026-11-22T17:00:00Z'],
  ['weekly', '2026-11-15T17:00:00Z', '2026-11-22T17:00:00Z'],
  ['semimonthly', '2026-11-15T17:00:00Z', '2026-11-30T17:00:00Z'],
  ['monthly', '2026-10-31T17:00:00Z', '2026-11-30T17:00:00Z'],
])('[R9.37] [R3.177] a period that is %s is one of the site’s own calendar', (rhythm, from, to) => {
  expect(periodAt(rhythm, at, hanoi)).toEqual({ from: new Date(from), to: new Date(to) })
})

test('the half of a month ends with the 15th; the last one before another is whole', () => {
  const early = new Date('2026-11-15T16:59:59Z')
  expect(periodAt('semimonthly', early, hanoi).to).toEqual(new Date('2026-11-15T17:00:00Z'))
  expect(periodBefore('semimonthly', early, hanoi)).toEqual({
    from: new Date('2026-10-15T17:00:00Z'),
    to: new Date('2026-10-31T17:00:00Z'),
  })
  expect(periodBefore('monthly', new Date('2027-01-10T00:00:00Z'), hanoi).from).toEqual(
    new Date('2026-11-30T17:00:00Z'),
  )
})

test('days follow the clock where it changes, and hours a zone that is half an hour off', () => {
  const { from, to } = periodAt('daily', new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin')
  expect(to.getTime() - from.getTime()).toBe(23 * 3_600_000)
  expect(periodAt('hour', at, 'Asia/Kolkata').from).toEqual(new Date('2026-11-21T17:30:00Z'))
})

test('periods follow each other without a gap; of a zone that changed, the one that is cut is left out', () => {
  const { to } = periodAt('daily', at, hanoi)
  expect(periodFrom('daily', to, hanoi).from).toEqual(to)
  expect(periodFrom('daily', to, 'UTC').from).toEqual(new Date('2026-11-23T00:00:00Z'))
})

test('where a day begins at one o’clock, periods go on after it as after any other', () => {
  for (const [zone, night] of [
    ['America/Santiago', '2026-09-06T03:00Z'],
    ['America/Havana', '2026-03-08T04:00Z'],
  ] as const) {
    let { to } = periodAt('daily', new Date(night), zone)
    for (let count = 0; count < 3; count += 1) {
      const next = periodFrom('daily', to, zone)
      expect(next.from).toEqual(to)
      expect(next.to.getTime()).toBeGreaterThan(to.getTime())
      to = next.to
    }
  }
  expect(periodFrom('daily', new Date('2026-09-06T04:00Z'), 'America/Santiago')).toEqual({
    from: new Date('2026-09-06T04:00Z'),
    to: new Date('2026-09-07T03:00Z'),
  })
})

test('only days and longer are read from the sums of days', () => {
  expect(Object.values(rhythmsOfKind).flat().filter(isOfDays)).toEqual([
    'daily',
    'weekly',
    'semimonthly',
    'monthly',
    'daily',
  ])
})
