import type { Country } from '../site/system.ts'

/** A country whose numbers can be used. */
export type Numbering = Pick<Country, 'countryDialingCode' | 'minDigits' | 'maxDigits'>

export interface Mobile {
  countryDialingCode: string
  /** As they follow the dialling code. */
  digits: string
}

/** Digits of every script as 0 to 9; each script has its ten in a row, from nought. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(figureOf(digit.normalize('NFKC'))))

function figureOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let nought = code
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1
  return code - nought
}

/**
 * A number without blanks, dots, dashes and brackets, in plain digits; `+` and `00` before the code of a country are `+`.
 * @returns undefined for what is no number
 */
export function plainNumber(typed: string): string | undefined {
  const plain = asciiDigits(typed.normalize('NFKC')).replace(/[\s\p{Cf}.·/()[\]\p{Pd}−]+/gu, '')
  return /^\+?\d+$/.test(plain) ? plain.replace(/^00/, '+') : undefined
}

/** Digits of a number as they follow the dialling code: the zero that callers at home dial first is not one of them. */
export const nationalDigits = (value: string): string => value.replace(/^0/, '')

/**
 * The number that is typed, in any usual writing: as one dials it at home, with the code of the country, with `+` or
 * `00` before it. A code that is written counts, else `dialingCode`. Undefined when its country or its length is not right.
 */
export function mobileOf(countries: readonly Numbering[], dialingCode: string, typed: string): Mobile | undefined {
  const plain = plainNumber(typed)
  if (plain === undefined) return undefined
  const chosen = countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode.replace(/^\+/, ''))
  const [abroad, home] = plain.startsWith('+') ? [plain.slice(1), undefined] : [plain, chosen]
  if (home && fits(home, nationalDigits(plain))) return mobile(home, plain)
  const named = plain.startsWith('+') ? countries : home ? [home] : []
  const country = named.find(
    (known) => abroad.startsWith(known.countryDialingCode) && fits(known, digitsAfterCode(known, abroad)),
  )
  return country && mobile(country, digitsAfterCode(country, abroad))
}

const mobile = ({ countryDialingCode }: Numbering, value: string): Mobile => ({
  countryDialingCode,
  digits: nationalDigits(value),
})

/** `+84 (0)912 …` names the zero of callers at home as well. */
const digitsAfterCode = ({ countryDialingCode }: Numbering, digits: string): string =>
  nationalDigits(digits.slice(countryDialingCode.length))

const fits = ({ minDigits, maxDigits }: Numbering, digits: string): boolean =>
  /^[1-9]\d*$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits
