import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationalDigits } from '../base/mobile.ts'
import { checkField, fitsFamily } from '../base/patterns.ts'
import { ageOn, checkRegistrationField, isoDay, rulesOfMode, shownFields, wantsCode } from './registration.ts'
import { type RegistrationField, registrationFields } from './registration-fields.ts'

const rule = {
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 254,
  patternId: 1,
  acceptedPattern: '',
  type: 'text',
} as const
const countries = [
  { countryDialingCode: '84', minDigits: 9, maxDigits: 9 },
  { countryDialingCode: '62', minDigits: 9, maxDigits: 12 },
]
const facts = { minAge: 18, today: '2026-03-01', countries }
const check = (field: RegistrationField, value: string, more: object = {}, patternId = 1) =>
  checkRegistrationField(field, { ...rule, patternId }, { [field]: value, ...more }, facts)

test('[R4.2.01] [R3.036] the form shows the fields whose rule is on, always in the same order', () => {
  const off = { ...rule, enabled: false }
  expect(shownFields({ email: rule, password: rule, username: rule, zalo: off })).toEqual([
    'username',
    'password',
    'email',
  ])
  expect(shownFields({})).toEqual([])
  expect(new Set(registrationFields).size).toBe(registrationFields.length)
})

test.each([
  ['2008-03-01', 18],
  ['2008-03-02', 17],
  ['2008-02-29', 18],
  ['03-01-2008', 18],
  ['2026-03-02', -1],
])('[R9.08] somebody born on %s is %d on 2026-03-01', (birthday, age) => {
  expect(ageOn(birthday, '2026-03-01')).toBe(age)
})

test('[R9.08] a birthday is refused below the age of the site', () => {
  expect(check('birthday', '2008-03-01', {}, 12)).toBeUndefined()
  expect(check('birthday', '2008-03-02', {}, 12)).toEqual({ key: 'validation.tooYoung', args: { age: 18 } })
  expect(isoDay('02-28-1990')).toBe('1990-02-28')
})

test.each([
  ['912345678', '84', undefined],
  ['0912345678', '84', undefined],
  ['0912345678', undefined, undefined],
  ['91234567', '84', { key: 'validation.mobile', args: { digits: '9' } }],
  ['812345678901', '62', undefined],
  ['8123456789012', '62', { key: 'validation.mobile', args: { digits: '9–12' } }],
  ['912345678', '1', { key: 'validation.dialingCode' }],
])('[R5.21] [R3.078] the number %s behind +%s', (mobileNum, countryDialingCode, breach) => {
  expect(check('mobileNum', mobileNum, { countryDialingCode }, 7)).toEqual(breach)
})

test.each(['+84912345678', '84912345678', '0084912345678', '+84 912 345 678', '0912.345.678', '٠٩١٢٣٤٥٦٧٨'])(
  'the number %s is one number in every usual writing',
  (mobileNum) => {
    expect(check('mobileNum', mobileNum, { countryDialingCode: '84' }, 7)).toBeUndefined()
    expect(check('whatsapp', mobileNum, {}, 7)).toBeUndefined()
  },
)

test('only the first zero of a number is left out', () => {
  expect(nationalDigits('00912')).toBe('0912')
})

/** Texts that each family was made for, built from its own alphabet. */
const made: [number, fc.Arbitrary<string>][] = [
  [2, fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,40}$/)],
  [5, fc.stringMatching(/^[A-Za-z0-9]{1,40}$/)],
  [7, fc.stringMatching(/^[0-9]{1,40}$/)],
  [8, fc.stringMatching(/^[a-z0-9]{0,20}[A-Z][A-Za-z0-9]{0,20}$/)],
  [17, fc.stringMatching(/^[A-Z][A-Z ]{0,20}[A-Z]$/)],
  [18, fc.stringMatching(/^[!-~]{1,40}$/)],
  [21, fc.stringMatching(/^[A-Za-z][A-Za-z0-9._-]{0,40}$/)],
]

test.each(made)('every text made for family %d passes, and none with a line feed inside', (patternId, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(checkField({ ...rule, patternId }, text)).toBeUndefined()
      expect(checkField({ ...rule, patternId }, `${text}\n${text}`)).toBeDefined()
    }),
  )
})

test('no field takes more than 50 ms over 20,000 characters of anything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 21 }), fc.string({ minLength: 1, maxLength: 4 }), (patternId, piece) => {
      const text = piece.repeat(20_000).slice(0, 20_000)
      const startedAt = performance.now()
      checkField({ ...rule, patternId, acceptedPattern: '[a-z]*[a-z]*1' }, text)
      expect(performance.now() - startedAt).toBeLessThan(50)
    }),
    { numRuns: 60 },
  )
})

test('what one person sees as a fit is what the server sees: the checks are the same function', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 21 }), fc.string({ unit: 'grapheme', maxLength: 30 }), (patternId, text) => {
      const breach = checkField({ ...rule, patternId }, text)
      const value = text.normalize('NFC').trim()
      const fits = value === '' || (fitsFamily(patternId, value) && [...value].length <= 254)
      expect(breach === undefined || breach.key === 'validation.date').toBe(fits)
    }),
  )
})

const off = { ...rule, enabled: false }
const siteRules = { username: rule, password: rule, mobileNum: off, email: rule }

test.each([
  ['register', {}, ['username', 'password', 'email'], false],
  ['register', { REGMOBVERF3: true }, ['username', 'password', 'email', 'mobileNum'], true],
  ['registerMobile', { MOBILENUMPASSREG3: true }, ['password', 'email', 'mobileNum'], true],
  ['registerMobile', {}, ['email', 'mobileNum'], true],
] as const)(
  '[R4.2.03] [R4.2.05] [R4.2.06] the form of mode %s with %j has its fields and its code',
  (mode, on, fields, hasCode) => {
    const flags = { REGMOBVERF3: false, MOBILENUMPASSREG3: false, ...on }
    const rules = rulesOfMode(siteRules, mode, flags)
    expect(shownFields(rules)).toEqual(fields)
    expect(wantsCode(mode, flags)).toBe(hasCode)
    expect(rules.mobileNum.required).toBe(hasCode)
  },
)
