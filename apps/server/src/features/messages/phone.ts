import { type Country, nationalDigits } from '@fairground/contract'

/** A country whose numbers can be used; a message to any other one is never paid for. */
type Numbering = Pick<Country, 'countryDialingCode' | 'minDigits' | 'maxDigits'>

/** The one form in which a number is kept: +84912345678. Undefined when its country or its length is not right. */
export function e164Of(countries: readonly Numbering[], dialingCode: string, typed: string): string | undefined {
  const country = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode.replace(/^\+/, ''))
  const digits = nationalDigits(typed.trim())
  if (!country || !/^[1-9]\d*$/.test(digits)) return undefined
  if (digits.length < country.minDigits || digits.length > country.maxDigits) return undefined
  return `+${country.countryDialingCode}${digits}`
}
