import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { bracketChances, bracketOf, playBracket, seedAt } from './bracket.ts'

const better = (one: number, other: number) => Math.min(one, other)

it('first meets last, and where favourites win the best two meet in the final', () => {
  const bracket = bracketOf(8)
  const names = bracket[0]?.map((match) => match.map((slot) => ('seed' in slot ? slot.seed + 1 : 0)).join('-'))
  expect(names).toEqual(['1-8', '4-5', '2-7', '3-6'])
  expect(playBracket(bracket, better)).toEqual([[0, 3, 1, 2], [0, 1], [0]])
})

it('without a power of two the first seeds rest in the first round', () => {
  const bracket = bracketOf(6)
  expect(bracket.map((round) => round.length)).toEqual([2, 2, 1])
  expect(bracket[1]?.[0]).toEqual([{ seed: 0 }, { winnerOf: 0 }])
  expect(playBracket(bracket, better).at(-1)).toEqual([0])
  expect(playBracket(bracketOf(3), (one, other) => Math.max(one, other))).toEqual([[2], [2]])
  for (let entrants = 2; entrants < 40; entrants += 1) expect(bracketOf(entrants).flat()).toHaveLength(entrants - 1)
  expect(() => bracketOf(1)).toThrow(RangeError)
})

it('a place waits for the match before it', () => {
  const [, final] = bracketOf(4)
  const [top] = final?.[0] ?? []
  expect(top && seedAt(top, 1, [[undefined, 1]])).toBeUndefined()
  expect(top && seedAt(top, 1, [[3, 1]])).toBe(3)
})

it('chances to win it all add up to one and are those of playing it', () => {
  const win = (one: number, other: number) => 1 / (1 + 10 ** ((one - other) / 10))
  const bracket = bracketOf(6)
  const chances = bracketChances(bracket, win)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  const { int } = quickDraws(2)
  const runs = 8_000
  const won = chances.map(() => 0)
  for (let run = 0; run < runs; run += 1) {
    const [champion = 0] = playBracket(bracket, (a, b) => (int(1e6) < 1e6 * win(a, b) ? a : b)).at(-1) ?? []
    won[champion] = (won[champion] ?? 0) + 1
  }
  for (const [seed, chance] of chances.entries())
    expect(Math.abs((won[seed] ?? 0) / runs - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / runs))
})
