import { mobileOf, type Numbering, plainNumber } from '@fairground/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number typed as a name: with the plus, with the code of its country, or as one dials it at the site's home. Undefined when it is none. */
export function e164OfName(countries: readonly Numbering[], typed: string): string | undefined {
  const digits = plainNumber(typed)
  if (digits === undefined) return undefined
  const fromHome = e164Of(countries, countries[0]?.countryDialingCode ?? '', digits)
  return fromHome ?? e164Of(countries, '', `+${digits.replace(/^\+/, '')}`)
}

/** The one form in which a number is kept: +84912345678. Undefined when its country or its length is not right. */
export function e164Of(countries: readonly Numbering[], dialingCode: string, typed: string): string | undefined {
  const mobile = mobileOf(countries, dialingCode, typed)
  return mobile && `+${mobile.countryDialingCode}${mobile.digits}`
}

const mobileKinds: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/**
 * Whether a number in E.164 is one of a mobile phone, by the whole numbering plan of its country: messages to a landline
 * arrive nowhere, those to a premium number are paid for.
 */
export const isMobileNumber = (number: string): boolean =>
  mobileKinds.includes(parsePhoneNumberFromString(number)?.getType())
