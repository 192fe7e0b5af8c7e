import { nationalDigits, normaliseField } from '@fairground/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number as it is dialled from anywhere: E.164. */
export const internationalNumber = (dialingCode: string, value: string): string =>
  `+${dialingCode}${nationalDigits(normaliseField(value))}`

/** Whether numbers of that country, in E.164, can look so; the site's own digit counts are asked before. */
export const isRealMobile = (number: string): boolean => parsePhoneNumberFromString(number)?.isValid() ?? false
