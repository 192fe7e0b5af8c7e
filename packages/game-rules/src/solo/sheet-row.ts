import { type Fraction, fraction, plus, times, writeDecimal, writeFraction } from '../exact/fraction.ts'
import type { SheetRow } from './solo-game.ts'

/** One row of a sheet: how often the bet pays, and what it returns on average in shares of its stake. */
export function sheetRow(bet: string, probability: Fraction, rtp: Fraction): SheetRow {
  return { bet, probability: writeFraction(probability), rtp: writeFraction(rtp), decimal: writeDecimal(rtp, 8) }
}

/** The row of a bet that pays one multiplier or nothing. */
export const singlePayRow = (bet: string, probability: Fraction, x10000: number): SheetRow =>
  sheetRow(bet, probability, times(probability, fraction(x10000, 10_000)))

/** One outcome of a bet with several pays. */
export type Outcome = { readonly chance: Fraction; readonly x10000: number }

/** The row of a bet with several pays; outcomes that are left out pay nothing. */
export function outcomesRow(bet: string, outcomes: readonly Outcome[]): SheetRow {
  const paying = outcomes.filter(({ x10000 }) => x10000 > 0)
  const returned = paying.map(({ chance, x10000 }) => times(chance, fraction(x10000, 10_000)))
  return sheetRow(bet, plus(...paying.map(({ chance }) => chance)), plus(...returned))
}
