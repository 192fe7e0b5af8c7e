import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { refuse } from '@fairground/game-rules/read-input'
import type { Lottery, Play } from '../../base/index.ts'
import {
  chanceOver,
  directPlay,
  eachPlay,
  groupPlay,
  placePlay,
  plainPlays,
  range,
  ruled,
  subsetPlay,
  texts,
} from '../../fast/index.ts'
import { type Digits, digitsOf, everyDigits, patternOf, spanOf, sumOf, threeKind } from './digits.ts'

const length = 5
const choices = texts(range(0, 9))
const places = texts(range(0, length - 1))
/** Bets on fewer digits are on the last ones. */
const last = (draw: string, count: number): Digits => digitsOf(draw.slice(-count))

const direct = (count: number) =>
  directPlay<string>({
    ...{ id: `star${count}_direct`, tab: `star${count}`, choices, places: places.slice(-count) },
    row: ruled(`star${count}_direct`, () => fraction(1, 10 ** count)),
    drawn: (draw) => texts(last(draw, count)),
  })

/** So many orders make one group. */
const groupChance = (orders: number, count: number) => (): Fraction => fraction(orders, 10 ** count)

/** The digits that come so often, where the digits are of this pattern. */
function ofPattern(digits: Digits, times: string, each: number): readonly string[] | undefined {
  const pattern = patternOf(digits)
  return pattern.times === times ? pattern.byTimes.get(each) : undefined
}

/** Different digits in any order. */
const different = (id: string, count: number, orders: number) =>
  subsetPlay<string>({
    ...{ id, tab: `star${count}`, choices, k: count, row: ruled(id, groupChance(orders, count)) },
    target: (draw) => ofPattern(last(draw, count), '1'.repeat(count), 1),
  })

type Part = readonly [times: number, digits: number]
type Group = {
  /** In so many orders can one group come. */
  readonly orders: number
  readonly count: number
  readonly multi: Part
  readonly single: Part
  readonly isOneList?: true
}

/** Some digits that come several times, and others, in any order. */
function group(id: string, { orders, count, multi, single, isOneList }: Group): Play<unknown, string> {
  const times = `${multi[0]}`.repeat(multi[1]) + `${single[0]}`.repeat(single[1])
  return groupPlay<string>({
    ...{ id, tab: `star${count}`, choices, multi: multi[1], single: single[1], ...(isOneList && { isOneList }) },
    row: ruled(id, groupChance(orders, count)),
    parts(draw) {
      const pattern = patternOf(last(draw, count))
      if (pattern.times !== times) return undefined
      return { multi: pattern.byTimes.get(multi[0]) ?? [], single: pattern.byTimes.get(single[0]) ?? [] }
    },
  })
}

/** A figure of the last digits, each value a single bet with odds of its own. */
const figure = (id: string, count: number, max: number, of: (digits: Digits) => number) =>
  eachPlay<string>({
    ...{ id, tab: `star${count}`, choices: texts(range(0, max)) },
    rows: range(0, max).map((value) =>
      ruled(`${id}_${value}`, () => chanceOver(everyDigits(count), (digits) => of(digits) === value)),
    ),
    rowOf: (choice) => `${id}_${choice}`,
    wins: (draw) => (choice) => choice === `${of(last(draw, count))}`,
  })

/** All of these digits are among the last three. */
const contains = (codes: number) =>
  subsetPlay<string>({
    ...{ id: `last3_contains_${codes}`, tab: 'star3', choices, k: codes },
    row: ruled(`last3_contains_${codes}`, () =>
      chanceOver(everyDigits(3), (digits) => range(1, codes).every((code) => digits.includes(code))),
    ),
    target(draw) {
      const seen = [...new Set(texts(last(draw, 3)))]
      return seen.length < codes ? undefined : seen
    },
  })

const kinds = ['leopard', 'straight', 'pair', 'half', 'mixed'] as const
const threes = (['first3', 'mid3', 'last3'] as const).flatMap((part, from) => {
  const plain = plainPlays<string, Digits>(
    'three',
    () => everyDigits(3),
    (draw) => digitsOf(draw.slice(from, from + 3)),
  )
  return kinds.map((kind) => plain(`${part}_${kind}`, (digits) => threeKind(digits) === kind))
})
const total = plainPlays<string, Digits>('total', () => everyDigits(length), digitsOf)
const side = plainPlays<string, Digits>(
  'dragon-tiger',
  () => everyDigits(2),
  (draw) => [Number(draw[0]), Number(draw[length - 1])],
)

/** Five digits. */
export const ssc: Lottery<string> = {
  id: 'ssc',
  version: 1,
  draw: (draws) =>
    range(1, length)
      .map(() => draws.int(10))
      .join(''),
  readDraw: (input) =>
    typeof input === 'string' && /^\d{5}$/.test(input) ? { ok: true, value: input } : refuse('', 'a text of 5 digits'),
  board: (draw) => [{ id: 'numbers', numbers: [...draw], look: 'ball' }],
  reveal: ['numbers'],
  plays: [
    placePlay<string>({
      ...{ id: 'position', tab: 'position', choices, places, drawn: (draw) => [...draw] },
      row: ruled('position', () => fraction(1, 10)),
    }),
    direct(5),
    different('star5_group120', 5, 120),
    group('star5_group60', { orders: 60, count: 5, multi: [2, 1], single: [1, 3] }),
    group('star5_group30', { orders: 30, count: 5, multi: [2, 2], single: [1, 1] }),
    group('star5_group20', { orders: 20, count: 5, multi: [3, 1], single: [1, 2] }),
    group('star5_group10', { orders: 10, count: 5, multi: [3, 1], single: [2, 1] }),
    group('star5_group5', { orders: 5, count: 5, multi: [4, 1], single: [1, 1] }),
    direct(4),
    different('star4_group24', 4, 24),
    group('star4_group12', { orders: 12, count: 4, multi: [2, 1], single: [1, 2] }),
    subsetPlay<string>({
      ...{ id: 'star4_group6', tab: 'star4', choices, k: 2, row: ruled('star4_group6', groupChance(6, 4)) },
      target: (draw) => ofPattern(last(draw, 4), '22', 2),
    }),
    group('star4_group4', { orders: 4, count: 4, multi: [3, 1], single: [1, 1] }),
    direct(3),
    group('star3_group3', { orders: 3, count: 3, multi: [2, 1], single: [1, 1], isOneList: true }),
    different('star3_group6', 3, 6),
    figure('star3_sum', 3, 27, sumOf),
    figure('star3_span', 3, 9, spanOf),
    contains(1),
    contains(2),
    direct(2),
    different('star2_group', 2, 2),
    figure('star2_sum', 2, 18, sumOf),
    ...threes,
    total('total_big', (digits) => sumOf(digits) >= 23),
    total('total_small', (digits) => sumOf(digits) < 23),
    total('total_odd', (digits) => sumOf(digits) % 2 === 1),
    total('total_even', (digits) => sumOf(digits) % 2 === 0),
    side('dragon', ([first = 0, fifth = 0]) => first > fifth),
    side('tiger', ([first = 0, fifth = 0]) => first < fifth),
    side('tie', ([first, fifth]) => first === fifth),
  ],
}
