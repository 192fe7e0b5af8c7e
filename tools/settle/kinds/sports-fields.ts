import { type Fraction, fraction, minus, times, toNumber } from '@fairground/game-rules/exact'
import {
  type Bet,
  findBet,
  isModel,
  type MatchGrid,
  markets,
  matchGrid,
  readDecimal,
  rhoUsual,
} from '@fairground/sports-rules'
import * as z from 'zod'
import { score } from '../fields.ts'
import { type Refused, refuse } from '../kind.ts'
import { rounded } from '../rounded.ts'

const one = fraction(1)
const quartersPerGoal = 4

/** A decimal as text within bounds, read exactly. */
const decimalOf = (isGood: (value: Fraction) => boolean, expected: string) =>
  z.string(expected).transform((text, context) => {
    const value = readDecimal(text)
    if (value && isGood(value)) return value
    context.addIssue(expected)
    return z.NEVER
  })

const isAtLeast = (value: Fraction, min: Fraction): boolean => minus(value, min).num >= 0n
const isAbove = (value: Fraction, min: Fraction): boolean => minus(value, min).num > 0n
const isUpTo = (value: Fraction, max: number): boolean => isAtLeast(fraction(max), value)

export const odds = decimalOf((value) => isAtLeast(value, one) && isUpTo(value, 1e9), 'decimal odds from 1, as text')
export const oddsAboveOne = decimalOf(
  (value) => isAbove(value, one) && isUpTo(value, 1e9),
  'decimal odds above 1, as text, such as "1.95"',
)
export const booksum = decimalOf(
  (value) => isAtLeast(value, one) && isUpTo(value, 10),
  'a decimal from 1, such as "1.06"',
)

/** In quarters of a goal. */
export const line = decimalOf(
  (value) => times(value, fraction(quartersPerGoal)).den === 1n && isUpTo(value, 20) && isAtLeast(value, fraction(-20)),
  'a line from -20 to 20 in steps of 0.25, such as "-0.25"',
).transform((value) => Number(times(value, fraction(quartersPerGoal)).num))

/** Goals of home and away. */
export const goals = score(99)

/** A figure of a model: a decimal as text, or a number. */
export const figure = (min: number, max: number) => {
  const expected = `a decimal from ${min} to ${max}`
  return z.union([z.number(), z.string()], expected).transform((given, context) => {
    const exact = typeof given === 'number' ? undefined : readDecimal(given)
    const value = typeof given === 'number' ? given : exact && toNumber(exact)
    if (value !== undefined && value >= min && value <= max) return value
    context.addIssue(expected)
    return z.NEVER
  })
}

const lambda = figure(0, 12).refine((value) => value > 0, 'a decimal above 0')
export const model = { lambdaHome: lambda, lambdaAway: lambda, rho: figure(-1, 1).optional() }
export const state = { minute: figure(0, 130).optional(), score: goals.optional(), halfTime: goals.nullish() }

type Asked = {
  readonly lambdaHome: number
  readonly lambdaAway: number
  readonly rho?: number | undefined
  readonly minute?: number | undefined
  readonly score?: readonly [number, number] | undefined
  readonly halfTime?: readonly [number, number] | null | undefined
}

/** The grid of a match as it was asked for. */
export function gridOf(asked: Asked): MatchGrid | Refused {
  const { lambdaHome, lambdaAway, rho = rhoUsual, minute = 0, score: now = [0, 0], halfTime } = asked
  const given = { lambdaHome, lambdaAway, rho }
  if (!isModel(given)) return refuse('rho', 'a correction that leaves every score a chance')
  const grid = matchGrid(given, { minute, score: now, halfTime: halfTime ?? undefined })
  return grid ?? refuse('score', 'a score that can stand at this minute')
}

export const bet = {
  market: z.string('a market'),
  selection: z.string('a selection of this market'),
  line: line.nullish(),
}

/** The bet of a request; a field that names nothing is refused under its name, behind `place`. */
export function betOf(
  asked: { market: string; selection: string; line?: number | null | undefined },
  place = '',
): Bet | Refused {
  const market = markets.get(asked.market)
  if (!market) return refuse(`${place}market`, `one of ${[...markets.keys()].join(', ')}`)
  if (!market.selections.includes(asked.selection))
    return refuse(`${place}selection`, `one of ${market.selections.join(', ')}`)
  if (market.line !== undefined && typeof asked.line !== 'number')
    return refuse(`${place}line`, 'a line such as "-0.25"')
  const quarters = market.line === undefined ? 0 : (asked.line ?? 0)
  return findBet(asked.market, asked.selection, quarters) ?? refuse(`${place}line`, 'a line in whole goals')
}

export const isRefused = (value: object): value is Refused => 'error' in value

/** Fair odds; null for what cannot win. */
export const fairText = (fair: number): string | null => (Number.isFinite(fair) ? rounded(fair) : null)

export const hundredths = (x100: number): string => (x100 / 100).toFixed(2)
export const lineText = (quarters: number): string => `${quarters / quartersPerGoal}`
