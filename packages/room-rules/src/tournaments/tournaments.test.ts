import { fraction, plus, times } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { icmEquities } from './icm.ts'
import { mttPayout } from './mtt-payout.ts'
import { placesOut } from './places.ts'
import { tournamentRefund } from './refund.ts'
import { sitAndGoPayout } from './sit-and-go.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

it('a sit & go pays by its seats, rests to the first', () => {
  expect(sitAndGoPayout(2, 101n)).toEqual([101n])
  expect(sitAndGoPayout(6, 101n)).toEqual([66n, 35n])
  expect(sitAndGoPayout(9, 109n)).toEqual([56n, 32n, 21n])
})

it.each([
  [100, 15, 2.12, 0.1979],
  [1_000, 150, 1.84, 0.1022],
])(
  'of %s entries %s places are paid, the last %s prize parts, the first %s of the pool',
  (entries, places, last, first) => {
    const prizePart = 1_000_000n
    const pool = prizePart * BigInt(entries)
    const prizes = mttPayout(entries, pool, (prizePart * 11n) / 10n)
    expect(prizes).toHaveLength(places)
    expect(sum(prizes)).toBe(pool)
    expect(Number(prizes.at(-1)) / Number(prizePart)).toBeCloseTo(last, 2)
    expect(Number(prizes[0]) / Number(pool)).toBeCloseTo(first, 4)
  },
)

it('prizes fall by steps of a quarter, and the last is worth one and a half entries', () => {
  const prizes = mttPayout(1_000, 1_000_000_000n, 1_100_000n)
  const steps = [...Map.groupBy(prizes.entries(), ([, prize]) => prize).values()].map((held) => held.length)
  expect(steps).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 9, 9, 18, 18, 36, 36, 6])
  expect(Number(prizes[1]) / Number(prizes[2])).toBeCloseTo(1.25, 5)
  const dear = mttPayout(1_000, 1_000_000_000n, 1_300_000n)
  expect(dear.length).toBeLessThan(150)
  expect(dear.at(-1)).toBeGreaterThanOrEqual(1_950_000n)
  expect(mttPayout(3, 30n, 1_000n)).toEqual([30n])
})

it('a lost tournament gives the pool back by chips, and the fee at least', () => {
  expect(tournamentRefund(1_000n, 50n, [600n, 390n, 10n])).toEqual([600n, 390n, 50n])
})

/** Chance of an order of places: each time the stack of who is next by all that are left. */
function orders(
  seats: readonly number[],
  stacks: readonly bigint[],
): { order: number[]; chance: ReturnType<typeof fraction> }[] {
  if (seats.length === 0) return [{ order: [], chance: fraction(1) }]
  const all = seats.reduce((chips, seat) => chips + (stacks[seat] ?? 0n), 0n)
  return seats.flatMap((seat) =>
    orders(
      seats.filter((other) => other !== seat),
      stacks,
    ).map(({ order, chance }) => ({
      order: [seat, ...order],
      chance: times(chance, fraction(stacks[seat] ?? 0n, all)),
    })),
  )
}

it('ICM is what the chances of all orders of places give', () => {
  const [stacks, prizes] = [
    [5_000n, 2_500n, 1_500n, 1_000n],
    [50n, 30n, 20n],
  ]
  const byOrders = [0, 1, 2, 3].map((seat) =>
    plus(
      ...orders([0, 1, 2, 3], stacks).map(({ order, chance }) =>
        times(chance, fraction(prizes[order.indexOf(seat)] ?? 0n)),
      ),
    ),
  )
  expect(icmEquities(stacks, prizes)).toEqual(byOrders)
  expect(plus(...icmEquities(stacks, prizes))).toEqual(fraction(100))
  expect(icmEquities([1n, 3n], [100n, 20n, 5n])).toEqual([fraction(40), fraction(80)])
})

it('who goes out in one hand is placed by the stack before it, equal ones share', () => {
  expect([...placesOut(5, new Map(Object.entries({ a: 10n, b: 10n })))]).toEqual([
    ['a', [4, 5]],
    ['b', [4, 5]],
  ])
  expect([...placesOut(6, new Map(Object.entries({ a: 10n, b: 30n, c: 10n })))]).toEqual([
    ['a', [5, 6]],
    ['b', [4]],
    ['c', [5, 6]],
  ])
})
