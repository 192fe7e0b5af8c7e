import type { Balance } from '@fairground/contract'
import { expect, test } from 'vitest'
import { newerBalance } from './newer-balance.ts'

const at = (version: number, currency = 'VND'): Balance => ({
  balance: `${version}.00`,
  frozen: '0.00',
  currency,
  currencySymbol: '₫',
  version,
  wallets: [],
})

test('the balance never goes backwards when answers arrive out of order', () => {
  expect(newerBalance(at(5), at(4)).version).toBe(5)
  expect(newerBalance(at(5), at(6)).version).toBe(6)
})

test('another account in the same tab starts anew', () => {
  expect(newerBalance(at(5), at(1, 'FUN')).currency).toBe('FUN')
})
