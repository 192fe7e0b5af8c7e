import { type Fraction, writeFraction } from '@fairground/game-rules/exact'
import { paidRow, type SheetRow } from '@fairground/game-rules/sheet-row'
import { grossOf, grossPerStake, type OddsRow, prizesOf, type Terms } from './odds.ts'
import type { Lottery } from './play.ts'

/** A row of a lottery's sheet: what one single bet costs in units, and what its prize pays for one unit. */
export type LotteryRow = SheetRow & {
  readonly costUnits: number
  /** A decimal where it has an end; left out where a bet has several prizes. */
  readonly gross?: string
}

/** Every bet with its exact chance and return; a row that several plays share stands there once. */
export function lotterySheet(lottery: Lottery, terms: Terms = {}): readonly LotteryRow[] {
  const rows = new Map(lottery.plays.flatMap(({ rows }) => rows.map((row) => [row.bet, row])))
  return [...rows.values()].map((row) => lotteryRow(row, terms))
}

export function lotteryRow(row: OddsRow, terms: Terms = {}): LotteryRow {
  const paid = row.outcomes().map((outcome) => ({ gross: grossPerStake(row, outcome, terms), chance: outcome.chance }))
  const gross = singleGross(row, terms)
  return { ...paidRow(row.bet, paid), costUnits: row.costUnits, ...(gross && { gross: writeExact(gross) }) }
}

/** What the prize of a bet pays for one unit; undefined where it has several prizes. */
export function singleGross(row: OddsRow, terms: Terms = {}): Fraction | undefined {
  const [prize, ...others] = prizesOf(row)
  return prize === undefined || others.length > 0 ? undefined : grossOf(row, prize, terms)
}

/** A decimal where it has an end, else "numerator/denominator". */
export function writeExact(value: Fraction): string {
  const { places, rest } = decimalPlaces(value.den)
  if (rest !== 1n || places > 30) return writeFraction(value)
  const scaled = (value.num * 10n ** BigInt(places)) / value.den
  const digits = `${scaled}`.padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function decimalPlaces(den: bigint): { places: number; rest: bigint } {
  const [fives, withoutFives] = takeOut(den, 5n)
  const [twos, rest] = takeOut(withoutFives, 2n)
  return { places: Math.max(fives, twos), rest }
}

function takeOut(value: bigint, factor: bigint): [count: number, rest: bigint] {
  let [count, rest] = [0, value]
  while (rest % factor === 0n) [count, rest] = [count + 1, rest / factor]
  return [count, rest]
}
