import { type Currency, type CurrencyCode, currencies } from './currency.ts'
import { type Minor, minor } from './minor.ts'

/** 18 digits in all: every amount that passes fits PostgreSQL's bigint. */
const digitCountMax = 18

/**
 * Reads a wire amount such as "1250.00". Strict: no sign, no leading zero, ASCII digits, exactly the currency's decimals.
 * Returns undefined for anything else, also for more than 18 digits.
 */
export function parseAmount(text: string, currency: Currency | CurrencyCode): Minor | undefined {
  const { exponent } = currencyOf(currency)
  const [whole = '', decimals = '', ...rest] = text.split('.')
  const hasPoint = text.includes('.')
  if (rest.length > 0 || hasPoint !== exponent > 0 || decimals.length !== exponent) return undefined
  if (!/^(?:0|[1-9][0-9]*)$/.test(whole) || !/^[0-9]*$/.test(decimals)) return undefined
  if (whole.length + decimals.length > digitCountMax) return undefined
  return minor(BigInt(whole + decimals))
}

/** Writes minor units as a wire amount: 125000n in VND is "1250.00"; a negative amount starts with "-". */
export function formatAmount(amountMinor: bigint, currency: Currency | CurrencyCode): string {
  const { exponent } = currencyOf(currency)
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(exponent + 1, '0')
  const point = digits.length - exponent
  const sign = amountMinor < 0n ? '-' : ''
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The whole units of an amount, cut toward zero, as digits for display: -199n minor VND is "-1", -99n is "0". */
export function truncateAmount(amountMinor: bigint, currency: Currency | CurrencyCode): string {
  return (amountMinor / 10n ** BigInt(currencyOf(currency).exponent)).toString()
}

/** Whether a bank can carry the amount: 125000n of VND, a hundredth of a dong each, can be sent, 125001n cannot. */
export function isWholeAtBank(amountMinor: bigint, currency: Currency | CurrencyCode): boolean {
  const { exponent, bankExponent } = currencyOf(currency)
  return amountMinor % 10n ** BigInt(exponent - bankExponent) === 0n
}

function currencyOf(currency: Currency | CurrencyCode): Currency {
  return typeof currency === 'string' ? currencies[currency] : currency
}
