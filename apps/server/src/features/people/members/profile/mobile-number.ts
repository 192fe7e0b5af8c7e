import { nationalDigits, normaliseField } from '@fairground/contract'

/** The number as it is dialled from anywhere: E.164. */
export const internationalNumber = (dialingCode: string, value: string): string =>
  `+${dialingCode}${nationalDigits(normaliseField(value))}`
