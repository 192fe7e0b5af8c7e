import type { Balance } from '@fairground/contract'
import { expect, it } from 'vitest'
import { shownBalance } from './shown-balance.ts'

const ledger = { balance: '1500000.50', currency: 'VND', frozen: '0.00', currencySymbol: '₫', version: 3, wallets: [] }
const shown = (patch: Partial<Balance>, frame?: { balanceMinor: string; currency: string }) =>
  shownBalance({ ...ledger, ...patch }, frame).balance

it('without a game the page shows the ledger', () => {
  expect(shown({})).toBe('1500000.50')
})

it('while a game is open over the page both show the same, whatever the ledger knows already', () => {
  expect(shown({}, { balanceMinor: '90000000', currency: 'VND' })).toBe('900000.00')
  expect(shown({ unseen: '600000.00' }, { balanceMinor: '5', currency: 'VND' })).toBe('0.05')
})

it('play money of a trial in the game is not the money of the member', () => {
  expect(shown({}, { balanceMinor: '90000000', currency: 'FUN' })).toBe('1500000.50')
})

it('what an unseen feature has won is told by nobody but the game', () => {
  expect(shown({ unseen: '600000.00' })).toBe('900000.50')
  expect(shown({ unseen: '9900000.00' })).toBe('0.00')
})
