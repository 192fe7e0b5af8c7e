import { fraction } from '@fairground/game-rules/exact'
import type { Lottery, Play } from '../../base/index.ts'
import { chanceOver, eachPlay, everyList, range, readBalls, ruled, texts } from '../../fast/index.ts'

// Three dice, for every lottery that is thrown with them.
export type Throw = readonly number[]

const faces = range(1, 6)
export const everyThrow: readonly Throw[] = everyList(faces, 3)

export const sumOf = (dice: Throw): number => dice.reduce((sum, die) => sum + die, 0)
export const isTriple = ([a, b, c]: Throw): boolean => a === b && b === c

/** Draw, reading and board of three dice. */
export const throwDraw = {
  draw: (draws) => [0, 0, 0].map(() => draws.int(6) + 1),
  readDraw: (input) => readBalls(input, { count: 3, min: 1, max: 6, isDistinct: false }),
  board: (dice) => [{ id: 'numbers', numbers: texts(dice), look: 'die' }],
  reveal: ['numbers'],
} satisfies Partial<Lottery<Throw>>

/** The sum, each a single bet with odds of its own: `sum_3` to `sum_18`. */
export const sumPlay: Play<readonly string[], Throw> = eachPlay<Throw>({
  ...{ id: 'sum', tab: 'sum', choices: texts(range(3, 18)) },
  rows: range(3, 18).map((sum) => ruled(`sum_${sum}`, () => chanceOver(everyThrow, (dice) => sumOf(dice) === sum))),
  rowOf: (choice) => `sum_${choice}`,
  wins: (dice) => (choice) => choice === `${sumOf(dice)}`,
})

/** Three of one kind; each kind is a single bet. */
export const triplePlay: Play<readonly string[], Throw> = eachPlay<Throw>({
  ...{ id: 'triple_single', tab: 'triple', choices: texts(faces) },
  rows: [ruled('triple_single', () => fraction(1, everyThrow.length))],
  wins: (dice) => (choice) => isTriple(dice) && choice === `${dice[0]}`,
})
