import { expect, test } from 'vitest'
import { e164Of, isMobileNumber } from './phone.ts'
import { maskRecipient, plainEmail } from './recipient.ts'

const countries = [
  { countryDialingCode: '84', minDigits: 9, maxDigits: 9 },
  { countryDialingCode: '66', minDigits: 9, maxDigits: 9 },
]

test.each([
  ['84', '0912345678', '+84912345678'],
  ['+84', '912345678', '+84912345678'],
  ['66', '0812345678', '+66812345678'],
  ['84', '091234567', undefined],
  ['84', '09123456789', undefined],
  ['84', '0912 345 678', '+84912345678'],
  ['84', '+84 912 345 678', '+84912345678'],
  ['84', '0084912345678', '+84912345678'],
  ['66', '+84912345678', '+84912345678'],
  ['84', '0912 345 67a', undefined],
  ['84', '00912345678', undefined],
  ['881', '912345678', undefined],
  ['84', '', undefined],
])('+%s %s is kept as %s', (dialling, typed, expected) => {
  expect(e164Of(countries, dialling, typed)).toBe(expected)
})

test('an address is compared without blanks and in small letters', () => {
  expect(plainEmail('  An.Nguyen@Example.VN ')).toBe('an.nguyen@example.vn')
})

test('of a number the last three digits are shown, of an address its first letter and its domain', () => {
  expect(maskRecipient('sms', '+84912345678')).toBe('+84****678')
  expect(maskRecipient('email', 'an.nguyen@example.vn')).toBe('a***@example.vn')
})

test.each([
  ['Vietnam', '+84912345678'],
  ['Thailand', '+66812345678'],
  ['Singapore', '+6591234567'],
  ['Hong Kong', '+85291234567'],
  ['Taiwan', '+886912345678'],
  ['Indonesia', '+6281234567890'],
  ['the United States, where both kinds look alike', '+12015550123'],
])('a mobile number of %s is one', (_country, number) => {
  expect(isMobileNumber(number)).toBe(true)
})

test.each([
  ['a landline of Vietnam', '+842838221234'],
  ['a premium number of Vietnam', '+8419001234'],
  ['a premium number of Korea', '+82601234567'],
  ['a premium number of Taiwan', '+886204123456'],
  ['a premium number of Indonesia', '+628091234567'],
  ['a landline of Taiwan', '+886221234567'],
  ['a landline of Singapore', '+6562123456'],
  ['a landline of Hong Kong', '+85221234567'],
  ['a landline of Cambodia', '+85523123456'],
  ['a service of Britain', '+449098790000'],
  ['no number', '+999123'],
])('[A-43] %s is none', (_what, number) => {
  expect(isMobileNumber(number)).toBe(false)
})
