/**
 * A currency the ledger can hold. `exponent` is the number of decimals of every amount, on the wire and on screen;
 * `bankExponent` that of what banks carry: nobody can send or bring a hundredth of a dong.
 */
export type Currency = {
  readonly code: CurrencyCode
  readonly exponent: number
  readonly bankExponent: number
  readonly symbol: string
  /** Play money: it can be won and lost, never paid in or out. */
  readonly isPlay: boolean
}

export type CurrencyCode = 'VND' | 'USD' | 'FUN'

/** Every currency by its code. VND carries two decimals because the portal shows and transmits it that way. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  VND: { code: 'VND', exponent: 2, bankExponent: 0, symbol: '₫', isPlay: false },
  USD: { code: 'USD', exponent: 2, bankExponent: 2, symbol: '$', isPlay: false },
  FUN: { code: 'FUN', exponent: 2, bankExponent: 2, symbol: 'F', isPlay: true },
}

/** The currency with this code, or undefined when the registry does not know it. */
export function findCurrency(code: string): Currency | undefined {
  return Object.hasOwn(currencies, code) ? currencies[code as CurrencyCode] : undefined
}

/** The currency with this code. Throws RangeError for an unknown code. */
export function getCurrency(code: string): Currency {
  const currency = findCurrency(code)
  if (!currency) throw new RangeError(`Unknown currency ${code}`)
  return currency
}
