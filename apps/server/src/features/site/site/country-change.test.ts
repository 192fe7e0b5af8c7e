import { expect, test } from 'vitest'
import { countryFaults, describeCountries } from './country-change.ts'
import { countryDefaults } from './country-defaults.ts'

const vietnam = { countryCode: 'VN', countryDialingCode: '84', minDigits: 9, maxDigits: 9 }
const laos = { countryCode: 'LA', countryDialingCode: '856', minDigits: 8, maxDigits: 10 }

test('a new site’s default countries are valid', () => {
  expect(countryFaults(countryDefaults)).toEqual([])
})

test.each([
  ['a country that does not exist', { ...vietnam, countryCode: 'XX' }, 'validation.dialingCode'],
  ['a dialling code of somewhere else', { ...vietnam, countryDialingCode: '86' }, 'validation.dialingCode'],
  ['bounds that cross', { ...vietnam, minDigits: 10 }, 'validation.boundsCrossed'],
  ['more digits than a number can have', { ...vietnam, maxDigits: 14 }, 'validation.tooManyDigits'],
])('%s is a fault', (_title, country, key) => {
  expect(countryFaults([country])).toEqual([{ field: 'countries.0', key }])
})

test('each dialling code is unique, so a number determines its country', () => {
  const america = { countryCode: 'US', countryDialingCode: '1', minDigits: 10, maxDigits: 10 }
  expect(countryFaults([america, { ...america, countryCode: 'CA' }])).toEqual([
    { field: 'countries.1', key: 'validation.countryTwice' },
  ])
})

test('added, removed and changed countries and a new default are named', () => {
  expect(describeCountries([vietnam, laos], [{ ...laos, maxDigits: 9 }])).toEqual({
    VN: '+84 9–9 → –',
    LA: '+856 8–10 → +856 8–9',
    first: 'VN → LA',
  })
  expect(describeCountries([vietnam], [vietnam])).toEqual({})
})
