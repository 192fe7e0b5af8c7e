import type { EditedCountry, FieldError } from '@fairground/contract'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

/** E.164: dialling code and number together. */
const digitsMax = 15

/** Every country that has telephones, with its dialling code. */
export const knownCountries = getCountries().map((countryCode) => ({
  countryCode: String(countryCode),
  countryDialingCode: String(getCountryCallingCode(countryCode)),
}))
const dialingCodeOf = new Map(
  knownCountries.map(({ countryCode, countryDialingCode }) => [countryCode, countryDialingCode]),
)

/** What is wrong with a list of countries, each fault at its place. */
export const countryFaults = (countries: readonly EditedCountry[]): FieldError[] =>
  countries.flatMap((country, i) => {
    const key = faultOf(country, countries.slice(0, i))
    return key ? [{ field: `countries.${i}`, key }] : []
  })

function faultOf(country: EditedCountry, before: readonly EditedCountry[]): string | undefined {
  const { countryCode, countryDialingCode, minDigits, maxDigits } = country
  if (dialingCodeOf.get(countryCode) !== countryDialingCode) return 'validation.dialingCode'
  // A number must say by itself where it is from: no dialling code twice.
  if (before.some((other) => other.countryDialingCode === countryDialingCode)) return 'validation.countryTwice'
  if (minDigits > maxDigits) return 'validation.boundsCrossed'
  return countryDialingCode.length + maxDigits > digitsMax ? 'validation.tooManyDigits' : undefined
}

const shown = ({ countryDialingCode, minDigits, maxDigits }: EditedCountry) =>
  `+${countryDialingCode} ${minDigits}–${maxDigits}`

/** What changes, as `country: before → after`; nothing where all stays. */
export function describeCountries(
  before: readonly EditedCountry[],
  after: readonly EditedCountry[],
): Record<string, string> {
  const codes = new Set([...before, ...after].map(({ countryCode }) => countryCode))
  const lines = [...codes].flatMap((code) => {
    const [was, is] = [before, after].map((list) => list.find(({ countryCode }) => countryCode === code))
    const [from, to] = [was ? shown(was) : '–', is ? shown(is) : '–']
    return from === to ? [] : [[code, `${from} → ${to}`] as const]
  })
  const [wasFirst, isFirst] = [before[0]?.countryCode, after[0]?.countryCode]
  return Object.fromEntries(wasFirst === isFirst ? lines : [...lines, ['first', `${wasFirst} → ${isFirst}`]])
}
