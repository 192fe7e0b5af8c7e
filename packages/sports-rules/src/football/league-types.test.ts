import { expect, it } from 'vitest'
import { cellOf, goalsMax } from './cells.ts'
import { modelOf } from './elo.ts'
import { leagueTypes, spreadRatings } from './league-types.ts'
import { isModel, scoreGrid } from './score-grid.ts'

const teams = 16

it.each(leagueTypes)('a season of a league that is $id has its goals, and its draws within 0.03', (type) => {
  const ratings = spreadRatings(type, teams, 1500)
  let [draws, goals, matches] = [0, 0, 0]
  for (const home of ratings)
    for (const away of ratings) {
      if (home === away) continue
      const model = modelOf({ home, away }, type.form, type.rho)
      expect(isModel(model)).toBe(true)
      const grid = scoreGrid(model)
      for (let score = 0; score <= goalsMax; score += 1) draws += grid[cellOf([score, score])] ?? 0
      goals += model.lambdaHome + model.lambdaAway
      matches += 1
    }
  expect(Math.abs(draws / matches - type.drawShare)).toBeLessThan(0.02)
  expect(goals / matches).toBeCloseTo(type.form.goals, 1)
})

it('ratings spread evenly around the middle', () => {
  const [type] = leagueTypes
  expect(type && spreadRatings(type, 4, 1500)).toEqual([1650, 1550, 1450, 1350])
})
