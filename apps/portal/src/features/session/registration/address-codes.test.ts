import { expect, test } from 'vitest'
import { addressCodes } from './address-codes.ts'

test('[R2.5.34] codes are read from any page’s URL, but nothing long', () => {
  expect(addressCodes('?referralCode=ABC123&x=1')).toEqual({ affiliateCode: '', referralCode: 'ABC123' })
  expect(addressCodes('?affiliateCode= HOUSE1 ')).toEqual({ affiliateCode: 'HOUSE1', referralCode: '' })
  expect(addressCodes(`?referralCode=${'A'.repeat(99)}`).referralCode).toHaveLength(32)
})
