import { expect, it } from 'vitest'
import { playOf, share } from '../../fast/test/play-of.ts'
import { ssc } from './index.ts'

const { wins, chance, count, gross, refusal } = playOf(ssc)
const draws = Array.from({ length: 100_000 }, (_, at) => `${at}`.padStart(5, '0'))
const winsOf = (id: string, selection: unknown, among = draws) =>
  among.reduce((sum, draw) => sum + wins(id, selection, draw), 0)
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Groups as they are bought whole: over every draw, each group wins as often as it has orders. */
it.each([
  ['position', { place: 1, digits: [7] }, 1, 'position'],
  ['star5_direct', [[0], [7], [0], [5], [5]], 1, 'star5_direct'],
  ['star4_direct', [[1, 2], [3], [4, 5, 6], [7]], 6, 'star4_direct'],
  ['star3_direct', [[1], [2], [3, 4]], 2, 'star3_direct'],
  ['star2_direct', [all, all], 100, 'star2_direct'],
  ['star5_group120', [1, 2, 3, 4, 5, 6], 6, 'star5_group120'],
  ['star5_group60', { multi: [1, 2], single: [2, 3, 4, 5] }, 5, 'star5_group60'],
  ['star5_group30', { multi: [1, 2, 3], single: [3, 4] }, 4, 'star5_group30'],
  ['star5_group20', { multi: [1], single: [1, 2, 3, 4] }, 3, 'star5_group20'],
  ['star5_group10', { multi: [1, 2], single: [2, 3] }, 3, 'star5_group10'],
  ['star5_group5', { multi: all, single: all }, 90, 'star5_group5'],
  ['star4_group24', [1, 2, 3, 4, 5], 5, 'star4_group24'],
  ['star4_group12', { multi: [1], single: [2, 3, 4] }, 3, 'star4_group12'],
  ['star4_group6', [1, 2, 3], 3, 'star4_group6'],
  ['star4_group4', { multi: [1, 2], single: [1, 2] }, 2, 'star4_group4'],
  ['star3_group3', [1, 2, 3], 6, 'star3_group3'],
  ['star3_group6', [1, 2, 3, 4], 4, 'star3_group6'],
  ['star2_group', [4, 7], 1, 'star2_group'],
  ['last3_contains_1', [4], 1, 'last3_contains_1'],
  ['last3_contains_2', [4, 7], 1, 'last3_contains_2'],
])('%s %j is %i single bets, and wins as often as all of them over every draw', (id, selection, bets, row) => {
  expect(count(id, selection)).toBe(bets)
  const [num = '0', den = '1'] = chance(row).split('/')
  // Bets on fewer digits look at the last ones only.
  const among = draws.slice(0, 10 ** Number(/^(?:star|last)(\d)/.exec(id)?.[1] ?? 5))
  expect(winsOf(id, selection, among) * Number(den)).toBe(bets * Number(num) * among.length)
})

/** Digits in a circle, written down and not computed. */
const circle = '01234567890123456789'
const isRow = (part: string) =>
  ['012', '021', '102', '120', '201', '210'].some((order) =>
    circle.includes([...order].map((at) => part[Number(at)]).join('')),
  )
const touches = (a = '', b = '') => circle.includes(a + b) || circle.includes(b + a)
const isPair = (part: string) => new Set(part).size === 2
const isHalf = (part: string) => {
  const [a, b, c] = part
  return new Set(part).size === 3 && !isRow(part) && (touches(a, b) || touches(b, c) || touches(a, c))
}

it.each([
  ['leopard', (part: string) => new Set(part).size === 1, 10],
  ['straight', isRow, 60],
  ['pair', isPair, 270],
  ['half', isHalf, 360],
  ['mixed', (part: string) => new Set(part).size === 3 && !isRow(part) && !isHalf(part), 300],
] as const)('%s wins for the first, middle and last three as often as it should', (kind, isWon, ways) => {
  for (const [from, part] of ['first3', 'mid3', 'last3'].entries()) {
    const [bet, at] = [`${part}_${kind}`, from]
    expect(chance(bet)).toBe(share(ways, 1000))
    for (let digits = 0; digits < 1000; digits += 1) {
      const text = `${digits}`.padStart(3, '0')
      const draw = `${'00'.slice(0, at)}${text}${'00'.slice(at)}`
      expect(wins(bet, null, draw)).toBe(isWon(text) ? 1 : 0)
    }
  }
})

it('890 and 901 are straights', () => {
  expect(['89012', '90123'].map((draw) => wins('first3_straight', null, draw))).toEqual([1, 1])
})

const last = (draw: string, digits: number) => [...draw.slice(-digits)].map(Number)
const sum = (digits: number[]) => digits.reduce((all, digit) => all + digit, 0)

it.each([
  ['star2_sum', 18, 2, sum],
  ['star3_sum', 27, 3, sum],
  ['star3_span', 9, 3, (digits: number[]) => Math.max(...digits) - Math.min(...digits)],
] as const)('%s: each value comes as often as its odds say', (id, max, digits, of) => {
  const counts = Array.from({ length: max + 1 }, () => 0)
  for (const draw of draws.slice(0, 10 ** digits))
    counts[of(last(draw, digits))] = (counts[of(last(draw, digits))] ?? 0) + 1
  for (const [value, ways] of counts.entries()) {
    expect(chance(`${id}_${value}`)).toBe(share(ways, 10 ** digits))
    const won = draws.slice(0, 10 ** digits).reduce((total, draw) => total + wins(id, [value], draw), 0)
    expect(won).toBe(ways)
  }
})

it('total, dragon, tiger and tie', () => {
  const of = (bet: string) => share(winsOf(bet, null), draws.length)
  for (const bet of ['total_big', 'total_small', 'total_odd', 'total_even', 'dragon', 'tiger', 'tie']) {
    expect(chance(bet)).toBe(of(bet))
  }
  expect([chance('total_big'), chance('dragon'), chance('tie')]).toEqual(['1/2', '9/20', '1/10'])
  expect(gross('tie')).toBe('9.7')
})

it('names what it cannot read', () => {
  expect(refusal('star2_direct', [[1]])).toBe('')
  expect(refusal('star2_direct', [[1], []])).toBe('1')
  expect(refusal('star5_group60', { multi: [1], single: [1, 2] })).toBe('single')
  expect(refusal('star5_group60', { multi: [1], single: [1, 2, 3] })).toBe('single')
  expect(refusal('position', { place: 5, digits: [1] })).toBe('place')
  expect(ssc.readDraw('7075')).toMatchObject({ ok: false })
  expect(ssc.readDraw('70755')).toEqual({ ok: true, value: '70755' })
})
