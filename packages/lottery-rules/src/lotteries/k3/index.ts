import { fraction } from '@fairground/game-rules/exact'
import type { Lottery } from '../../base/index.ts'
import {
  chanceOver,
  eachPlay,
  groupPlay,
  type MultiSingle,
  plainPlays,
  range,
  ruled,
  subsetPlay,
  texts,
} from '../../fast/index.ts'
import { everyThrow, isTriple, sumOf, sumPlay, type Throw, throwDraw, triplePlay } from './throws.ts'

const choices = texts(range(1, 6))
const plain = (tab: string) =>
  plainPlays<Throw, Throw>(
    tab,
    () => everyThrow,
    (dice) => dice,
  )
const chance = (isLike: (dice: Throw) => boolean) => () => chanceOver(everyThrow, isLike)
const [sum, straight, triple] = [plain('sum'), plain('straight'), plain('triple')]

const timesOf = (dice: Throw, face: string): number => dice.filter((die) => `${die}` === face).length
const kinds = (dice: Throw): readonly string[] => [...new Set(texts(dice))]

function isStraight(dice: Throw): boolean {
  const [low = 0, middle, high] = [...dice].sort((a, b) => a - b)
  return middle === low + 1 && high === low + 2
}

function pairAndOther(dice: Throw): MultiSingle | undefined {
  const faces = kinds(dice)
  if (faces.length !== 2) return undefined
  return {
    multi: faces.filter((face) => timesOf(dice, face) === 2),
    single: faces.filter((face) => timesOf(dice, face) === 1),
  }
}

/** Three dice. */
export const k3: Lottery<Throw> = {
  id: 'k3',
  version: 1,
  ...throwDraw,
  plays: [
    sumPlay,
    sum('big', (dice) => sumOf(dice) >= 11),
    sum('small', (dice) => sumOf(dice) <= 10),
    sum('odd', (dice) => sumOf(dice) % 2 === 1),
    sum('even', (dice) => sumOf(dice) % 2 === 0),
    triplePlay,
    triple('triple_any', isTriple),
    straight('straight_any', isStraight),
    subsetPlay<Throw>({
      ...{ id: 'three_different', tab: 'three', choices, k: 3 },
      row: ruled('three_different', () => fraction(6, everyThrow.length)),
      target: (dice) => (kinds(dice).length === 3 ? kinds(dice) : undefined),
    }),
    groupPlay<Throw>({
      ...{ id: 'pair_single_aab', tab: 'pair', choices, multi: 1, single: 1, parts: pairAndOther },
      row: ruled('pair_single_aab', () => fraction(3, everyThrow.length)),
    }),
    eachPlay<Throw>({
      ...{ id: 'pair_multi_aa', tab: 'pair', choices },
      rows: [
        ruled(
          'pair_multi_aa',
          chance((dice) => timesOf(dice, '1') >= 2),
        ),
      ],
      wins: (dice) => (face) => timesOf(dice, face) >= 2,
    }),
    subsetPlay<Throw>({
      ...{ id: 'two_different', tab: 'two', choices, k: 2 },
      row: ruled(
        'two_different',
        chance((dice) => dice.includes(1) && dice.includes(2)),
      ),
      // All three of one kind hold no two different numbers.
      target: (dice) => (isTriple(dice) ? undefined : kinds(dice)),
    }),
    eachPlay<Throw>({
      ...{ id: 'one_number', tab: 'one', choices },
      rows: [
        ruled(
          'one_number',
          chance((dice) => dice.includes(1)),
        ),
      ],
      wins: (dice) => (face) => timesOf(dice, face) > 0,
    }),
  ],
}
