import { choose, type Fraction, fraction } from '@fairground/game-rules/exact'
import type { Lottery } from '../../base/index.ts'
import {
  chanceOver,
  directPlay,
  eachPlay,
  everyChoice,
  placePlay,
  plainPlays,
  range,
  readBalls,
  ruled,
  subsetPlay,
  texts,
} from '../../fast/index.ts'

const [balls, drawn] = [11, 5]
const choices = texts(range(1, balls))
const places = texts(range(0, drawn - 1))

type Draw = readonly number[]

let known: readonly Draw[] | undefined
/** The numbers that can be drawn, whatever their order. */
const everySet = (): readonly Draw[] => {
  known ??= everyChoice(range(1, balls), drawn)
  return known
}
const sumOf = (draw: Draw): number => draw.reduce((sum, ball) => sum + ball, 0)
const oddOf = (draw: Draw): number => draw.filter((ball) => ball % 2 === 1).length
const sum = plainPlays<Draw, Draw>('sum', everySet, (draw) => draw)
/** Any two of the numbers in either order. */
const side = plainPlays<Draw, Draw>(
  'dragon-tiger',
  () =>
    everyChoice(range(1, balls), 2).flatMap(([a = 0, b = 0]) => [
      [a, b],
      [b, a],
    ]),
  (draw) => [draw[0] ?? 0, draw[4] ?? 0],
)

/** All k are drawn, or with more than five, all five are among them. */
const anyChance = (k: number): Fraction =>
  k <= drawn ? fraction(choose(drawn, k), choose(balls, k)) : fraction(choose(k, drawn), choose(balls, drawn))

/** Exactly these, in this order. */
const listChance = (k: number): Fraction =>
  fraction(
    1,
    Array.from({ length: k }, (_, at) => balls - at).reduce((product, left) => product * left, 1),
  )

const any = (k: number) =>
  subsetPlay<Draw>({
    ...{ id: `any_${k}`, tab: 'any', choices, k, target: texts },
    row: ruled(`any_${k}`, () => anyChance(k)),
  })
const direct = (k: number) =>
  directPlay<Draw>({
    ...{ id: `first${k}_direct`, tab: 'first', choices, places: places.slice(0, k), isDistinct: true },
    row: ruled(`first${k}_direct`, () => listChance(k)),
    drawn: (draw) => texts(draw.slice(0, k)),
  })
const group = (k: number) =>
  subsetPlay<Draw>({
    ...{ id: `first${k}_group`, tab: 'first', choices, k },
    row: ruled(`first${k}_group`, () => fraction(1, choose(balls, k))),
    target: (draw) => texts(draw.slice(0, k)),
  })

/** Five of eleven numbers, in their order. */
export const elevenFive: Lottery<Draw> = {
  id: '11x5',
  version: 1,
  draw: (draws) => draws.deal(balls, drawn).map((ball) => ball + 1),
  readDraw: (input) => readBalls(input, { count: drawn, min: 1, max: balls, isDistinct: true }),
  board: (draw) => [{ id: 'numbers', numbers: texts(draw), look: 'ball' }],
  reveal: ['numbers'],
  plays: [
    ...range(1, 8).map(any),
    ...range(1, 3).map(direct),
    ...range(2, 3).map(group),
    eachPlay<Draw>({
      ...{ id: 'first3_contains', tab: 'first', choices },
      rows: [ruled('first3_contains', () => fraction(3, balls))],
      wins: (draw) => (ball) => texts(draw.slice(0, 3)).includes(ball),
    }),
    placePlay<Draw>({
      ...{ id: 'position', tab: 'position', choices, places, drawn: texts },
      row: ruled('position', () => fraction(1, balls)),
    }),
    sum(
      'sum_big',
      (draw) => sumOf(draw) > 30,
      (draw) => sumOf(draw) === 30,
    ),
    sum(
      'sum_small',
      (draw) => sumOf(draw) < 30,
      (draw) => sumOf(draw) === 30,
    ),
    sum('sum_odd', (draw) => sumOf(draw) % 2 === 1),
    sum('sum_even', (draw) => sumOf(draw) % 2 === 0),
    side('dragon', ([first = 0, last = 0]) => first > last),
    side('tiger', ([first = 0, last = 0]) => first < last),
    eachPlay<Draw>({
      ...{ id: 'odd_count', tab: 'sum', choices: texts(range(0, drawn)) },
      rows: range(0, drawn).map((count) =>
        ruled(`odd_count_${count}`, () => chanceOver(everySet(), (draw) => oddOf(draw) === count)),
      ),
      rowOf: (choice) => `odd_count_${choice}`,
      wins: (draw) => (choice) => choice === `${oddOf(draw)}`,
    }),
  ],
}
