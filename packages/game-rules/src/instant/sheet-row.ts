import { type Fraction, fraction, minus, plus, times, writeDecimal, writeFraction } from '../exact/fraction.ts'
import type { SheetRow } from './instant-game.ts'

export type { SheetRow }

/** One row of a sheet: how often the bet pays, and what it returns on average in shares of its stake. */
export function sheetRow(bet: string, probability: Fraction, rtp: Fraction): SheetRow {
  return { bet, probability: writeFraction(probability), rtp: writeFraction(rtp), decimal: writeDecimal(rtp, 8) }
}

/** The row of a bet that pays one multiplier or nothing. */
export const singlePayRow = (bet: string, probability: Fraction, x10000: number): SheetRow =>
  sheetRow(bet, probability, times(probability, fraction(x10000, 10_000)))

/** What a row of one price pays, in stakes: what comes back, by how often. */
export function paysX({ probability, rtp }: SheetRow): number {
  const [[num = '0', den = '1'], [back = '0', of = '1']] = [probability.split('/'), rtp.split('/')] as const
  const { num: x, den: per } = times(fraction(BigInt(back), BigInt(of)), fraction(BigInt(den), BigInt(num)))
  return Number(x) / Number(per)
}

/** A gross return as a multiple of the stake, and how often it comes. */
export type PaidChance = { readonly gross: Fraction; readonly chance: Fraction }

/** The row of a bet with several pays, each named where it is not the only one; what is left out pays nothing. */
export function paidRow(bet: string, paid: readonly PaidChance[]): SheetRow {
  const byGross = new Map<string, PaidChance>()
  for (const { gross, chance } of paid) {
    if (gross.num <= 0n || chance.num === 0n) continue
    const key = writeFraction(gross)
    byGross.set(key, { gross, chance: plus(chance, byGross.get(key)?.chance ?? fraction(0)) })
  }
  const list = [...byGross.values()].sort((a, b) => (minus(b.gross, a.gross).num > 0n ? 1 : -1))
  const row = sheetRow(
    bet,
    plus(...list.map(({ chance }) => chance)),
    plus(...list.map(({ gross, chance }) => times(gross, chance))),
  )
  if (list.length < 2) return row
  const outcomes = list.map(({ gross, chance }) => ({
    gross: writeFraction(gross),
    probability: writeFraction(chance),
  }))
  return { ...row, outcomes }
}

/** One outcome of a bet with several pays. */
export type Outcome = { readonly chance: Fraction; readonly x10000: number }

/** The row of a bet with several pays; outcomes that are left out pay nothing. */
export function outcomesRow(bet: string, outcomes: readonly Outcome[]): SheetRow {
  return paidRow(
    bet,
    outcomes.map(({ chance, x10000 }) => ({ gross: fraction(x10000, 10_000), chance })),
  )
}
