import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShorthand } from './parse.ts'
import type { ShorthandRegion } from './words.ts'

const bets = (region: ShorthandRegion, text: string) =>
  readShorthand(region, text).bets.map(({ bet, numbers, stake, count, province }) =>
    [bet, numbers.join(' '), Number(stake), count, province].filter((part) => part !== undefined && part !== ''),
  )
const unread = (region: ShorthandRegion, text: string) => {
  const read = readShorthand(region, text)
  expect(read.bets).toEqual([])
  return read.unread.map(({ text: part, at }) => [part, at])
}

describe('[games 12.10] a line of bets is read', () => {
  it.each([
    ['north', '12 34 56 lo 50k', [['lo2', '12 34 56', 50_000, 3]]],
    ['north', '12-19 de 10n', [['de', '12 13 14 15 16 17 18 19', 10_000, 8]]],
    [
      'north',
      'đầu 3 đuôi 7 100k',
      [
        ['dau', '3', 100_000, 1],
        ['duoi', '7', 100_000, 1],
      ],
    ],
    ['south', 'xc 123 đảo 20', [['xc', '123 132 213 231 312 321', 20_000, 6]]],
    ['south', 'bl 88 10', [['lo2', '88', 10_000, 1]]],
    ['north', 'đá 12 34 5', [['xien2', '12 34', 5_000, 1]]],
    ['north', 'đá 12 34 56 5', [['xien2', '12 34 56', 5_000, 3]]],
    ['north', 'lo kéo 10 đến 13 5k', [['lo2', '10 11 12 13', 5_000, 4]]],
    ['north', 'kéo 08 đến 11 đề 5k', [['de', '08 09 10 11', 5_000, 4]]],
    [
      'north',
      '12 34 lo 50k de 10k',
      [
        ['lo2', '12 34', 50_000, 2],
        ['de', '12 34', 10_000, 2],
      ],
    ],
    [
      'north',
      'LÔ 12 34 50K ĐỀ 10K',
      [
        ['lo2', '12 34', 50_000, 2],
        ['de', '12 34', 10_000, 2],
      ],
    ],
    ['north', '123 lo 1tr', [['lo3', '123', 1_000_000, 1]]],
    ['north', '1234 bl 1,5tr', [['lo4', '1234', 1_500_000, 1]]],
    [
      'north',
      '12 345 lo 10ng',
      [
        ['lo2', '12', 10_000, 1],
        ['lo3', '345', 10_000, 1],
      ],
    ],
    ['north', '12,34.56 lo 50', [['lo2', '12 34 56', 50_000, 3]]],
    ['north', 'tài 100k', [['tai', 100_000, 1]]],
    ['north', '3 càng 123 5k', [['cang3', '123', 5_000, 1]]],
    ['north', 'xiên 3 12 34 56 5k', [['xien3', '12 34 56', 5_000, 1]]],
    ['north', 'ba càng 123 5k', [['cang3', '123', 5_000, 1]]],
    ['south', 'hcm 12 de 20k', [['duoi2', '12', 20_000, 1, 'hcm']]],
    ['south', 'TPHCM xỉu chủ 123 20k', [['xc', '123', 20_000, 1, 'hcm']]],
    ['south', 'dt 12 dd 20k', [['dauduoi', '12', 20_000, 1, 'dt']]],
    [
      'south',
      '12 34 đầu 20k đuôi 5k',
      [
        ['dau_g8', '12 34', 20_000, 2],
        ['duoi2', '12 34', 5_000, 2],
      ],
    ],
    ['south', '21 12 đảo lo 5k', [['lo2', '12 21', 5_000, 2]]],
    [
      'north',
      '21 12 lo 5k\n99 de 1tr',
      [
        ['lo2', '21 12', 5_000, 2],
        ['de', '99', 1_000_000, 1],
      ],
    ],
    ['north', '12 34 56 78 truot4 5 k', [['truot4', '12 34 56 78', 5_000, 1]]],
    ['north', '', []],
    ['north', '١٢ ३४ lo ５０k', [['lo2', '12 34', 50_000, 2]]],
    ['north', '𝟏𝟐 lo 5k', [['lo2', '12', 5_000, 1]]],
    ['north', 'đá kéo 12 đến 14 5k', [['xien2', '12 13 14', 5_000, 3]]],
  ] as const)('%s: %s', (region, text, expected) => {
    expect(bets(region, text)).toEqual(expected)
  })
})

