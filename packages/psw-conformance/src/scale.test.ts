import type { PswAnswer } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { scaleDown, scaleUp } from './scale.ts'

test('amounts are sent in units that the game takes, whatever else a call says stays', () => {
  const bet = { amount: '1000', currency: 'VND', roundId: '1000', win: { amount: '4000' }, ids: ['1000'] }
  expect(scaleUp(bet, 500)).toEqual({ ...bet, amount: '500000', win: { amount: '2000000' } })
  expect(scaleUp({ amount: '-1700' }, 500)).toEqual({ amount: '-850000' })
  expect(scaleUp({ bets: [{ amount: '1000' }] }, 500)).toEqual({ bets: [{ amount: '500000' }] })
})

test('what is no amount is sent as it is', () => {
  for (const amount of ['0', '01', '1.5', '1e3', 1, '', null, '9'.repeat(19)])
    expect(scaleUp({ amount }, 500)).toEqual({ amount })
})

test('an answer is read in the units of the cases', () => {
  const answer = {
    code: 'OK',
    balance: '49500000',
    debt: '850000',
    results: [{ balance: '500' }],
  } as unknown as PswAnswer
  const read = { code: 'OK', balance: '99000', debt: '1700', results: [{ balance: '1' }] }
  expect(scaleDown(answer, 500)).toMatchObject(read)
})
