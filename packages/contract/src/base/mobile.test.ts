import { expect, test } from 'vitest'
import { asciiDigits, mobileOf, plainNumber } from './mobile.ts'

const countries = [
  { countryDialingCode: '84', minDigits: 9, maxDigits: 9 },
  { countryDialingCode: '66', minDigits: 9, maxDigits: 9 },
  { countryDialingCode: '855', minDigits: 8, maxDigits: 9 },
  { countryDialingCode: '91', minDigits: 10, maxDigits: 10 },
]

test.each([
  '0912345678',
  '912345678',
  '+84912345678',
  '84912345678',
  '0084912345678',
  '+84 912 345 678',
  '+84 (0) 912-345-678',
  '84 0912345678',
  '0912 345 678',
  '0912.345.678',
  '0912-345-678',
  '(091) 2345678',
  '０９１２３４５６７８',
  '٠٩١٢٣٤٥٦٧٨',
  '۰۹۱۲۳۴۵۶۷۸',
  '๐๙๑๒๓๔๕๖๗๘',
  '၀၉၁၂၃၄၅၆၇၈',
  '០៩១២៣៤៥៦៧៨',
  '০৯১২৩৪৫৬৭৮',
  '＋８４ ９１２ ３４５ ６７８',
  '\u202A+84912345678\u202C',
  ' 0912\u00a0345\u00a0678 ',
  '0912–345–678',
])('%s is the number 912345678 of 84', (typed) => {
  expect(mobileOf(countries, '84', typed)).toEqual({ countryDialingCode: '84', digits: '912345678' })
})

test('a country that is written counts, whatever was chosen', () => {
  expect(mobileOf(countries, '84', '+66 81 234 5678')).toEqual({ countryDialingCode: '66', digits: '812345678' })
  expect(mobileOf(countries, '84', '00855 12 345 678')).toEqual({ countryDialingCode: '855', digits: '12345678' })
})

test('digits that begin like the code of their country and are whole stay whole', () => {
  expect(mobileOf(countries, '91', '9123456789')).toEqual({ countryDialingCode: '91', digits: '9123456789' })
  expect(mobileOf(countries, '91', '919123456789')).toEqual({ countryDialingCode: '91', digits: '9123456789' })
  expect(mobileOf(countries, '84', '849123456')).toEqual({ countryDialingCode: '84', digits: '849123456' })
})

test.each([
  '',
  '+',
  '139abc',
  '09123456789',
  '091234567',
  '00912345678',
  '+1 912 345 6789',
  '0912345678 ext 1',
  '++84912345678',
])('%s is none', (typed) => {
  expect(mobileOf(countries, '84', typed)).toBeUndefined()
})

test('digits of every script are read', () => {
  expect(asciiDigits('a१२३ ໓𝟙')).toBe('a123 31')
  expect(plainNumber('0084 912')).toBe('+84912')
})
