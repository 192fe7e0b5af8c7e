import { expect, it } from 'vitest'
import { cellOf } from './cells.ts'
import { scorePicker } from './play-match.ts'
import { scoreGrid } from './score-grid.ts'

it('a point picks the score whose share it lies in, and every score has the share of its chance', () => {
  const model = { lambdaHome: 1.48, lambdaAway: 1.19, rho: -0.06 }
  const [grid, pick] = [scoreGrid(model), scorePicker(model)]
  const points = 20_000
  const counts = new Map<number, number>()
  for (let at = 0; at < points; at += 1) {
    const cell = cellOf(pick((at + 0.5) / points))
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  const furthest = Math.max(...[...grid].map((chance, cell) => Math.abs((counts.get(cell) ?? 0) - chance * points)))
  expect(furthest).toBeLessThan(1.01)
  expect([pick(0), pick(1 - 2 ** -52)]).toEqual([
    [0, 0],
    [12, 12],
  ])
})
