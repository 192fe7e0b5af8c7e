import type { StatementLine } from '@fairground/contract'
import { expect, test } from 'vitest'
import { figuresOf } from './statement-figures.ts'

const line = (outcome: StatementLine['outcome'], amount: string): StatementLine => ({
  bankTransactionId: `${outcome}-${amount}`,
  amount,
  description: '',
  outcome,
})

test('what matches is summed to the last minor unit, and every line counts once', () => {
  const lines = [
    line('matched', '90071992547409.93'),
    line('matched', '0.07'),
    line('approved', '5.00'),
    line('noCode', '7.00'),
    line('amountDiffers', '8.00'),
  ]
  expect(figuresOf(lines)).toMatchObject({ matchedAmount: '90071992547410.00', approvedCount: 1, leftCount: 2 })
  expect(figuresOf([])).toEqual({ matched: [], matchedAmount: '0.00', approvedCount: 0, leftCount: 0 })
})
