import { expect, it } from 'vitest'
import { brokenLimit, mostOf, quickAmounts } from './withdrawal-amount.ts'

const bounds = { min: '50000.00', max: '500000000.00', available: '1234567.89' }

it('names the violated limit of an amount with its value', () => {
  expect(brokenLimit(undefined, bounds)).toEqual({ limit: 'none', bound: '50000.00' })
  expect(brokenLimit('49999.00', bounds)).toEqual({ limit: 'min', bound: '50000.00' })
  expect(brokenLimit('1234568.00', bounds)).toEqual({ limit: 'available', bound: '1234567.00' })
  expect(brokenLimit('600000000.00', { ...bounds, available: '900000000.00' })).toEqual({
    limit: 'max',
    bound: '500000000.00',
  })
  expect(brokenLimit('50000.00', bounds)).toBeUndefined()
  expect(brokenLimit(mostOf(bounds), bounds)).toBeUndefined()
})

it('never offers more than the balance or the limit', () => {
  expect(mostOf(bounds)).toBe('1234567.00')
  expect(mostOf({ ...bounds, available: '900000000.00' })).toBe('500000000.00')
  expect(quickAmounts(bounds)).toEqual(['100000', '200000', '500000', '1000000'])
  expect(quickAmounts({ ...bounds, available: '49999.00' })).toEqual([])
})
