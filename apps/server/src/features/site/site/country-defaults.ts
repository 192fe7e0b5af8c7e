import type { Country } from '@fairground/contract'

const country = (countryCode: string, countryDialingCode: string, minDigits: number, maxDigits = minDigits) => ({
  countryCode,
  countryDialingCode,
  minDigits,
  maxDigits,
})

/** Where a new site's members may have their number; the first is the one the form begins with. */
export const countryDefaults: readonly Omit<Country, 'name'>[] = [
  country('VN', '84', 9),
  country('TH', '66', 9),
  country('KH', '855', 8, 9),
  country('LA', '856', 8, 10),
  country('MM', '95', 8, 10),
  country('ID', '62', 9, 12),
  country('MY', '60', 9, 10),
  country('PH', '63', 10),
  country('SG', '65', 8),
  country('KR', '82', 9, 10),
  country('JP', '81', 10),
  country('CN', '86', 11),
  country('TW', '886', 9),
  country('HK', '852', 8),
]
