import { dividedBy, type Fraction, fraction, minus } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { paidRow } from '../../instant/sheet-row.ts'
import { championPrice, seasonRuns } from './champion.ts'
import { chanceOf, fightEnds, formMax, formMin, formWhole } from './chances.ts'
import { type CockfightSpot, cockfightGross, pricesOf } from './cockfight.ts'

/** Forms that stand for all: even, the bounds, and those whose side returns most and least. */
export const sheetForms = (): number[] => {
  const [least, most] = boundsOf()
  return [...new Set([formWhole / 2, formMin, formMax, least, most])]
}

/** Of so many seasons of ten thousand that are played on a bird became champion: the least that is offered, and more. */
export const championWins = [200, 1_000, 5_000] as const

/** The sides by their share of decided fights in ten-thousandths, the draws, which no form changes, and the champion. */
export const cockfightSheet = (): SheetRow[] => [
  ...sheetForms().map((form) => rowAt(`side-${form}`, 'meron', form)),
  rowAt('bdd', 'bdd', formWhole / 2),
  rowAt('ftd', 'ftd', formWhole / 2),
  ...championWins.map((won) =>
    paidRow(`champion-${won}`, [
      { gross: championGross(won), chance: fraction(won, seasonRuns) },
      { gross: fraction(0), chance: fraction(seasonRuns - won, seasonRuns) },
    ]),
  ),
]

/** What a bird pays that won so many of the seasons that were played on. */
export const championGross = (won: number): Fraction => fraction(championPrice(won, seasonRuns) ?? 0, 100)

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
