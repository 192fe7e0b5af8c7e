import { checkPromotion } from '@fairground/contract/promotion-rule'
import { expect, it } from 'vitest'
import { newPromotion, termsOf } from './promotion-draft.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const text = { title: 'T', content: 'C' }
const whole = {
  ...newPromotion,
  texts: { vi: text, en: text },
  startsAt: '2026-11-21T09:00',
  endsAt: '2026-11-28T09:00',
  reward: '50000',
  budget: '0500000',
}

it('a complete draft is sent in the site’s format: times in its zone, amounts with decimals', () => {
  const terms = termsOf(whole, timeZone)
  expect(terms).toMatchObject({ startsAt: '2026-11-21T02:00:00.000Z', reward: '50000.00', budget: '500000.00' })
  expect(checkPromotion({ terms, languages: ['vi', 'en'] })).toEqual([])
})

it('a new draft shows what is missing at each field', () => {
  const fields = checkPromotion({ terms: termsOf(newPromotion, timeZone), languages: ['vi'] }).map(({ field }) => field)
  expect(fields).toEqual(['texts.vi.title', 'texts.vi.content', 'startsAt', 'endsAt', 'reward', 'budget'])
})

it('without a goal its typed amount is ignored', () => {
  expect(termsOf({ ...whole, goalAmount: '5' }, timeZone).goalAmount).toBe('0.00')
  expect(termsOf({ ...whole, goal: 'bet', goalAmount: '5' }, timeZone).goalAmount).toBe('5.00')
})
