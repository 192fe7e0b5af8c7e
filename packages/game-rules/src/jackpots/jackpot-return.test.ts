import { createStream } from '@fairground/fairness'
import { expect, test } from 'vitest'
import { fraction, toNumber, writeFraction } from '../exact/fraction.ts'
import { drawHitPoint, drawJackpot } from './draw-jackpot.ts'
import { dailyMystery, hotDrop, houseJackpots, skyLantern } from './house-jackpots.ts'
import { boundOf, jackpotReturn } from './jackpot-return.ts'
import { addShares, hitPool, meterOf, openPool, takeShares } from './pool.ts'

const unitMinor = 100n

test('[R-61] the return of a jackpot is its contributions and its seeds, exactly', () => {
  // 0.5 + 0.4 + 0.3 % of contributions; seeds of 1/330, 4/1000 and 2/1000.
  expect(jackpotReturn(skyLantern)).toEqual(fraction(347, 16_500))
  expect(writeFraction(jackpotReturn(dailyMystery))).toBe('3/200')
  const mean = (10_000_001 + 25_000_000) / 2
  expect(toNumber(jackpotReturn(hotDrop))).toBeCloseTo((0.008 * mean) / (mean - 10_000_000), 15)
})

test('a level is hit in proportion to the stake, by a draw of 52 bits from the stream of the bet', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'hello', nonce: 3 }
  const draws = (stakeMinor: bigint) => drawJackpot(skyLantern, { stakeMinor, unitMinor, stream: createStream(seeds) })
  const [small, large] = [draws(100_000n), draws(1_000_000n)]
  expect(small.map(({ tier }) => tier)).toEqual(['grand', 'major', 'minor'])
  expect(small.map(({ draw }) => draw)).toEqual(large.map(({ draw }) => draw))
  const stream = createStream(seeds)
  expect(small.map(({ draw }) => Number(draw))).toEqual([stream.r52(), stream.r52(), stream.r52()])
  // 1,000 of 33,000,000,000 units.
  expect(small[0]?.below).toBe(String((2n ** 52n * 1_000n) / 33_000_000_000n))
  expect(BigInt(large[2]?.below ?? 0)).toBe((2n ** 52n * 10_000n) / 100_000_000n)
  const all = drawJackpot(skyLantern, { stakeMinor: 10n ** 13n, unitMinor, stream: createStream(seeds) })
  expect(all.every(({ isHit }) => isHit)).toBe(true)
})

test('a hit point lies from the seed + 1 to the bound, is the same for the same seed, and differs by pool and cycle', () => {
  const [tier] = hotDrop.tiers
  if (!tier) throw new Error('it has one')
  const at = (cycle: number, poolId = 'hot-drop.drop.VND') =>
    drawHitPoint(tier, { serverSeed: 'b'.repeat(64), poolId, cycle })
  const points = Array.from({ length: 2_000 }, (_, cycle) => at(cycle))
  expect(points.every((point) => point > tier.seed && point <= boundOf(tier))).toBe(true)
  expect(at(5)).toBe(points[5])
  expect(at(5, 'other.drop.VND')).not.toBe(points[5])
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length
  expect(Math.abs(mean - 17_500_000)).toBeLessThan((4 * 15_000_000) / Math.sqrt(12 * 2_000))
})

test('[R-61] a long play of a pool with a bound pays what its return says, and never more than the bound', () => {
  const [tier] = hotDrop.tiers
  if (!tier) throw new Error('it has one')
  const seedMinor = BigInt(tier.seed) * unitMinor
  const [stakeMinor, cycles] = [1_000_000_000n, 400]
  let pool = openPool(tier, unitMinor)
  let stakedMinor = 0n
  while (pool.cycle <= cycles) {
    const point = drawHitPoint(tier, { serverSeed: 'c'.repeat(64), poolId: 'p', cycle: pool.cycle })
    const hitPointMinor = BigInt(point) * unitMinor
    const { pool: taking, taken } = takeShares(pool, tier, stakeMinor)
    pool = addShares(taking, taken)
    stakedMinor += stakeMinor
    if (meterOf(pool) < hitPointMinor) continue
    const won = hitPool(pool, { seedMinor, hitPointMinor, isSeedSure: true })
    expect(won.hit.amountMinor <= BigInt(boundOf(tier)) * unitMinor).toBe(true)
    pool = won.pool
  }
  const played = Number(pool.paidMinor) / Number(stakedMinor)
  // A cycle's length has a deviation of 58 % of its mean, of which the seed's part varies.
  expect(Math.abs(played / toNumber(jackpotReturn(hotDrop)) - 1)).toBeLessThan((4 * 0.34) / Math.sqrt(cycles))
})

test('the reserve of a jackpot pays its seeds in the long run', () => {
  for (const { kind, tiers } of houseJackpots) {
    for (const tier of tiers) {
      const perCycle = kind === 'progressive' ? tier.seed / (tier.oneIn ?? 1) : tier.reserve[0] / tier.reserve[1]
      expect(tier.reserve[0] / tier.reserve[1]).toBeCloseTo(perCycle, 7)
    }
  }
  const [drop] = hotDrop.tiers
  if (!drop) throw new Error('it has one')
  const seeds = toNumber(jackpotReturn(hotDrop)) - drop.contribution[0] / drop.contribution[1]
  expect(drop.reserve[0] / drop.reserve[1]).toBeCloseTo(seeds, 7)
})
