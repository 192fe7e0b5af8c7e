import { expect, it } from 'vitest'
import { playOf, share } from '../../fast/test/play-of.ts'
import { bingo18 } from '../bingo18/index.ts'
import { k3 } from './index.ts'

const { wins, chance, count, gross, refusal, settle } = playOf(k3)

/** Counted here and not by the rules. */
const throws = Array.from({ length: 216 }, (_, at) => [
  1 + (at % 6),
  1 + (Math.floor(at / 6) % 6),
  1 + Math.floor(at / 36),
])
const winsOf = (id: string, selection: unknown) => throws.reduce((sum, dice) => sum + wins(id, selection, dice), 0)

it.each([
  ['triple_single', [5], 'triple_single', 1],
  ['triple_any', null, 'triple_any', 6],
  ['straight_any', null, 'straight_any', 24],
  ['three_different', [1, 3, 6], 'three_different', 6],
  ['pair_single_aab', { multi: [2], single: [5] }, 'pair_single_aab', 3],
  ['pair_multi_aa', [4], 'pair_multi_aa', 16],
  ['two_different', [3, 5], 'two_different', 30],
  ['one_number', [6], 'one_number', 91],
  ['big', null, 'big', 108],
  ['small', null, 'small', 108],
  ['odd', null, 'odd', 108],
  ['even', null, 'even', 108],
  ['sum', [9], 'sum_9', 25],
])('%s %j wins as often as its chance says, over every throw', (id, selection, row, ways) => {
  expect(winsOf(id, selection)).toBe(ways)
  expect(chance(row)).toBe(share(ways, 216))
})

it('every sum has the ways that it has', () => {
  for (let sum = 3; sum <= 18; sum += 1) {
    const ways = throws.filter(([a = 0, b = 0, c = 0]) => a + b + c === sum).length
    expect(winsOf('sum', [sum])).toBe(ways)
    expect(chance(`sum_${sum}`)).toBe(share(ways, 216))
  }
})

it('tickets of several numbers are all the single bets that they hold', () => {
  expect(count('three_different', [1, 2, 3, 4, 5])).toBe(10)
  expect(count('three_different', { dan: [1, 2], tuo: [3, 4, 5] })).toBe(3)
  expect(count('pair_single_aab', { multi: [1, 2], single: [2, 3] })).toBe(3)
  expect(count('two_different', [1, 2, 3, 4, 5, 6])).toBe(15)
  expect(winsOf('two_different', [1, 2, 3, 4, 5, 6])).toBe(15 * 30)
  expect(winsOf('pair_single_aab', { multi: [1, 2], single: [2, 3] })).toBe(9)
  expect(winsOf('three_different', { dan: [1, 2], tuo: [3, 4, 5] })).toBe(18)
})

it('prices follow the rule, and a ticket is paid by them', () => {
  expect(gross('sum_9')).toBe('8.38')
  expect(gross('big')).toBe('1.94')
  expect(settle('sum', [9, 10], [3, 3, 3])).toMatchObject({ bets: 2, stakeMinor: 2_000n, payoutMinor: 8_380n })
})

it('names what it cannot read', () => {
  expect(refusal('three_different', [1, 2])).toBe('')
  expect(refusal('three_different', { dan: [1], tuo: [1, 2, 3] })).toBe('tuo.0')
  expect(refusal('pair_single_aab', { multi: [1], single: [1] })).toBe('single')
  expect(refusal('one_number', [7])).toBe('0')
  expect(refusal('big', [1])).toBe('')
  expect(k3.readDraw([1, 2, 7])).toMatchObject({ ok: false, refusal: { field: '2' } })
})

it('[games 12.8] bingo18 pays by the same rule, with a middle', () => {
  const bingo = playOf(bingo18)
  const middle = (dice: number[]) => bingo.wins('draw', null, dice)
  expect(throws.reduce((sum, dice) => sum + middle(dice), 0)).toBe(54)
  expect(['small', 'draw', 'big'].map(bingo.gross)).toEqual(['2.586', '3.88', '2.586'])
  expect(['small', 'draw', 'big'].map((bet) => bingo.chance(bet))).toEqual(['3/8', '1/4', '3/8'])
})
