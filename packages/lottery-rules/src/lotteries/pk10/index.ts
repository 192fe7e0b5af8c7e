import { fraction } from '@fairground/game-rules/exact'
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

const runners = 10
const choices = texts(range(1, runners))
const places = texts(range(0, runners - 1))

type Draw = readonly number[]

/** The first two, whatever their order. */
const everyPair = everyChoice(range(1, runners), 2)
const pairSum = ([first = 0, second = 0]: Draw): number => first + second
const sum = plainPlays<Draw, Draw>(
  'sum',
  () => everyPair,
  (draw) => draw.slice(0, 2),
)
const half = () => fraction(1, 2)

const direct = (k: number) =>
  directPlay<Draw>({
    ...{ id: `first${k}_direct`, tab: 'first', choices, places: places.slice(0, k), isDistinct: true },
    row: ruled(`first${k}_direct`, () => fraction(1, k === 2 ? 90 : 720)),
    drawn: (draw) => texts(draw.slice(0, k)),
  })
const group = (k: number) =>
  subsetPlay<Draw>({
    ...{ id: `first${k}_group`, tab: 'first', choices, k },
    row: ruled(`first${k}_group`, () => fraction(1, k === 2 ? 45 : 120)),
    target: (draw) => texts(draw.slice(0, k)),
  })
/** Each place that is chosen is a single bet on its number. */
const ofPlace = (id: string, isWon: (runner: number) => boolean) =>
  eachPlay<Draw>({
    ...{ id: `place_${id}`, tab: 'sides', choices: places },
    rows: [ruled(`place_${id}`, half)],
    wins: (draw) => (place) => isWon(draw[Number(place)] ?? 0),
  })
/** Place 1 against place 10, 2 against 9 … 5 against 6; each that is chosen is a single bet. */
const against = (id: string, isWon: (front: number, back: number) => boolean) =>
  eachPlay<Draw>({
    ...{ id, tab: 'dragon-tiger', choices: texts(range(1, runners / 2)) },
    rows: [ruled(id, half)],
    wins: (draw) => (front) => isWon(draw[Number(front) - 1] ?? 0, draw[runners - Number(front)] ?? 0),
  })

/** A race of ten: every number once. */
export const pk10: Lottery<Draw> = {
  id: 'pk10',
  version: 1,
  draw: (draws) => draws.deal(runners, runners).map((runner) => runner + 1),
  readDraw: (input) => readBalls(input, { count: runners, min: 1, max: runners, isDistinct: true }),
  board: (draw) => [{ id: 'numbers', numbers: texts(draw), look: 'ball' }],
  reveal: ['numbers'],
  plays: [
    placePlay<Draw>({
      ...{ id: 'position', tab: 'position', choices, places, drawn: texts },
      row: ruled('position', () => fraction(1, runners)),
    }),
    ...range(2, 3).map(direct),
    ...range(2, 3).map(group),
    eachPlay<Draw>({
      ...{ id: 'sum', tab: 'sum', choices: texts(range(3, 19)) },
      rows: range(3, 19).map((wanted) =>
        ruled(`sum_${wanted}`, () => chanceOver(everyPair, (pair) => pairSum(pair) === wanted)),
      ),
      rowOf: (choice) => `sum_${choice}`,
      wins: (draw) => (choice) => choice === `${pairSum(draw)}`,
    }),
    sum('sum_big', (pair) => pairSum(pair) > 11),
    sum('sum_small', (pair) => pairSum(pair) <= 11),
    sum('sum_odd', (pair) => pairSum(pair) % 2 === 1),
    sum('sum_even', (pair) => pairSum(pair) % 2 === 0),
    ofPlace('big', (runner) => runner > 5),
    ofPlace('small', (runner) => runner <= 5),
    ofPlace('odd', (runner) => runner % 2 === 1),
    ofPlace('even', (runner) => runner % 2 === 0),
    against('dragon', (front, back) => front > back),
    against('tiger', (front, back) => front < back),
  ],
}
