import { numberFormat } from './number-format.ts'

/** One run of a formatted amount; the space before a unit belongs to what it follows. */
export type MoneyPart = { kind: 'sign' | 'whole' | 'fraction' | 'unit'; text: string }

export type MoneyFormat = {
  locale: string
  /** ISO 4217 code, or any other code (USDT), which is then written out after the figure. */
  currency?: string | undefined
  /** Digits after the separator; what is cut off is cut towards zero. */
  decimals?: number | undefined
  /** Always a sign, except for zero. */
  isSigned?: boolean | undefined
}

type Decimal = `${number}`

/** A decimal string as the API sends it: `1250.00`, `-284000.00`. No exponent, no separators. */
export function isDecimal(amount: string): amount is Decimal {
  return /^-?\d{1,30}(\.\d{1,18})?$/.test(amount)
}

function formatterFor({ locale, currency, decimals = 2, isSigned }: MoneyFormat): Intl.NumberFormat {
  const isIso = currency !== undefined && /^[A-Z]{3}$/.test(currency)
  return numberFormat(locale, {
    ...(isIso ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  })
}

/**
 * Formats a decimal string in the order of the locale, with Latin digits and U+2212 for minus.
 * Throws on text that is no decimal: the contract promises one.
 */
export function moneyParts(amount: string, format: MoneyFormat): MoneyPart[] {
  if (!isDecimal(amount)) throw new Error(`not a decimal amount: ${JSON.stringify(amount.slice(0, 40))}`)
  const parts: MoneyPart[] = []
  for (const { type, value } of formatterFor(format).formatToParts(amount)) {
    const text = value.replace(/[\u200e\u200f\u061c]/g, '').replace('-', '\u2212')
    const last = parts.at(-1)
    const kind = kinds[type] ?? last?.kind ?? 'unit'
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  const isWrittenOut = format.currency !== undefined && !/^[A-Z]{3}$/.test(format.currency)
  return isWrittenOut ? [...parts, { kind: 'unit', text: `\u00a0${format.currency}` }] : parts
}

const kinds: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['kind']>> = {
  minusSign: 'sign',
  plusSign: 'sign',
  integer: 'whole',
  group: 'whole',
  decimal: 'fraction',
  fraction: 'fraction',
  currency: 'unit',
}

/** The amount as one plain string, for titles, labels and charts. */
export function formatMoney(amount: string, format: MoneyFormat): string {
  return moneyParts(amount, format)
    .map((part) => part.text)
    .join('')
}
