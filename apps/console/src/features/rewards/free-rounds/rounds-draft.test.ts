import { expect, it } from 'vitest'
import { emptyDraft, wishOf } from './rounds-draft.ts'

const whole = { ...emptyDraft, member: ' an88 ', nodeId: 'n1', stake: '10000', winMax: '500000', reason: 'Birthday' }

it('is asked for as amounts that travel, without spaces around', () => {
  expect(wishOf(whole)).toEqual({
    ...{ member: 'an88', nodeId: 'n1', reason: 'Birthday' },
    ...{ quantity: 10, days: 7, stake: '10000.00', winMax: '500000.00' },
  })
})

it.each([
  { member: ' ' },
  { nodeId: undefined },
  { stake: '0' },
  { winMax: '' },
  { quantity: '0' },
  { quantity: '100' },
  { days: '91' },
  { reason: 'x' },
])('is not asked for with %j', (part) => {
  expect(wishOf({ ...whole, ...part })).toBeUndefined()
})
