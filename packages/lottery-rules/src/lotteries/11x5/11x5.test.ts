import { expect, it } from 'vitest'
import { playOf, share } from '../../fast/test/play-of.ts'
import { elevenFive } from './index.ts'

const { wins, chance, count, gross, refusal, settle } = playOf(elevenFive)

/** Every order of five of eleven, made here. */
const balls = Array.from({ length: 11 }, (_, at) => at + 1)
const grown = (lists: number[][]) =>
  lists.flatMap((list) => balls.filter((ball) => !list.includes(ball)).map((ball) => [...list, ball]))
const draws = grown(grown(grown(grown(grown([[]])))))
const winsOf = (id: string, selection: unknown) => draws.reduce((sum, draw) => sum + wins(id, selection, draw), 0)

it.each([
  ['any_1', [3]],
  ['any_2', [3, 9]],
  ['any_3', [3, 9, 11]],
  ['any_4', [1, 3, 9, 11]],
  ['any_5', [1, 2, 3, 9, 11]],
  ['any_6', [1, 2, 3, 9, 10, 11]],
  ['any_7', [1, 2, 3, 4, 9, 10, 11]],
  ['any_8', [1, 2, 3, 4, 5, 9, 10, 11]],
  ['first1_direct', [[7]]],
  ['first2_direct', [[7], [2]]],
  ['first3_direct', [[7], [2], [11]]],
  ['first2_group', [2, 7]],
  ['first3_group', [2, 7, 11]],
  ['first3_contains', [4]],
  ['position', { place: 3, digits: [8] }],
  ['sum_odd', null],
  ['sum_even', null],
  ['dragon', null],
  ['tiger', null],
])('%s wins as often as its chance says, over every draw', (id, selection) => {
  expect(count(id, selection)).toBe(1)
  expect(chance(id)).toBe(share(winsOf(id, selection), draws.length))
})

it('a sum of 30 gives the stake back, and the price allows for it', () => {
  const sums = draws.map((draw) => draw.reduce((sum, ball) => sum + ball, 0))
  const [above, even, below] = [1, 0, -1].map((sign) => sums.filter((sum) => Math.sign(sum - 30) === sign).length)
  expect(chance('sum_big')).toBe(share(above ?? 0, draws.length))
  expect(chance('sum_small')).toBe(share(below ?? 0, draws.length))
  expect(chance('sum_big', true)).toBe(share(even ?? 0, draws.length))
  const exact = (0.97 - (even ?? 0) / draws.length) / ((above ?? 0) / draws.length)
  expect(gross('sum_big')).toBe((Math.floor(exact * 1000) / 1000).toFixed(3).replace(/0+$/, ''))
  const end = settle('sum_big', null, [4, 5, 6, 7, 8])
  expect(end).toMatchObject({ stakeMinor: 1_000n, hits: 0, refundMinor: 1_000n, payoutMinor: 1_000n })
})

it('counts of odd numbers cover all draws', () => {
  for (const odd of [0, 1, 2, 3, 4, 5]) {
    const ways = draws.filter((draw) => draw.filter((ball) => ball % 2 === 1).length === odd).length
    expect(winsOf('odd_count', [odd])).toBe(ways)
    expect(chance(`odd_count_${odd}`)).toBe(share(ways, draws.length))
  }
})

it.each([
  ['any_3', { dan: [1], tuo: [2, 3, 4, 5] }, 6],
  ['any_5', { dan: [1, 2], tuo: [3, 4, 5, 6, 7] }, 10],
  ['any_7', { dan: [1, 2, 3], tuo: [4, 5, 6, 7, 8, 9] }, 15],
  ['any_8', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 45],
  ['first3_group', { dan: [5], tuo: [1, 2, 3, 4] }, 6],
  [
    'first3_direct',
    [
      [1, 2],
      [2, 3],
      [1, 3],
    ],
    2,
  ],
])('%s %j holds %i single bets, and wins as often as all of them', (id, selection, bets) => {
  expect(count(id, selection)).toBe(bets)
  const [num = '0', den = '1'] = chance(id).split('/')
  expect(winsOf(id, selection) * Number(den)).toBe(bets * Number(num) * draws.length)
})

it('names what it cannot read', () => {
  expect(refusal('any_3', [1, 2])).toBe('')
  expect(refusal('any_3', { dan: [1, 2, 3], tuo: [4] })).toBe('dan')
  expect(refusal('first2_direct', [[1], [1]])).toBe('')
  expect(refusal('position', { place: 5, digits: [1] })).toBe('place')
  expect(refusal('position', { place: 0, digits: [12] })).toBe('digits.0')
  expect(elevenFive.readDraw([1, 2, 3, 4, 4])).toMatchObject({ ok: false, refusal: { field: '4' } })
})
