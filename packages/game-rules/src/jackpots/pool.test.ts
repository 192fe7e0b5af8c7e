import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fraction, plus } from '../exact/fraction.ts'
import { dailyMystery, hotDrop, houseJackpots, skyLantern } from './house-jackpots.ts'
import type { JackpotTier } from './jackpot.ts'
import {
  addShares,
  type Contribution,
  giveBack,
  hitPool,
  meterOf,
  movePool,
  openPool,
  type Pool,
  takeShares,
} from './pool.ts'

const unitMinor = 100n
const tiers = houseJackpots.flatMap(({ tiers }) => tiers)

/** Everything that came in is in the pool or was paid, and the fractions are the rest of it, exactly. */
function expectConserved(pool: Pool, tier: JackpotTier, acceptedMinor: bigint): void {
  const { baseMinor, incrementMinor, reserveMinor, overflowMinor } = pool
  const inside = baseMinor + incrementMinor + reserveMinor + overflowMinor
  expect(inside).toBe(pool.contributedMinor + pool.reservedMinor + pool.houseMinor + pool.movedMinor - pool.paidMinor)
  const exact = (minor: bigint, carry: bigint, den: number) => plus(fraction(minor), fraction(carry, den))
  const [num, den] = tier.contribution
  expect(exact(pool.contributedMinor, pool.incrementCarry, den)).toEqual(fraction(acceptedMinor * BigInt(num), den))
  const [reserveNum, reserveDen] = tier.reserve
  const reserved = exact(pool.reservedMinor, pool.reserveCarry, reserveDen)
  expect(reserved).toEqual(fraction(acceptedMinor * BigInt(reserveNum), reserveDen))
}

describe('[R-68] the money of a pool is what came in less what was paid', () => {
  test.each(tiers.map((tier) => [tier.tier, tier] as const))(
    'over 20,000 bets of each of five pools that stand, fall through and win, to the fraction: %s',
    (_, tier) => {
      const seedMinor = BigInt(tier.seed) * unitMinor
      let pool = openPool(tier, unitMinor)
      let acceptedMinor = 0n
      const open: { stakeMinor: bigint; taken: Contribution }[] = []
      let state = 12_345
      const random = (n: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return Math.floor((state / 2 ** 32) * n)
      }
      for (let bet = 0; bet < 20_000; bet += 1) {
        const stakeMinor = BigInt(random(1_000_000) + 1)
        const { pool: taking, taken } = takeShares(pool, tier, stakeMinor)
        pool = taking
        open.push({ stakeMinor, taken })
        if (random(3) === 0) continue
        const [decided] = open.splice(random(open.length), 1)
        if (!decided) throw new Error('there is one')
        if (random(5) === 0) {
          pool = giveBack(pool, tier, decided)
          continue
        }
        pool = addShares(pool, decided.taken)
        acceptedMinor += decided.stakeMinor
        if (random(50) === 0) {
          const before = meterOf(pool)
          const hitPointMinor = random(2) === 0 ? before - BigInt(random(Number(pool.incrementMinor) + 1)) : undefined
          const won = hitPool(pool, { seedMinor, hitPointMinor, isSeedSure: random(2) === 0 })
          expect(won.hit.amountMinor + won.hit.overflowMinor).toBe(before)
          pool = won.pool
        }
      }
      for (const left of open) pool = giveBack(pool, tier, left)
      expectConserved(pool, tier, acceptedMinor)
      expect(pool.cycle).toBeGreaterThan(100)
    },
  )

  it('whatever is staked, the fractions never grow beyond the bets that are under way', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { maxLength: 200 }), (stakes) => {
        const [tier] = skyLantern.tiers
        if (!tier) throw new Error('it has three')
        let pool = openPool(tier, unitMinor)
        for (const stake of stakes) {
          const { pool: taking, taken } = takeShares(pool, tier, stake)
          pool = addShares(taking, taken)
          expect(pool.incrementCarry >= 0n && pool.incrementCarry < BigInt(tier.contribution[1])).toBe(true)
          expect(pool.reserveCarry >= 0n && pool.reserveCarry < BigInt(tier.reserve[1])).toBe(true)
        }
        expectConserved(
          pool,
          tier,
          stakes.reduce((sum, stake) => sum + stake, 0n),
        )
      }),
    )
  })
})

