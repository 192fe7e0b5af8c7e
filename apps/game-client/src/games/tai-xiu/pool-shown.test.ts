import { expect, test } from 'vitest'
import { ownRefund, shownPool } from './pool-shown.ts'

const placeOf = (spot: string, stakeMinor: string) => ({ currency: 'VND', spot, stakeMinor, players: 3 })
const betOf = (roundId: string, spot: string, stakeMinor: string) => ({
  ...{ roundId, stakeMinor, state: 'taken' as const, bet: { bets: [{ spot, stakeMinor }] } },
})
const pool = {
  ...{ currency: 'VND', taiMinor: '100', xiuMinor: '60', taiBets: 2, xiuBets: 1, matchedMinor: '60' },
  cut: { id: 'b', standingMinor: '10' },
}

test('the lighter side is what is matched, and the rest of the other is too much', () => {
  const shown = shownPool([placeOf('tai', '100'), placeOf('xiu', '60')])
  expect(shown).toMatchObject({ matchedMinor: 60n, heavier: 'tai', excessMinor: 40n, tai: { players: 3 } })
  expect(shownPool([])).toMatchObject({ matchedMinor: 0n, heavier: undefined, excessMinor: 0n })
})

test('from the lock on what was fixed counts, whatever was told before', () => {
  expect(shownPool([placeOf('tai', '1')], pool)).toMatchObject({ tai: { stakeMinor: 100n }, matchedMinor: 60n })
})

test('own bets before the cut stand, that at the cut stands in part, and later ones go back', () => {
  const own = [betOf('a', 'tai', '50'), betOf('b', 'tai', '30'), betOf('c', 'tai', '20')]
  expect(ownRefund(own, pool)).toBe(40n)
  expect(ownRefund([betOf('z', 'xiu', '60')], pool)).toBe(0n)
  expect(ownRefund([], pool)).toBeUndefined()
  expect(ownRefund(own, undefined)).toBeUndefined()
})
