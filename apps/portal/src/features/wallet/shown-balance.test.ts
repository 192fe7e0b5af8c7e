import type { Balance } from '@fairground/contract'
import { expect, it } from 'vitest'
import { shownBalance } from './shown-balance.ts'

const ledger = { balance: '1500000.50', currency: 'VND', frozen: '0.00', currencySymbol: '₫', version: 3, wallets: [] }
const shown = (patch: Partial<Balance>, frame?: { balanceMinor: string; currency: string }) =>
  shownBalance({ ...ledger, ...patch }, frame).balance

it('without a game the page shows the ledger', () => {
  expect(shown({})).toBe('1500000.50')
})

it('an open game and the page show the same balance, whatever the ledger has', () => {
  expect(shown({}, { balanceMinor: '90000000', currency: 'VND' })).toBe('900000.00')
  expect(shown({ unseen: '600000.00' }, { balanceMinor: '5', currency: 'VND' })).toBe('0.05')
})

it('a trial’s play money in the game is not the member’s money', () => {
  expect(shown({}, { balanceMinor: '90000000', currency: 'FUN' })).toBe('1500000.50')
})

it('only the game reveals the win of an unseen feature', () => {
  expect(shown({ unseen: '600000.00' })).toBe('900000.50')
  expect(shown({ unseen: '9900000.00' })).toBe('0.00')
})
