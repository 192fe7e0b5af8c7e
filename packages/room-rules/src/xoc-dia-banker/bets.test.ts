import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BankerBet, bankerSpots, keptBets, settleBankerRound, worstClass } from './bets.ts'

const bet = fc.record({ spot: fc.constantFrom(...bankerSpots), amountMinor: fc.bigInt(1n, 500n) })

it('the latest winning bets go back, the last in part, and the banker can pay in every class', () => {
  const bets: BankerBet[] = [
    { spot: 'even', amountMinor: 100n },
    { spot: 'odd', amountMinor: 40n },
    { spot: 'even', amountMinor: 50n },
  ]
  // Even wins 150 against 40: 110 are too much for 80, so 30 of the latest go back.
  expect(keptBets(80n, bets)).toEqual([100n, 40n, 20n])
  expect(keptBets(10n, bets)).toEqual([50n, 40n, 0n])
  expect(keptBets(110n, bets)).toEqual([100n, 40n, 50n])
  expect(keptBets(28n, [{ spot: 'three-red', amountMinor: 20n }])).toEqual([10n])
})

it('after the cut no class is above the escrow, and the last bet cut could not be a unit larger', () => {
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 12 }), fc.bigInt(0n, 3_000n), (bets, escrow) => {
      const kept = keptBets(escrow, bets)
      const left = bets.map((one, at) => ({ ...one, amountMinor: kept[at] ?? 0n }))
      expect(worstClass(left).lossMinor).toBeLessThanOrEqual(escrow)
      expect(bets.every(({ amountMinor }, at) => (kept[at] ?? 0n) <= amountMinor)).toBe(true)
      if (worstClass(bets).lossMinor <= escrow) expect(kept).toEqual(bets.map(({ amountMinor }) => amountMinor))
    }),
  )
})

it('a round pays net odds less 2 % of each net win, and loses nothing', () => {
  expect(
    settleBankerRound(3, [[{ spot: 'three-red', amountMinor: 500n }], [{ spot: 'even', amountMinor: 2_000n }]]),
  ).toEqual({
    ...{ netMinor: [1_372n, -2_000n], feeMinor: [28n, 0n], bankerNetMinor: 588n, bankerFeeMinor: 12n },
  })
  fc.assert(
    fc.property(fc.array(fc.array(bet, { maxLength: 3 }), { maxLength: 5 }), fc.nat(4), (seats, reds) => {
      const end = settleBankerRound(reds, seats)
      const all = [...end.netMinor, ...end.feeMinor, end.bankerNetMinor, end.bankerFeeMinor]
      expect(all.reduce((sum, one) => sum + one, 0n)).toBe(0n)
    }),
  )
})
