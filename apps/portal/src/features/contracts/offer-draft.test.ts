import { expect, test } from 'vitest'
import { emptyDraft, offerOf, rateOf } from './offer-draft.ts'

test.each([
  ['1.5', 0.015],
  ['1,25', 0.0125],
  ['100', 1],
  ['0', 0],
  ['100.01', undefined],
  ['1.234', undefined],
  ['-1', undefined],
  ['', undefined],
])('%s percent is read as %s', (text, rate) => expect(rateOf(text)).toBe(rate))

test('a form makes an offer once it names somebody and gives something', () => {
  const draft = { ...emptyDraft, account: ' be ', rates: { rate: '10' }, amounts: { periodValidBet: '5000' } }
  expect(offerOf('dividend', draft)).toEqual({
    kind: 'dividend',
    account: 'be',
    period: 'weekly',
    activeMembers: 1,
    rate: 0.1,
    periodValidBet: '5000.00',
    periodProfitLoss: '0.00',
  })
  expect(offerOf('daily', draft)).toMatchObject({ period: 'daily', dailyBetAmount: '0.00' })
  for (const wrong of [{ account: '' }, { rates: { rate: '0' } }, { rates: { rate: 'x' } }, { activeMembers: '' }])
    expect(offerOf('dividend', { ...draft, ...wrong })).toBeUndefined()
})

test('a real-time salary may have one of its two rates', () => {
  const draft = { ...emptyDraft, account: 'be', rates: { lossSalaryRate: '0.5' } }
  expect(offerOf('realtime', draft)).toMatchObject({ profitSalaryRate: 0, lossSalaryRate: 0.005 })
})
