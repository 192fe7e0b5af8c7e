import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'

/** Undefined while a roll does not decide the bet. */
type Decide = (total: number, isHard: boolean) => Fraction | undefined

const oneRoll =
  (odds: number, totals: readonly number[]): Decide =>
  (total) =>
    totals.includes(total) ? paysToOne(odds) : lost

const place =
  (number: number, gross: Fraction): Decide =>
  (total) =>
    total === number ? gross : total === 7 ? lost : undefined

const hardway =
  (number: number, odds: number): Decide =>
  (total, isHard) => {
    if (total === number) return isHard ? paysToOne(odds) : lost
    return total === 7 ? lost : undefined
  }

const [placeSix, placeFive, placeFour] = [fraction(13, 6), fraction(12, 5), fraction(14, 5)]

/** One-roll bets, and places and hardways, which stand from the first roll until they are decided. */
export const sideBets: ReadonlyMap<string, Decide> = new Map<string, Decide>([
  [
    'field',
    (total) => (total === 2 ? paysToOne(2) : total === 12 ? paysToOne(3) : oneRoll(1, [3, 4, 9, 10, 11])(total, false)),
  ],
  ['any-seven', oneRoll(4, [7])],
  ['any-craps', oneRoll(7, [2, 3, 12])],
  ['two', oneRoll(30, [2])],
  ['three', oneRoll(15, [3])],
  ['eleven', oneRoll(15, [11])],
  ['twelve', oneRoll(30, [12])],
  ['place-4', place(4, placeFour)],
  ['place-5', place(5, placeFive)],
  ['place-6', place(6, placeSix)],
  ['place-8', place(8, placeSix)],
  ['place-9', place(9, placeFive)],
  ['place-10', place(10, placeFour)],
  ['hard-4', hardway(4, 7)],
  ['hard-6', hardway(6, 9)],
  ['hard-8', hardway(8, 9)],
  ['hard-10', hardway(10, 7)],
])

/** The most each bet returns. */
export const sideGrossMax: ReadonlyMap<string, Fraction> = new Map(
  [...sideBets].map(([spot, decide]) => {
    const rolls = Array.from({ length: 11 }, (_, index) => index + 2)
    const grosses = rolls.flatMap((total) =>
      [decide(total, true), decide(total, false)].filter((gross) => gross !== undefined),
    )
    return [spot, grosses.reduce((most, gross) => (gross.num * most.den > most.num * gross.den ? gross : most), lost)]
  }),
)
