import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jackpotShares, settleJackpot, sharePool } from './jackpots.ts'

it('shares are whole, and rests stay in the pool', () => {
  expect(sharePool(1_000n, 3n)).toEqual({ eachMinor: 333n, restMinor: 1n })
  expect(sharePool(1_000n, 0n)).toEqual({ eachMinor: 0n, restMinor: 1_000n })
})

it('games return what the book says in the long run', () => {
  const joins = (id: string, fixedMinor = 0n) =>
    (jackpotShares[id] ?? []).map(
      (share) => settleJackpot(share, { salesMinor: 1_000_000n, fixedMinor, poolMinor: 0n, winners: 0n }).joinedMinor,
    )
  expect(joins('vietlott-645')).toEqual([410_000n])
  expect(joins('vietlott-655')).toEqual([330_000n, 80_000n])
  expect(joins('vietlott-535', 173_400n)).toEqual([376_600n])
})

it('nothing is lost and no pool falls below nothing', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const shares = fc.constantFrom(...Object.values(jackpotShares).flat())
  const winners = fc.bigInt({ min: 0n, max: 20n })
  const draws = fc.record({ salesMinor: amount, fixedMinor: amount, poolMinor: amount, winners })
  fc.assert(
    fc.property(shares, draws, (share, draw) => {
      const end = settleJackpot(share, draw)
      expect(end.eachMinor * draw.winners + end.restMinor).toBe(draw.poolMinor + end.joinedMinor)
      expect(end.restMinor >= 0n && (draw.winners === 0n || end.restMinor < draw.winners)).toBe(true)
    }),
  )
})
