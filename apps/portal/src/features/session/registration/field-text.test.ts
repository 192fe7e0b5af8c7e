import { expect, test } from 'vitest'
import { breachText, hintText } from './field-text.ts'

const t = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`
const rule = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 16,
  patternId: 18,
  acceptedPattern: '',
  type: 'text',
} as const
const countries = [{ countryDialingCode: '84', minDigits: 9, maxDigits: 9 }]
const place = { facts: { minAge: 21, today: '2026-01-01', countries }, dialingCode: '84' }

test('[R5.14] [R5.15] [R5.16] a malformed name, number or code is reported before its pattern’s text', () => {
  const breach = { key: 'reg_pattern_9', args: { length: '2–50' } }
  expect(breachText(t, 'payeeName', breach)).toBe(
    'errors:validation.payeeNameFormat {} errors:reg_pattern_9 {"length":"2–50"}',
  )
  expect(breachText(t, 'mobileNum', breach)).toContain('errors:validation.mobileFormat')
  expect(breachText(t, 'affiliateCode', breach)).toContain('errors:validation.affiliateCodeFormat')
  expect(breachText(t, 'payeeName', { key: 'validation.required' })).toBe('errors:validation.required {}')
  expect(breachText(t, 'nickname', breach)).toBe('errors:reg_pattern_9 {"length":"2–50"}')
})

test('[R5.49] [R5.27] the password hint names its bounds, once if equal', () => {
  expect(hintText(t, 'password', rule, place)).toBe('registration:passwordHint {"length":"8–16"}')
  expect(hintText(t, 'paymentPassword', { ...rule, minLength: 6, maxLength: 6 }, place)).toContain('"length":"6"')
})

test('[R5.20] hints follow the site: its age, and the digits of the chosen country', () => {
  expect(hintText(t, 'birthday', rule, place)).toContain('"age":21')
  expect(hintText(t, 'mobileNum', rule, place)).toContain('"digits":"9"')
  expect(hintText(t, 'mobileNum', rule, { ...place, dialingCode: '1' })).toBeUndefined()
})
