import { type DisplayLanguage, dateFormat } from '@fairground/i18n'
import { formatAmount, getCurrency, numberFormat } from '@fairground/money'

/** What fills one place of a template; amounts, moments and texts by language are put into words when they are read. */
export type Param = string | number | { amount: string; currency: string } | { at: string } | { texts: TextsByLanguage }
export type Params = Record<string, Param>
type TextsByLanguage = Partial<Record<string, string>>

/** An amount of money, as a param. */
export const moneyParam = (amountMinor: bigint, currency: string): Param => ({
  amount: formatAmount(amountMinor, getCurrency(currency)),
  currency,
})

/** A day with its time, as a param. */
export const timeParam = (at: Date): Param => ({ at: at.toISOString() })

interface Eyes {
  language: DisplayLanguage
  /** Of the site. */
  timeZone: string
}

/** The words of each param. */
export const paramWords = (params: Params, eyes: Eyes): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, wordsOf(param, eyes)]))

function wordsOf(param: Param, { language, timeZone }: Eyes): string {
  if (typeof param !== 'object') return String(param)
  if ('amount' in param) return `${numberText(param.amount, language)} ${param.currency}`
  if ('at' in param) return momentText(param.at, language, timeZone)
  return param.texts[language] ?? param.texts.en ?? Object.values(param.texts)[0] ?? ''
}

/** Days before months in English too. */
const localeOf = (language: DisplayLanguage): string => (language === 'en' ? 'en-GB' : language)

/** Decimals are shown where there are any. */
function numberText(amount: string, language: DisplayLanguage): string {
  const format = numberFormat(localeOf(language), { minimumFractionDigits: amount.endsWith('.00') ? 0 : 2 })
  return format.format(amount as Intl.StringNumericLiteral)
}

const momentText = (at: string, language: DisplayLanguage, timeZone: string): string =>
  dateFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at))
