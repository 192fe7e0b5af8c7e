import { expect, it } from 'vitest'
import { emptyDraft, wishOf } from './rain-draft.ts'

const whole = { ...emptyDraft, stake: '10000', winMax: '500000', reason: ' Friday ' }

it('is asked for as amounts that travel, without spaces around', () => {
  expect(wishOf(whole)).toEqual({ quantity: 20, stake: '10000.00', winMax: '500000.00', reason: 'Friday' })
})

it.each([{ quantity: '0' }, { quantity: '201' }, { quantity: '1.5' }, { stake: '0' }, { winMax: '' }, { reason: 'x' }])(
  'is not asked for with %j',
  (part) => {
    expect(wishOf({ ...whole, ...part })).toBeUndefined()
  },
)
