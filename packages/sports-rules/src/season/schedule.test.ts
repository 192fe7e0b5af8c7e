import { expect, it } from 'vitest'
import { doubleRoundRobin } from './schedule.ts'

it.each([2, 4, 7, 16, 20])('%d teams meet each other at home and away, each at most once a day', (teams) => {
  const days = doubleRoundRobin(teams)
  expect(days).toHaveLength(2 * (teams + (teams % 2) - 1))
  const met = days.flat().map(({ home, away }) => `${home}-${away}`)
  expect(new Set(met).size).toBe(teams * (teams - 1))
  expect(met).toHaveLength(teams * (teams - 1))
  for (const day of days) {
    const seen = day.flatMap(({ home, away }) => [home, away])
    expect(new Set(seen).size).toBe(seen.length)
    expect(day).toHaveLength(Math.floor(teams / 2))
  }
})

it.each([7, 16, 20])(
  'of %d teams each half of the season is balanced, and nobody is at home three times in a row',
  (teams) => {
    const days = doubleRoundRobin(teams)
    const half = days.length / 2
    for (let team = 0; team < teams; team += 1) {
      const marks = days.map((day) => {
        const own = day.find(({ home, away }) => home === team || away === team)
        return own ? (own.home === team ? 'H' : 'A') : '-'
      })
      const homes = marks.slice(0, half).filter((mark) => mark === 'H').length
      expect(Math.abs(2 * homes - (teams - 1))).toBeLessThanOrEqual(1)
      expect(marks.slice(0, half).join('')).not.toMatch(/HHH|AAA/)
    }
  },
)

it('a season needs two teams', () => {
  expect(() => doubleRoundRobin(1)).toThrow(RangeError)
})
