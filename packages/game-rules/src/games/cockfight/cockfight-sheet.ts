import { dividedBy, type Fraction, fraction, minus } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow } from '../../instant/sheet-row.ts'
import { chanceOf, fightEnds, formMax, formMin, formWhole } from './chances.ts'
import { type CockfightSpot, cockfightGross, pricesOf } from './cockfight.ts'

/** Forms that stand for all: even, the bounds, and those whose side returns most and least. */
export const sheetForms = (): number[] => {
  const [least, most] = boundsOf()
  return [...new Set([formWhole / 2, formMin, formMax, least, most])]
}

/** The sides by their share of decided fights in ten-thousandths, and the draws, which no form changes. */
export const cockfightSheet = (): SheetRow[] => [
  ...sheetForms().map((form) => rowAt(`side-${form}`, 'meron', form)),
  rowAt('bdd', 'bdd', formWhole / 2),
  rowAt('ftd', 'ftd', formWhole / 2),
]

const rowAt = (name: string, spot: CockfightSpot, form: number): SheetRow =>
  paidRow(
    name,
    fightEnds.map((end) => ({
      gross: cockfightGross(spot, { card: { prices: pricesOf(form) }, result: { end } }),
      chance: chanceOf(end, form),
    })),
  )

/** The forms at which a decided side returns least and most: the price is cut to hundredths. */
function boundsOf(): [least: number, most: number] {
  let [least, most] = [formMin, formMin]
  for (let form = formMin; form <= formMax; form += 1) {
    if (minus(decidedReturn(form), decidedReturn(least)).num < 0n) least = form
    if (minus(decidedReturn(form), decidedReturn(most)).num > 0n) most = form
  }
  return [least, most]
}

const decidedReturn = (form: number): Fraction =>
  dividedBy(fraction(form * pricesOf(form).meron), fraction(100 * formWhole))
