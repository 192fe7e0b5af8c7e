import { createStream } from '@fairground/fairness'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellOf, type Score } from './cells.ts'
import { beforeKickOff, matchGrid } from './match-grid.ts'
import { playMatch } from './play-match.ts'
import { isModel, scoreGrid } from './score-grid.ts'

const world = { lambdaHome: 1.48, lambdaAway: 1.19, rho: -0.06 }
const sum = (chances: Iterable<number>) => [...chances].reduce((total, one) => total + one, 0)

const models = fc.record({
  lambdaHome: fc.double({ min: 0.2, max: 4, noNaN: true }),
  lambdaAway: fc.double({ min: 0.2, max: 4, noNaN: true }),
  rho: fc.double({ min: -0.15, max: 0.05, noNaN: true }),
})

it('the world has its share of home wins, draws and goals', () => {
  const grid = scoreGrid(world)
  const shareOf = (holds: (home: number, away: number) => boolean) =>
    sum([...grid].filter((_, cell) => holds(Math.floor(cell / 13), cell % 13)))
  expect(shareOf((home, away) => home > away)).toBeCloseTo(0.435, 1)
  expect(shareOf((home, away) => home === away)).toBeCloseTo(0.265, 1)
  expect(sum([...grid].map((chance, cell) => chance * (Math.floor(cell / 13) + (cell % 13))))).toBeCloseTo(2.67, 2)
})

it('low scores follow Dixon and Coles against two Poisson counts', () => {
  const [with_, without] = [scoreGrid(world), scoreGrid({ ...world, rho: 0 })]
  const ratio = (score: Score) => (with_[cellOf(score)] ?? 0) / (without[cellOf(score)] ?? 1)
  const scale = ratio([5, 5])
  expect(ratio([0, 0]) / scale).toBeCloseTo(1 + 1.48 * 1.19 * 0.06, 12)
  expect(ratio([0, 1]) / scale).toBeCloseTo(1 - 1.48 * 0.06, 12)
  expect(ratio([1, 0]) / scale).toBeCloseTo(1 - 1.19 * 0.06, 12)
  expect(ratio([1, 1]) / scale).toBeCloseTo(1.06, 12)
  expect(isModel({ ...world, rho: 0.9 })).toBe(false)
})

it('before the kick-off the conditional grid is the grid, of any model, and every list sums to 1', () => {
  fc.assert(
    fc.property(models, (model) => {
      const grid = matchGrid(model, beforeKickOff)
      const plain = scoreGrid(model)
      expect(Math.max(...plain.map((chance, cell) => Math.abs(chance - (grid?.full[cell] ?? 1))))).toBeLessThan(1e-14)
      for (const chances of [grid?.full, grid?.half, grid?.pairs, Object.values(grid?.nextGoal ?? {})])
        expect(sum(chances ?? [])).toBeCloseTo(1, 9)
    }),
    { numRuns: 20 },
  )
})

it('in play nothing is likely that can no longer happen, at any minute', () => {
  const score: Score = [2, 1]
  for (const minute of [1, 30, 45, 46, 75, 90]) {
    const grid = matchGrid(world, { minute, score })
    expect(sum(grid?.pairs ?? [])).toBeCloseTo(1, 9)
    expect(sum(grid?.half ?? [])).toBeCloseTo(1, 9)
    expect(grid?.full[cellOf([1, 1])]).toBe(0)
    expect(sum(Object.values(grid?.nextGoal ?? {}))).toBeCloseTo(1, 9)
  }
  expect(matchGrid(world, { minute: 90, score })?.full[cellOf(score)]).toBe(1)
  expect(matchGrid(world, { minute: 60, score, halfTime: [0, 1] })?.half[cellOf([0, 1])]).toBeCloseTo(1, 12)
  expect(matchGrid(world, { minute: 0, score })).toBeUndefined()
  expect(matchGrid(world, { minute: 60, score, halfTime: [3, 0] })).toBeUndefined()
})

it.each([
  [60, 0.92],
  [75, 0.94],
  [85, 0.976],
])('at 0-0 in minute %i independent Poisson says %f of the true chance of no more goals', (minute, ratio) => {
  const none = matchGrid(world, { minute, score: [0, 0] })?.nextGoal.none ?? 0
  const naive = Math.exp(-(1.48 + 1.19) * 0.56 * (1 - (minute - 45) / 45))
  expect(naive / none).toBeCloseTo(ratio, 2)
})

it('matches that are played come as often as they are priced, also after what was seen of them', () => {
  const matches = Array.from({ length: 2_000 }, (_, nonce) =>
    playMatch(world, createStream({ serverSeed: 'f0'.repeat(32), clientSeed: 'grid', nonce })),
  )
  const often = (holds: (match: (typeof matches)[number]) => boolean, of = matches) =>
    of.filter(holds).length / of.length
  const grid = matchGrid(world)
  expect(Math.abs(often(({ fullTime: [home, away] }) => home === away) - 0.27)).toBeLessThan(0.03)
  expect(often(({ halfTime: [home, away] }) => home + away === 0)).toBeCloseTo(grid?.half[0] ?? 0, 1)
  const goals = matches.flatMap((match) => match.goals)
  expect(goals.filter(({ half }) => half === 1).length / goals.length).toBeCloseTo(0.44, 1)
  // Goalless after 30 minutes: no goal in the first half before that moment.
  const goalless = matches.filter((match) => match.goals.every(({ half, atMs }) => half === 2 || atMs >= 30 * 60_000))
  const then = matchGrid(world, { minute: 30, score: [0, 0] })
  expect(Math.abs(often(({ goals: [first] }) => !first, goalless) - (then?.nextGoal.none ?? 0))).toBeLessThan(0.04)
  expect(
    Math.abs(often(({ goals: [first] }) => first?.side === 'home', goalless) - (then?.nextGoal.home ?? 0)),
  ).toBeLessThan(0.04)
})

it('a match tells its goals in order, and its scores are theirs', () => {
  const match = playMatch(
    { lambdaHome: 4, lambdaAway: 4, rho: 0 },
    createStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'order', nonce: 1 }),
  )
  const count = (side: string, halves: readonly number[]) =>
    match.goals.filter((goal) => goal.side === side && halves.includes(goal.half)).length
  expect(match.fullTime).toEqual([count('home', [1, 2]), count('away', [1, 2])])
  expect(match.halfTime).toEqual([count('home', [1]), count('away', [1])])
  const moments = match.goals.map(({ half, atMs }) => half * 2_700_000 + atMs)
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
})