describe('what is not understood is marked at its place, and nothing of the line is bet', () => {
  it.each([
    ['north', '12 lo abc 50k', [['abc', 6]]],
    [
      'north',
      'a 12 b lo 50k',
      [
        ['a', 0],
        ['b', 5],
      ],
    ],
    ['north', '12 34 lo', [['lo', 6]]],
    ['north', '12 34 50k', [['50k', 6]]],
    ['north', '12 34', [['34', 3]]],
    ['north', 'xc 123 20k', [['xc', 0]]],
    ['north', 'hcm 12 lo 20k', [['hcm', 0]]],
    ['north', '1 12 lo 20k', [['1', 0]]],
    ['north', '12 12 lo 20k', [['12', 3]]],
    ['north', '12 lo 10k 34 de 5k', [['34', 10]]],
    ['north', '12 lo 34 50k', [['34', 6]]],
    ['north', '12 đá 5k', [['đá', 3]]],
    ['north', 'xiên 12 34 5k', [['xiên', 0]]],
    ['north', 'ba càng 1234 5k', [['1234', 8]]],
    ['north', '19-12 de 10n', [['19-12', 0]]],
    ['north', 'kéo 10 đến', [['kéo 10 đến', 0]]],
    ['north', 'đá 12-34 5k', [['12-34', 3]]],
    ['north', '12-34 xiên 2 5k', [['12-34', 0]]],
    ['north', 'đầu 3 đuôi 7', [['đuôi', 6]]],
    ['north', 'đầu 3 đuôi 100k', [['đuôi', 6]]],
    ['north', 'lo 12 50k de 10 tai 5', [['10', 13]]],
    ['north', '12 lo 0', [['0', 6]]],
    ['north', '12 lo 05', [['05', 6]]],
    ['north', '12 lo -5k', [['-5k', 6]]],
    ['north', '12 lo 50k đảo', [['đảo', 10]]],
    ['north', 'đảo 12 lo 50k', [['đảo', 0]]],
    ['north', '12 tài 5k 6', [['6', 10]]],
    ['north', '12 tài 5k', [['12', 0]]],
    ['north', 'tài đảo 5k', [['tài', 0]]],
    ['north', 'đá 12 34 đảo 5k', [['đá', 0]]],
    ['north', '99 de 1tr\n12 lo', [['lo', 13]]],
    ['south', 'hcm', [['hcm', 0]]],
    ['south', '12 xc 5k', [['12', 0]]],
    ['south', '😀 12 lo 5k', [['😀', 0]]],
    [
      'south',
      '12 😀 lo x',
      [
        ['😀', 3],
        ['x', 8],
      ],
    ],
  ] as const)('%s: %s', (region, text, expected) => {
    expect(unread(region, text)).toEqual(expected)
  })
})

const region = fc.constantFrom<ShorthandRegion>('north', 'south')
const number = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((value) => `${value}`.padStart(digits, '0'))
const numbers = (digits: number, min: number) => fc.uniqueArray(number(digits), { minLength: min, maxLength: 6 })
const clear = fc.oneof(
  ...([2, 3, 4] as const).map((digits) => numbers(digits, 1).map((list) => ({ word: 'lo', bet: `lo${digits}`, list }))),
  ...([2, 3, 4] as const).map((k) => numbers(2, k).map((list) => ({ word: `xien${k}`, bet: `xien${k}`, list }))),
  numbers(1, 1).map((list) => ({ word: 'duoi', bet: 'duoi', list })),
)
const thousands = fc.integer({ min: 1, max: 999_999 })

it('reads back every clear line, whichever side the numbers stand on and however it is spaced', () => {
  fc.assert(
    fc.property(region, clear, thousands, fc.boolean(), (where, { word, bet, list }, stake, isAfter) => {
      const text = isAfter ? `${word}  ${list.join(' ')} ${stake}k` : `${list.join('  ')} ${word} ${stake}`
      const read = readShorthand(where, text)
      expect(read.unread).toEqual([])
      expect(read.bets.map((one) => [one.bet, one.numbers, one.stake])).toEqual([[bet, list, BigInt(stake) * 1_000n]])
    }),
  )
})

it('guesses nothing: an unknown word anywhere stops everything, and is the word that is named', () => {
  const stranger = fc.stringMatching(/^[b-z]{3,6}$/).filter((word) => unreadWord(word))
  fc.assert(
    fc.property(clear, thousands, stranger, fc.nat(8), ({ word, list }, stake, strange, place) => {
      const words = [...list, word, `${stake}k`]
      const at = place % (words.length + 1)
      const text = [...words.slice(0, at), strange, ...words.slice(at)].join(' ')
      expect(unread('north', text)).toEqual([[strange, text.indexOf(strange)]])
    }),
  )
})
const unreadWord = (word: string): boolean => readShorthand('north', `12 ${word} 5k`).unread[0]?.text === word

it('bets nothing that is not in the text, and never both bets and doubts', () => {
  const pieces = fc.oneof(
    fc.constantFrom('lo', 'de', 'đá', 'xc', 'đầu', 'đuôi', 'đảo', 'tài', 'kéo', 'đến', 'hcm', '10k', '5', '1tr', '3'),
    number(2),
    number(3),
  )
  fc.assert(
    fc.property(region, fc.array(pieces, { maxLength: 9 }), (where, words) => {
      const text = words.join(' ')
      const read = readShorthand(where, text)
      if (read.unread.length > 0) expect(read.bets).toEqual([])
      for (const { text: part, at } of read.unread) expect([...text].slice(at).join('').startsWith(part)).toBe(true)
      const isExpanded = words.includes('kéo') || words.includes('đến') || words.includes('đảo')
      for (const bet of read.bets) if (!isExpanded) for (const one of bet.numbers) expect(words).toContain(one)
      const stakes = new Set(words.flatMap(stakesOf))
      for (const bet of read.bets) expect(stakes).toContain(bet.stake)
      if (words.length > 0 && read.unread.length === 0) expect(read.bets.length).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
})

const stakesOf = (word: string): bigint[] => {
  if (word === '1tr') return [1_000_000n]
  const digits = /^[1-9]\d*/.exec(word)?.[0]
  return digits === undefined ? [] : [BigInt(digits) * 1_000n]
}

it('names the line of each doubt, empty lines counted, however many lines there are', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => (index % 5_000 === 4_999 ? 'sai 12 lo 5k' : '12 lo 5k'))
  const read = readShorthand('north', `\n${lines.join('\n')}`)
  expect(read.bets).toEqual([])
  expect(read.unread.map(({ line, text }) => [line, text])).toEqual([
    [5_001, 'sai'],
    [10_001, 'sai'],
  ])
})
