import { fraction, minus } from '@fairground/game-rules/exact'
import { numberFormat } from '@fairground/money'
import { type OddsFormat, writeOdds } from '@fairground/sports-rules'

const hundred = 100n

/** A decimal price as it was sent, `1.95`, as an exact fraction. */
export const exactPrice = (price: string) => fraction(BigInt(price.replace('.', '')), hundred)

/** Whether a price is the higher one. */
export const isHigher = (price: string, than: string): boolean => minus(exactPrice(price), exactPrice(than)).num > 0n

/** A price in the player's format and language. The price itself stays decimal everywhere else. */
export function oddsText(price: string, format: OddsFormat, locale: string): string {
  const written = writeOdds(format, exactPrice(price))
  if (format === 'fractional') return written
  const isAmerican = format === 'american'
  return withMinus(
    numberFormat(locale, {
      minimumFractionDigits: isAmerican ? 0 : 2,
      maximumFractionDigits: isAmerican ? 0 : 3,
      signDisplay: isAmerican ? 'exceptZero' : 'auto',
    }).format(Number(written)),
  )
}

/** Lines and scores with the sign that is as wide as a plus. */
export const withMinus = (text: string): string => text.replace(/-/g, '−')

/** A line in goals with its sign, `−0,25`; a total without, `2,5`. */
export const lineText = (line: number, locale: string, isSigned: boolean): string =>
  withMinus(
    numberFormat(locale, { maximumFractionDigits: 2, signDisplay: isSigned ? 'exceptZero' : 'auto' }).format(line),
  )
