import type { Fraction } from '../../exact/fraction.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

/** Three dice in the order thrown, 1 … 6. */
export type Dice = readonly [number, number, number]

export type DiceEvent = { readonly type: 'dice'; readonly dice: Dice; readonly total: number }

const faces = [1, 2, 3, 4, 5, 6]
const totalPays: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 30,
  17: 60,
}

/** Gross pay of a place, as a multiple of its stake. */
type Pays = (dice: Dice) => Fraction

const isTriple: (dice: Dice) => boolean = ([a, b, c]) => a === b && b === c
const totalOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const countOf = (dice: Dice, face: number): number => dice.filter((die) => die === face).length
const pays = (odds: number, isWon: boolean): Fraction => (isWon ? paysToOne(odds) : lost)
const evenChance =
  (isWon: (total: number) => boolean): Pays =>
  (dice) =>
    pays(1, !isTriple(dice) && isWon(totalOf(dice)))

/** Every place of the layout. A triple loses small, big, odd and even. */
const places = new Map<string, Pays>([
  ['small', evenChance((total) => total <= 10)],
  ['big', evenChance((total) => total >= 11)],
  ['odd', evenChance((total) => total % 2 === 1)],
  ['even', evenChance((total) => total % 2 === 0)],
  ...Object.entries(totalPays).map(([total, odds]): [string, Pays] => [
    `total-${total}`,
    (dice) => pays(odds, totalOf(dice) === Number(total)),
  ]),
  ...faces.map((face): [string, Pays] => [
    `single-${face}`,
    (dice) => pays(countOf(dice, face), countOf(dice, face) > 0),
  ]),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high): [string, Pays] => [
        `pair-${low}-${high}`,
        (dice) => pays(6, dice.includes(low) && dice.includes(high)),
      ]),
  ),
  ...faces.map((face): [string, Pays] => [`double-${face}`, (dice) => pays(10, countOf(dice, face) >= 2)]),
  ...faces.map((face): [string, Pays] => [`triple-${face}`, (dice) => pays(180, countOf(dice, face) === 3)]),
  ['any-triple', (dice) => pays(30, isTriple(dice))],
])

/** All 216 throws. */
export const everyThrow: readonly Dice[] = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])))

export const sicBo = spotGame<string, Dice, DiceEvent>({
  id: 'sic-bo',
  version: 1,
  spots: [...places.keys()],
  draw: (draws) => [draws.int(6) + 1, draws.int(6) + 1, draws.int(6) + 1],
  eventsOf: (dice) => [{ type: 'dice', dice, total: totalOf(dice) }],
  grossOf: sicBoGross,
  opposites: [['small', 'big'], ['odd', 'even'], Object.keys(totalPays).map((total) => `total-${total}`)],
  worstOutcomes: everyThrow,
})

/** Gross multiple of a chip at `spot` for a throw. */
export function sicBoGross(spot: string, dice: Dice): Fraction {
  return places.get(spot)?.(dice) ?? lost
}
