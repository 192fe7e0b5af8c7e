import { nationalDigits, normaliseField } from '@fairground/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number as it is dialled from anywhere: E.164. */
export const internationalNumber = (dialingCode: string, value: string): string =>
  `+${dialingCode}${nationalDigits(normaliseField(value))}`

/** Whether numbers of that country can look so; the site's own digit counts are asked before. */
export const isRealMobile = (dialingCode: string, value: string): boolean =>
  parsePhoneNumberFromString(internationalNumber(dialingCode, value))?.isValid() ?? false
