import { type Fraction, fraction } from '@fairground/game-rules/exact'
import { byRule, type OddsRow, type Outcome, oddsRow } from '../base/index.ts'

/** How often a draw is like this, over all equally likely draws. */
export const chanceOver = <Draw>(all: readonly Draw[], isLike: (draw: Draw) => boolean): Fraction =>
  fraction(all.filter(isLike).length, all.length)

/** A bet at a price by rule, which wins one prize or nothing. */
export const ruled = (bet: string, win: () => Fraction, refund?: () => Fraction): OddsRow =>
  oddsRow({ bet, costUnits: 1, price: byRule, outcomes: () => winOrRefund(win(), refund?.()) })

/** One prize, the stake back, or nothing. */
export const winOrRefund = (win: Fraction, refund?: Fraction): readonly Outcome[] => [
  { chance: win, prizes: { win: 1 } },
  ...(refund ? [{ chance: refund, prizes: {}, isRefund: true as const }] : []),
]

/** All lists of so many values. */
export const everyList = <T>(values: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0 ? [[]] : everyList(values, length - 1).flatMap((list) => values.map((value) => [...list, value]))

/** All choices of k of these values, each in their order. */
export function everyChoice<T>(values: readonly T[], k: number): readonly (readonly T[])[] {
  if (k === 0) return [[]]
  return values.flatMap((value, at) => everyChoice(values.slice(at + 1), k - 1).map((rest) => [value, ...rest]))
}

/** Whole numbers from the first to the last. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** As choices are told. */
export const texts = (numbers: readonly number[]): readonly string[] => numbers.map(String)
