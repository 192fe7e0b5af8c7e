import { expect, test } from 'vitest'
import { emptyForm, sentFields } from './form-values.ts'

test('[R5.03] [R3.003] what is sent is trimmed, without the repetition and without fields that the form hides', () => {
  const values = { ...emptyForm('84'), username: ' an0001 ', confirm: 'x', zalo: 'hidden', payeeName: '  ' }
  expect(sentFields(values, ['username', 'payeeName'])).toEqual({ username: 'an0001' })
})

test('[R3.020] the dialling code goes with a number, and only then', () => {
  const values = { ...emptyForm('84'), mobileNum: '0912345678' }
  expect(sentFields(values, ['mobileNum'])).toEqual({ mobileNum: '0912345678', countryDialingCode: '84' })
  expect(sentFields(values, ['username'])).toEqual({})
})
