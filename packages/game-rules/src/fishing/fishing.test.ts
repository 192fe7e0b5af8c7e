import { createStream } from '@fairground/fairness'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fraction, plus, toNumber } from '../exact/fraction.ts'
import { areaShot, areaThresholds } from './area-shot.ts'
import { bossMean, bossMultiplier } from './boss.ts'
import { fishingSheet } from './fishing-sheet.ts'
import { endOfMagazine, loadMagazine } from './magazine.ts'
import { bulletsOf, fishingRtp, fishMultipliers, killThreshold, rollRange, weapons } from './shot.ts'
import { playShots } from './shots.ts'

const seeds = { serverSeed: 'ed'.repeat(32), clientSeed: 'hello', nonce: 5 }

it('a shot returns 96 % whatever the target, to a billionth of the target', () => {
  expect(killThreshold(fishingRtp, fraction(20))).toBe(48_000_000)
  for (const { bet, rtp, threshold } of fishingSheet()) {
    const [num = '', den = ''] = rtp.split('/')
    expect(0.96 - Number(num) / Number(den)).toBeLessThan(Number(bet.slice(1)) / rollRange)
    expect(threshold).toBe(Math.floor(960_000_000 / Number(bet.slice(1))))
  }
  expect(fishingSheet()).toHaveLength(fishMultipliers.length)
})

it('an area weapon returns the same: each victim has its share of the chance', () => {
  const third = fraction(1, 3)
  const victims = [5, 10, 20].map((multiplier) => ({ multiplier, share: third }))
  expect(areaThresholds(fishingRtp, victims)).toEqual([64_000_000, 32_000_000, 16_000_000])
  const back = victims.map(({ multiplier }, at) =>
    fraction(BigInt(areaThresholds(fishingRtp, victims)[at] ?? 0) * BigInt(multiplier), rollRange),
  )
  expect(toNumber(plus(...back))).toBe(0.96)
})

it('victims are rolled by distance, then by id, with nonces in a row', () => {
  const victim = (fish: string, distance: number) => ({ fish, multiplier: 1, share: fraction(1, 3), distance })
  const shot = areaShot({
    ...{ rtp: fishingRtp, costMinor: 600n, seeds },
    victims: [victim('c', 80), victim('b', 10), victim('a', 80)],
  })
  expect(shot.rolls.map(({ fish, nonce }) => [fish, nonce])).toEqual([
    ['b', 5],
    ['a', 6],
    ['c', 7],
  ])
  for (const { nonce, roll, isKill, paidMinor } of shot.rolls) {
    expect(roll).toBe(createStream({ ...seeds, nonce }).int(rollRange))
    expect(isKill).toBe(roll < 320_000_000)
    expect(paidMinor).toBe(isKill ? 600n : 0n)
  }
  expect(shot.nextNonce).toBe(8)
})

it('a boss is as hard to kill as a fish of its mean, and pays what its list has', () => {
  const list = [
    [100, 3],
    [300, 1],
  ] as const
  expect(bossMean(list)).toEqual(fraction(150))
  expect(bossMultiplier(list, () => 1)).toBe(300)
})

it('magazines: what was bet is spent or comes back, a dead fish costs nothing, a torpedo needs six bullets', () => {
  const shot = fc.record({
    seat: fc.nat(2),
    fish: fc.constantFrom('f0', 'f1', 'f2', 'f3'),
    weapon: fc.constantFrom(...weapons),
  })
  const pond = {
    rtp: fishingRtp,
    magazines: new Map([0, 1].map((seat) => [seat, loadMagazine({ ...seeds, nonce: seat * 100 }, 20, 1_000n)])),
    fish: new Map(['f0', 'f1', 'f2', 'f3'].map((fish, at) => [fish, 2 + at])),
  }
  fc.assert(
    fc.property(fc.array(shot, { maxLength: 30 }), fc.nat(30), (shots, written) => {
      const { ends, magazines } = playShots(pond, shots)
      for (const [seat, magazine] of magazines) {
        const { betMinor, winMinor, turnoverMinor } = endOfMagazine(magazine)
        const own = shots.flatMap(({ weapon, seat: by }, at) => (by === seat ? [{ weapon, end: ends[at] }] : []))
        const rolled = own.filter(({ end }) => end?.outcome === 'kill' || end?.outcome === 'miss')
        expect(magazine.spent).toBe(rolled.reduce((sum, { weapon }) => sum + bulletsOf[weapon], 0))
        expect(magazine.spent).toBeLessThanOrEqual(20)
        expect(winMinor - magazine.killsMinor).toBe(betMinor - turnoverMinor)
        expect(magazine.seeds.nonce - seat * 100).toBe(rolled.length)
      }
      const kills = shots.flatMap(({ fish }, at) => (ends[at]?.outcome === 'kill' ? [fish] : []))
      expect(new Set(kills).size).toBe(kills.length)
      // A crash loses what was not written, and nothing else: the rest can be played on from there.
      const first = playShots(pond, shots.slice(0, written))
      expect([...first.ends, ...playShots(first, shots.slice(written)).ends]).toEqual(ends)
      expect(shots.every(({ seat }, at) => seat < 2 || ends[at]?.outcome === 'refused')).toBe(true)
    }),
    { numRuns: 60 },
  )
})
