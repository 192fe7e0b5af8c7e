import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { playOf, share } from '../../fast/test/play-of.ts'
import { pk10 } from './index.ts'

const { wins, chance, count } = playOf(pk10)
const runners = Array.from({ length: 10 }, (_, at) => at + 1)

/** The first three in every order, the others as they stand; bets on later places are looked at the other way round. */
const fronts = runners
  .flatMap((a) => runners.flatMap((b) => runners.map((c) => [a, b, c])))
  .filter((front) => new Set(front).size === 3)
const draws = fronts.map((front) => [...front, ...runners.filter((runner) => !front.includes(runner))])
const backwards = draws.map((draw) => [...draw].reverse())
const winsOf = (id: string, selection: unknown, among = draws) =>
  among.reduce((sum, draw) => sum + wins(id, selection, draw), 0)

it.each([
  ['position', { place: 0, digits: [4] }],
  ['position', { place: 2, digits: [4] }],
  ['first2_direct', [[9], [4]]],
  ['first3_direct', [[9], [4], [1]]],
  ['first2_group', [4, 9]],
  ['first3_group', [1, 4, 9]],
  ['sum_big', null],
  ['sum_small', null],
  ['sum_odd', null],
  ['sum_even', null],
  ['place_big', ['1']],
  ['place_small', ['0']],
  ['place_odd', ['2']],
  ['place_even', ['1']],
])('%s %j wins as often as its chance says', (id, selection) => {
  expect(count(id, selection)).toBe(1)
  expect(chance(id)).toBe(share(winsOf(id, selection), draws.length))
})

it('places at the end are the places at the end', () => {
  expect(winsOf('position', { place: 9, digits: [4] }, backwards)).toBe(72)
  expect(winsOf('place_big', ['9'], backwards)).toBe(360)
})

it('sums of the first two have the ways that they have', () => {
  for (let sum = 3; sum <= 19; sum += 1) {
    const ways = draws.filter(([a = 0, b = 0]) => a + b === sum).length
    expect(winsOf('sum', [sum])).toBe(ways)
    expect(chance(`sum_${sum}`)).toBe(share(ways, draws.length))
  }
})

it('one of dragon and tiger wins at every pair of places, by the places that they name', () => {
  const draw = [10, 1, 9, 2, 8, 3, 7, 4, 6, 5]
  const pairs = [1, 2, 3, 4, 5]
  expect(pairs.map((pair) => wins('dragon', [pair], draw))).toEqual([1, 0, 1, 0, 1])
  const random = quickDraws(7)
  for (let round = 0; round < 200; round += 1) {
    const drawn = pk10.draw(random)
    expect(new Set(drawn).size).toBe(10)
    expect(wins('dragon', pairs, drawn) + wins('tiger', pairs, drawn)).toBe(5)
  }
  expect([chance('dragon'), chance('tiger')]).toEqual(['1/2', '1/2'])
})
