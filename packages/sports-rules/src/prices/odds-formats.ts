import { dividedBy, type Fraction, fraction, minus, plus, times, writeFraction } from '@fairground/game-rules/exact'
import { readDecimal, writeRounded } from './exact-text.ts'

export const oddsFormats = ['decimal', 'hongkong', 'malay', 'indonesian', 'american', 'fractional'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const [one, hundred] = [fraction(1), fraction(100)]
const isAtLeastOne = (value: Fraction): boolean => value.num >= value.den

/** What a stake of one wins, told as the stake that wins one: both formats with a sign do so on one side of evens. */
const inverted = (value: Fraction): Fraction => dividedBy(fraction(-1), value)

/** Decimal odds above 1 in another format, exactly. */
export function oddsIn(format: OddsFormat, decimal: Fraction): Fraction {
  const win = minus(decimal, one)
  switch (format) {
    case 'decimal':
      return decimal
    case 'hongkong':
    case 'fractional':
      return win
    case 'malay':
      return isAtLeastOne(win) && win.num !== win.den ? inverted(win) : win
    case 'indonesian':
      return isAtLeastOne(win) ? win : inverted(win)
    case 'american':
      return times(hundred, isAtLeastOne(win) ? win : inverted(win))
  }
}

/** Decimal odds of odds in another format, exactly; undefined for what cannot be odds there. */
export function decimalOdds(format: OddsFormat, odds: Fraction): Fraction | undefined {
  const win = winOf(format, odds)
  return win && win.num > 0n ? plus(win, one) : undefined
}

function winOf(format: OddsFormat, odds: Fraction): Fraction | undefined {
  if (odds.num === 0n) return undefined
  switch (format) {
    case 'decimal':
      return minus(odds, one)
    case 'hongkong':
    case 'fractional':
      return odds
    case 'malay':
      return odds.num < 0n ? inverted(odds) : odds
    case 'indonesian':
      return odds.num < 0n ? inverted(odds) : odds
    case 'american':
      return odds.num < 0n ? inverted(dividedBy(odds, hundred)) : dividedBy(odds, hundred)
  }
}

const digitsOf: Readonly<Record<Exclude<OddsFormat, 'fractional'>, number>> = {
  ...{ decimal: 4, hongkong: 4, malay: 4, indonesian: 4, american: 2 },
}

/** Decimal odds as they are shown in a format: 4 digits, American odds 2; fractional odds are exact. */
export function writeOdds(format: OddsFormat, decimal: Fraction): string {
  const odds = oddsIn(format, decimal)
  return format === 'fractional' ? writeFraction(odds) : writeRounded(odds, digitsOf[format])
}

/** The decimal odds that were typed in a format, exactly; undefined for what is none. */
export function readOdds(format: OddsFormat, text: string): Fraction | undefined {
  const odds = format === 'fractional' ? readRatio(text) : readDecimal(text)
  return odds && decimalOdds(format, odds)
}

function readRatio(text: string): Fraction | undefined {
  const [, num, den] = /^(\d{1,18})\/(\d{1,18})$/.exec(text) ?? []
  return num === undefined || den === undefined || BigInt(den) === 0n ? undefined : fraction(BigInt(num), BigInt(den))
}
