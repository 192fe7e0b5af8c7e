import { isDecimal, moneyParts } from './format-money.ts'

export type MoneyTextFormat = { locale: string; decimals: number }

/** Digits before the separator that an input takes; longer text is cut. */
const wholeDigitCountMax = 15

const separatorsByLocale = new Map<string, { group: string; decimal: string }>()
const localeCountMax = 64

/** The group and decimal signs of a locale with Latin digits. */
export function separatorsOf(locale: string): { group: string; decimal: string } {
  const known = separatorsByLocale.get(locale)
  if (known) return known
  if (separatorsByLocale.size >= localeCountMax) separatorsByLocale.clear()
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 1 }).formatToParts(1234567.5)
  const of = (type: string) => parts.find((part) => part.type === type)?.value
  const separators = { group: of('group') ?? ',', decimal: of('decimal') ?? '.' }
  separatorsByLocale.set(locale, separators)
  return separators
}

/** Arabic-Indic, Persian and full-width digits as Latin ones; everything else unchanged. */
function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code >= 0xff10 ? code - 0xff10 : code & 0xf)
  })
}

/** Where the decimal part begins, or −1. In pasted text a last group that is not three digits is decimals. */
function decimalIndex(text: string, decimal: string, isPasted: boolean): number {
  const own = text.lastIndexOf(decimal)
  if (!isPasted) return own
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const sign = text[last]
  const tail = text.slice(last + 1).replace(/\D/g, '').length
  if (text.indexOf(sign ?? '') !== last) return -1
  return tail === 3 && sign !== decimal ? -1 : last
}

/**
 * Plain decimal text (`2000000`, `12.5`) from what stands in the box; `''` when there is no digit.
 * `isPasted` reads foreign notations too: `1250.00` in Vietnamese is 1250, not 125000.
 */
export function parseMoneyText(text: string, { locale, decimals }: MoneyTextFormat, isPasted = false): string {
  const latin = withLatinDigits(text)
  const at = decimalIndex(latin, separatorsOf(locale).decimal, isPasted)
  const wholeText = at < 0 ? latin : latin.slice(0, at)
  const whole = wholeText
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, wholeDigitCountMax)
  if (decimals === 0 || at < 0) return whole
  const fraction = latin
    .slice(at + 1)
    .replace(/\D/g, '')
    .slice(0, decimals)
  return `${whole || '0'}.${fraction}`
}

/** What the box shows for a plain value: grouped for the locale, decimals as far as they are typed. */
export function groupMoneyText(value: string, { locale, decimals }: MoneyTextFormat): string {
  if (value === '') return ''
  const [whole = '', fraction] = value.split('.')
  const grouped = isDecimal(whole || '0') ? wholeText(whole || '0', locale) : ''
  return decimals > 0 && fraction !== undefined ? `${grouped}${separatorsOf(locale).decimal}${fraction}` : grouped
}

const wholeText = (whole: string, locale: string): string =>
  moneyParts(whole, { locale, decimals: 0 })
    .map((part) => part.text)
    .join('')

/** The place in `text` just after its `digitCount`-th digit or separator of decimals: the caret after regrouping. */
export function caretAfter(text: string, digitCount: number, decimal: string): number {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digitCount) return index
    if (isCounted(text[index], decimal)) seen++
  }
  return text.length
}

/** Digits and the decimal sign in `text`: what a caret counts, groups left out. */
export function countedIn(text: string, decimal: string): number {
  return [...withLatinDigits(text)].filter((sign) => isCounted(sign, decimal)).length
}

const isCounted = (sign: string | undefined, decimal: string) =>
  sign !== undefined && (/\d/.test(sign) || sign === decimal)
