import { expect, test } from 'vitest'
import { sharesOf } from './shares-of.ts'

test('the largest type stands first, each begins where the one before ends, and types without bets have no part', () => {
  const shares = sharesOf({ LIVE: { validBet: '25.00' }, RNG: { validBet: '75.00' }, FISH: { validBet: '0.00' } })
  expect(shares).toEqual([
    { type: 'RNG', share: 0.75, before: 0 },
    { type: 'LIVE', share: 0.25, before: 0.75 },
  ])
})

test('a team that staked nothing has no shares', () => {
  expect(sharesOf({ RNG: { validBet: '0.00' } })).toEqual([])
})
