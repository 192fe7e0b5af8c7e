import { type Country, nationalDigits } from '@fairground/contract'

/** A country whose numbers can be used; a message to any other one is never paid for. */
type Numbering = Pick<Country, 'countryDialingCode' | 'minDigits' | 'maxDigits'>

/** A number typed as a name: with the plus, with the code of its country, or as one dials it at the site's home. Undefined when it is none. */
export function e164OfName(countries: readonly Numbering[], typed: string): string | undefined {
  const digits = typed.replace(/^\+/, '')
  if (!/^\d+$/.test(digits)) return undefined
  const home = countries[0]?.countryDialingCode ?? ''
  const fromHome = digits === typed ? e164Of(countries, home, digits) : undefined
  const others = countries.map(({ countryDialingCode: code }) =>
    digits.startsWith(code) ? e164Of(countries, code, digits.slice(code.length)) : undefined,
  )
  return fromHome ?? others.find((number) => number !== undefined)
}

/** The one form in which a number is kept: +84912345678. Undefined when its country or its length is not right. */
export function e164Of(countries: readonly Numbering[], dialingCode: string, typed: string): string | undefined {
  const country = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode.replace(/^\+/, ''))
  const digits = nationalDigits(typed.trim())
  if (!country || !/^[1-9]\d*$/.test(digits)) return undefined
  if (digits.length < country.minDigits || digits.length > country.maxDigits) return undefined
  return `+${country.countryDialingCode}${digits}`
}