describe('[R-65] of two hits on one pool the second wins what the pool begins with', () => {
  test('a thousand times: the pool pays no more than it has and is never below zero', () => {
    const [tier] = skyLantern.tiers
    if (!tier) throw new Error('it has three')
    const seedMinor = BigInt(tier.seed) * unitMinor
    let pool = openPool(tier, unitMinor)
    for (let pair = 0; pair < 1_000; pair += 1) {
      const { pool: taking, taken } = takeShares(pool, tier, 100_000n)
      pool = addShares(taking, taken)
      const meter = meterOf(pool)
      const first = hitPool(pool, { seedMinor, isSeedSure: true })
      const second = hitPool(first.pool, { seedMinor, isSeedSure: true })
      expect([first.hit.amountMinor, second.hit.amountMinor]).toEqual([meter, seedMinor])
      pool = second.pool
    }
    expect(pool.cycle).toBe(2_001)
    expectConserved(pool, tier, 100_000_000n)
  })
})

test('what a bet brings beyond the hit point is not paid; it joins the pool with the next bet', () => {
  const [tier] = hotDrop.tiers
  if (!tier) throw new Error('it has one')
  const seedMinor = BigInt(tier.seed) * unitMinor
  const pool = addShares(openPool(tier, unitMinor), { incrementMinor: 900n, reserveMinor: 0n })
  const { pool: next, hit } = hitPool(pool, { seedMinor, hitPointMinor: seedMinor + 400n, isSeedSure: true })
  expect(hit).toMatchObject({ amountMinor: seedMinor + 400n, overflowMinor: 500n, seedHouseMinor: seedMinor })
  expect(meterOf(next)).toBe(seedMinor)
  expect(meterOf(addShares(next, { incrementMinor: 7n, reserveMinor: 0n }))).toBe(seedMinor + 507n)
})

test('a mystery begins with what its reserve has gathered, at most its seed, and costs the house nothing more', () => {
  const [tier] = dailyMystery.tiers
  if (!tier) throw new Error('it has one')
  const seedMinor = BigInt(tier.seed) * unitMinor
  const pool = addShares(openPool(tier, unitMinor), { incrementMinor: 900n, reserveMinor: 300n })
  const won = hitPool(pool, { seedMinor, isSeedSure: false })
  expect(won.hit).toMatchObject({ seedReserveMinor: 300n, seedHouseMinor: 0n })
  expect(meterOf(won.pool)).toBe(300n)
})

test('[R-67] a pool that is closed hands everything over: its meter to the next winner of the other, its reserve to the other’s', () => {
  const [grand, major] = skyLantern.tiers
  if (!grand || !major) throw new Error('it has three')
  const filled = (tier: JackpotTier) =>
    addShares(openPool(tier, unitMinor), { incrementMinor: 900n, reserveMinor: 300n })
  const source = { ...filled(major), overflowMinor: 40n, houseMinor: filled(major).houseMinor + 40n }
  const { from, to, moved } = movePool(source, filled(grand))
  expect(moved).toEqual({ baseMinor: source.baseMinor, incrementMinor: 940n, reserveMinor: 300n })
  expect([meterOf(from), from.reserveMinor, from.overflowMinor]).toEqual([0n, 0n, 0n])
  expect(meterOf(to)).toBe(meterOf(filled(grand)) + meterOf(source) + 40n)
  expect(to.reserveMinor).toBe(600n)
  for (const pool of [from, to]) {
    const inside = meterOf(pool) + pool.reserveMinor + pool.overflowMinor
    expect(inside).toBe(pool.contributedMinor + pool.reservedMinor + pool.houseMinor + pool.movedMinor - pool.paidMinor)
  }
})
