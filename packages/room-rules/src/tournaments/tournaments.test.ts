import { fraction, plus, toNumber } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { icmEquities, isIcmExact } from './icm.ts'
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

/** What each stack is worth, by trying who takes the next prize, again and again. */
function worthOf(stacks: ReadonlyMap<number, number>, [prize, ...rest]: readonly number[]): Map<number, number> {
  const worth = new Map([...stacks.keys()].map((seat) => [seat, 0]))
  if (prize === undefined || stacks.size === 0) return worth
  const chips = [...stacks.values()].reduce((sum, stack) => sum + stack, 0)
  for (const [seat, stack] of stacks) {
    const left = worthOf(new Map([...stacks].filter(([other]) => other !== seat)), rest)
    for (const [other, more] of left.set(seat, prize))
      worth.set(other, (worth.get(other) ?? 0) + (stack / chips) * more)
  }
  return worth
}

it.each([
  [[5_000, 2_500, 1_500, 1_000], [50, 30, 20], true],
  [[5_000, 2_500, 1_500, 1_000, 700, 300, 1], [50, 30, 15, 5], false],
])('ICM of %j over %j is what trying every order gives', (stacks, prizes, isExact) => {
  const tried = worthOf(new Map(stacks.entries()), prizes)
  const found = icmEquities(stacks.map(BigInt), prizes.map(BigInt))
  for (const [seat, worth] of found.entries()) expect(toNumber(worth)).toBeCloseTo(tried.get(seat) ?? 0, 10)
  expect(isIcmExact(stacks.length, prizes.length)).toBe(isExact)
  expect(toNumber(plus(...found))).toBeCloseTo(100, 12)
})

it('ICM of two stacks is exact, and a prize too many is nobody’s', () => {
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
