import { type Fraction, fraction, plus, times } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factorOf, type Outcome } from '../markets/ending.ts'
import { cashOutOffer } from './cash-out.ts'
import { decideSlip } from './decide-slip.ts'
import { betCount, namedSystems, settleSlip } from './slip-return.ts'
import { stakeOf } from './slip-stake.ts'

const combinations = (size: number, from: readonly Fraction[]): readonly (readonly Fraction[])[] =>
  size === 0
    ? [[]]
    : from.flatMap((first, at) => combinations(size - 1, from.slice(at + 1)).map((rest) => [first, ...rest]))

const factor = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.constantFrom(1, 2, 3))
  .map(([x, by]) => fraction(x, 100 * by))

it('a system returns what its combinations return one by one, cut once', () => {
  fc.assert(
    fc.property(fc.array(factor, { minLength: 2, maxLength: 6 }), fc.nat(63), (factors, chosen) => {
      const sizes = factors.map((_, at) => at + 1).filter((size) => chosen & (1 << (size - 1)))
      const all = sizes.flatMap((size) => combinations(size, factors))
      const { num, den } = times(fraction(777), plus(...all.map((one) => times(...one))))
      expect(settleSlip({ factors, sizes, unitStakeMinor: 777n })).toEqual({
        ...{ bets: BigInt(all.length), stakeMinor: 777n * BigInt(all.length), payoutMinor: num / den },
      })
    }),
    { numRuns: 50 },
  )
})

it('an accumulator multiplies half results, and a void leg leaves the others as they are', () => {
  const odds = fraction(21, 10)
  const returned = (...outcomes: readonly Outcome[]) =>
    settleSlip({
      factors: outcomes.map((outcome) => factorOf(outcome, odds)),
      ...{ sizes: [outcomes.length], unitStakeMinor: 1_000n },
    }).payoutMinor
  expect(returned('half-win', 'half-lose')).toBe(775n)
  expect(returned('win', 'half-win', 'push')).toBe(3_255n)
  expect(returned('win', 'void')).toBe(2_100n)
  expect(returned('win', 'lose')).toBe(0n)
})

it.each([
  ['trixie', 4],
  ['patent', 7],
  ['yankee', 11],
  ['lucky-15', 15],
  ['canadian', 26],
  ['heinz', 57],
])('a %s is %i bets', (name, bets) => {
  const system = namedSystems[name]
  expect(betCount(system?.legs ?? 0, system?.sizes ?? [])).toBe(BigInt(bets))
})

it('a stake for an amount to win is the smallest that wins it', () => {
  const odds = fc.integer({ min: 101, max: 5_000 }).map((x100) => fraction(x100, 100))
  fc.assert(
    fc.property(odds, fc.bigInt({ min: 1n, max: 1_000_000n }), (price, amount) => {
      const winOf = (stake: bigint) => (stake * price.num) / price.den - stake
      const stake = stakeOf('to-win', amount, price)
      expect(winOf(stake)).toBeGreaterThanOrEqual(amount)
      expect(winOf(stake - 1n)).toBeLessThan(amount)
    }),
  )
})

it('a stake that is offered fits the limits, and one more would not', () => {
  const amount = fc.bigInt({ min: 1n, max: 10_000n })
  const odds = fc.integer({ min: 101, max: 5_000 }).map((x100) => fraction(x100, 100))
  fc.assert(
    fc.property(amount, amount, amount, odds, (stakeMinor, maxMinor, maxPayoutMinor, now) => {
      const limits = { minMinor: 1n, maxMinor, maxPayoutMinor }
      const decided = decideSlip({ accept: 'any', price: now, now, isSuspended: false, stakeMinor, limits })
      const fits = (stake: bigint) => stake <= maxMinor && (stake * now.num) / now.den <= maxPayoutMinor
      expect(decided.decision === 'accepted').toBe(fits(stakeMinor))
      if (decided.decision !== 'reoffer') return
      expect([fits(decided.stakeMinor), fits(decided.stakeMinor + 1n)]).toEqual([true, false])
    }),
  )
})

it('a cash-out without margin of what is certain is the return itself', () => {
  const [none, one] = [fraction(0), fraction(1)]
  const certain = { odds: fraction(2), chances: [one, none, none, none, none] } as const
  expect(cashOutOffer(1_000n, [certain, { factor: fraction(3, 2) }], none)).toBe(3_000n)
})
