import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { lineChances } from '../chances/line-chances.ts'
import { aheadChance, type Score } from '../chances/scores.ts'
import { seriesHandicap } from '../chances/series-markets.ts'
import { gameWin, meanServe, pointWin, type Serve, tieBreakWin } from './game.ts'
import { liveChances, serveFor, sumOverSets } from './match.ts'
import { playMatch } from './play.ts'
import { newSet, setScores } from './set.ts'
import { afterPoint, isLive, opening, type Player, pointServer, type TennisState } from './state.ts'

const serve: Serve = { a: 0.65, b: 0.6 }

it.each([
  [0.62, 0.775863],
  [0.65, 0.829645],
])('points of %d on serve hold a game by %d', (p, hold) => {
  const q = 1 - p
  const formula = p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 3 * q ** 3 * p * p) / (p * p + q * q)
  expect(gameWin(p)).toBeCloseTo(hold, 6)
  expect(gameWin(p)).toBeCloseTo(formula, 14)
})

it('.65 v .60 wins a set by .663495 whoever begins it, and a match of three by .736502', () => {
  expect(aheadChance(setScores(serve, newSet('a')))).toBeCloseTo(0.663495, 6)
  expect(aheadChance(setScores(serve, newSet('b')))).toBeCloseTo(0.663495, 6)
  expect(liveChances(serve, 3, opening('a')).match).toBeCloseTo(0.736502, 6)
})

it('who begins a tie-break serves one point, then the others two and two', () => {
  const servers = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((a) =>
    pointServer({ sets: [0, 0], games: [6, 6], points: [a, 0], server: 'a' }),
  )
  expect(servers.join('')).toBe('abbaabbaa')
})

it('a tie-break is the same whoever begins it, and sums over the ways to win it', () => {
  expect(tieBreakWin(serve, 'a')).toBeCloseTo(tieBreakWin(serve, 'b'), 12)
  // Where a serve is worth nothing it is a race to seven by two.
  const [p, q] = [0.55, 0.45]
  let [sum, term] = [0, p ** 7]
  for (let lost = 0; lost < 6; lost += 1) {
    sum += term
    term *= ((7 + lost) / (lost + 1)) * q
  }
  const level = 924 * (p * q) ** 6 * ((p * p) / (p * p + q * q))
  expect(tieBreakWin({ a: p, b: 1 - p }, 'b')).toBeCloseTo(sum + level, 12)
})

it.each([
  ['the first point', 3, opening('b')],
  ['the last set', 5, { ...opening('a'), sets: [2, 2], games: [4, 5] }],
  ['a tie-break', 3, { ...opening('b'), sets: [0, 1], games: [6, 6], points: [4, 4] }],
] as const)('from %s on, each chance is what the next point makes of it', (_, bestOf, start) => {
  const draws = quickDraws(11)
  let state: TennisState = start
  for (let points = 0; points < 60 && isLive(state, bestOf); points += 1) {
    const chanceOf = (next: TennisState) =>
      isLive(next, bestOf) ? liveChances(serve, bestOf, next).match : Number(next.sets[0] > next.sets[1])
    const win = pointWin(serve, pointServer(state))
    const expected = win * chanceOf(afterPoint(state, true)) + (1 - win) * chanceOf(afterPoint(state, false))
    expect(liveChances(serve, bestOf, state).match, JSON.stringify(state)).toBeCloseTo(expected, 12)
    state = afterPoint(state, draws.int(2) === 0)
  }
})

it('a set scores what it is played: to six by two, or seven', () => {
  const scores = setScores(serve, newSet('b'))
  const names = scores.map(({ score }) => score.join('-')).sort()
  const wins = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6']
  expect(names).toEqual([...wins, ...wins.map((name) => [...name].reverse().join(''))].sort())
  expect(scores.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})

it('what is played comes as often as it is priced: sets, games, handicap and match', () => {
  const draws = quickDraws(5)
  const runs = 6_000
  const start = { bestOf: 3, state: opening('b') } as const
  const happened = { match: 0, straight: 0, games: 0, margin: 0 }
  for (let run = 0; run < runs; run += 1) {
    const { sets } = playMatch(serve, { bestOf: 3, server: 'b' }, draws)
    const sumOf = (countOf: (set: Score) => number) => sets.reduce((sum, set) => sum + countOf(set), 0)
    const ahead = sumOf(([a, b]) => Math.sign(a - b))
    happened.match += Number(ahead > 0)
    happened.straight += Number(ahead > 1.5)
    happened.games += Number(sumOf(([a, b]) => a + b) > 22.5)
    happened.margin += Number(sumOf(([a, b]) => a - b) > 3.5)
  }
  const { match, setScores: sets } = liveChances(serve, 3, opening('b'))
  const priced = {
    ...{ match, straight: seriesHandicap(sets, -1.5).win },
    games: lineChances(
      sumOverSets(serve, start, ([a, b]) => a + b),
      22.5,
    ).win,
    margin: lineChances(
      sumOverSets(serve, start, ([a, b]) => a - b),
      3.5,
    ).win,
  }
  for (const name of ['match', 'straight', 'games', 'margin'] as const) {
    const error = Math.sqrt((priced[name] * (1 - priced[name])) / runs)
    expect(Math.abs(happened[name] / runs - priced[name]), name).toBeLessThan(4 * error)
  }
})

it('games of a set that is played count whole, and the next set is begun by whoever comes', () => {
  const state: TennisState = { sets: [1, 0], games: [5, 0], points: [3, 0], server: 'a' }
  const sure: Serve = { a: 0.999_999, b: 0.5 }
  const [[games, chance] = [0, 0]] = sumOverSets(sure, { bestOf: 3, state }, ([a, b]) => a + b)
  expect(games).toBe(6)
  expect(chance).toBeGreaterThan(0.999_99)
  const total = sumOverSets(serve, { bestOf: 5, state }, () => 1).reduce((sum, [, one]) => sum + one, 0)
  expect(total).toBeCloseTo(1, 12)
})

it('serves are found again from a match, around the mean of the tour', () => {
  const found = serveFor(0.7, { mean: meanServe.men, bestOf: 5 })
  expect((found.a + found.b) / 2).toBeCloseTo(0.64, 12)
  expect(liveChances(found, 5, opening('a')).match).toBeCloseTo(0.7, 10)
  expect(serveFor(0.5, { mean: meanServe.women, bestOf: 3 }).a).toBeCloseTo(0.57, 10)
})

it.each([
  ['a match at its end', { sets: [2, 0] }],
  ['a set at its end', { games: [6, 4] }],
  ['a game at its end', { points: [4, 2] }],
  ['a tie-break at its end', { games: [6, 6], points: [8, 6] }],
  ['parts of a point', { points: [0.5, 0] }],
] as const)('no point is played at %s', (_, part) => {
  const server: Player = 'a'
  expect(isLive({ ...opening(server), ...part }, 3)).toBe(false)
  expect(isLive({ sets: [1, 1], games: [6, 6], points: [8, 7], server }, 3)).toBe(true)
})
