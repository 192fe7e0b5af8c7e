import { expect, test } from 'vitest'
import { isWeakPaymentPassword } from './payment-password-policy.ts'

const nobody = {}

test.each([
  ...['000000', '111111', '999999', '123456', '654321', '234567', '987654', '567890', '098765', '012345', '543210'],
  ...['121212', '101010', '909090', '123123', '789789', '000111', '112222', '112233', '123321', '147258', '159753'],
])('%s is among the first that somebody tries', (value) => {
  expect(isWeakPaymentPassword(value, nobody)).toBe(true)
})

test.each(['246810', '135790', '135792', '830417', '271828', '902113'])('%s is not', (value) => {
  expect(isWeakPaymentPassword(value, nobody)).toBe(false)
})

test.each(['140389', '031489', '890314', '891403', '198903', '031989'])(
  '%s is a birthday of 14 March 1989',
  (value) => {
    expect(isWeakPaymentPassword(value, { birthday: '1989-03-14' })).toBe(true)
    expect(isWeakPaymentPassword(value, { birthday: '1990-07-21' })).toBe(false)
  },
)

test.each(['849127', '127465', '465830'])('%s stands in the own phone number', (value) => {
  expect(isWeakPaymentPassword(value, { mobile: '+84 912 746 5830' })).toBe(true)
  expect(isWeakPaymentPassword(value, { mobile: '+84 900 000 000' })).toBe(false)
})
