import { expect, test } from 'vitest'
import { emptyForm, inOrder, sentFields } from './form-values.ts'

test('[R5.03] [R3.003] values are sent trimmed, without the repetition and hidden fields', () => {
  const values = { ...emptyForm('84'), username: ' an0001 ', confirm: 'x', zalo: 'hidden', payeeName: '  ' }
  expect(sentFields(values, ['username', 'payeeName'], false)).toEqual({ username: 'an0001' })
})

test('[R3.020] the dialling code is sent only with a number', () => {
  const values = { ...emptyForm('84'), mobileNum: '0912345678' }
  expect(sentFields(values, ['mobileNum'], false)).toEqual({ mobileNum: '0912345678', countryDialingCode: '84' })
  expect(sentFields(values, ['username'], false)).toEqual({})
})

test('[R5.04] the SMS code is sent as typed, spaces included', () => {
  const values = { ...emptyForm('84'), mobileNum: ' 0912345678 ', verificationCode: ' 123456' }
  expect(sentFields(values, ['mobileNum'], true)).toEqual({
    mobileNum: '0912345678',
    countryDialingCode: '84',
    verificationCode: ' 123456',
  })
})

test('where the number is the account it stands first', () => {
  expect(inOrder(['password', 'email', 'mobileNum'], 'registerMobile')).toEqual(['mobileNum', 'password', 'email'])
  expect(inOrder(['username', 'email', 'mobileNum'], 'register')).toEqual(['username', 'email', 'mobileNum'])
})
