import { createHash } from 'node:crypto'
import { createStream } from '@fairground/fairness'
import { expect, it } from 'vitest'
import { fraction, plus, times, toNumber } from '../exact/fraction.ts'
import { armNames, arms, victimsOf } from './arms.ts'
import { couldHit, isPaced, shotsPerSecondMax } from './could-hit.ts'
import { fishingLevels, levelSheet } from './levels.ts'
import { aimAt, fishAt } from './paths.ts'
import { rollShot } from './roll-shot.ts'
import { fishingRtp, killThreshold, rollRange } from './shot.ts'
import { allSpecies, priceOf } from './species.ts'
import { tideMs, tideOf } from './tide.ts'

const seeds = { serverSeed: createHash('sha256').update('tide').digest('hex'), clientSeed: 'salt', nonce: 1 }
const fish = [0, 1, 2].flatMap((at) =>
  tideOf({ seeds: { ...seeds, nonce: at + 1 }, number: at + 1, startMs: at * tideMs }),
)
const nowMs = 50_000

it('every weapon returns the same at every fish, and so does every boss, whatever its list pays', () => {
  for (const { bet, rtp } of fishingLevels.flatMap(levelSheet)) {
    const [num = '', den = ''] = rtp.split('/')
    expect(Math.abs(0.96 - Number(num) / Number(den)), bet).toBeLessThan(1e-5)
  }
  for (const species of allSpecies) expect(priceOf(species)).toEqual(fraction(species.multiplier))
  expect(allSpecies).toHaveLength(23)
})

it('an area shot at unlike fish returns the same: each has its part of the chance', () => {
  const victims = [allSpecies[0], allSpecies[9], allSpecies[17], allSpecies[22]].flatMap((each) => each ?? [])
  const back = victims.map((each) => {
    const chance = fraction(killThreshold(fishingRtp, priceOf(each), fraction(1, victims.length)), rollRange)
    return times(chance, priceOf(each))
  })
  expect(Math.abs(toNumber(plus(...back)) - 0.96)).toBeLessThan(1e-5)
})

it('a tide is drawn from its element alone: the same fish for everybody, all of them inside it', () => {
  expect(tideOf({ seeds, number: 1, startMs: 0 })).toEqual(fish.filter(({ fishId }) => fishId.startsWith('1-')))
  expect(new Set(fish.map(({ fishId }) => fishId)).size).toBe(fish.length)
  expect(fish.length).toBeGreaterThan(60)
  expect(fish.length).toBeLessThan(300)
  for (const { startMs, fishId } of fish) {
    const tide = Number(fishId.split('-')[0]) - 1
    expect(startMs).toBeGreaterThanOrEqual(tide * tideMs)
    expect(startMs).toBeLessThan((tide + 1) * tideMs)
  }
})

it('no weapon has more victims than bullets, the target is the first, and the others follow by distance', () => {
  for (const weapon of armNames) expect(arms[weapon].victimsMax).toBeLessThanOrEqual(arms[weapon].bullets)
  const shots = fish.flatMap((target) => {
    const aimed = aimAt(1, target, nowMs, [])
    return aimed ? [{ target, shot: { fishId: target.fishId, seat: 1, firedMs: nowMs, ...aimed } }] : []
  })
  expect(shots.length).toBeGreaterThan(20)
  let more = 0
  for (const { target, shot } of shots) {
    for (const weapon of armNames) {
      const victims = victimsOf({ ...shot, weapon }, fish, [])
      expect(victims[0]).toEqual(target)
      expect(victims.length).toBeLessThanOrEqual(arms[weapon].victimsMax)
      expect(new Set(victims).size).toBe(victims.length)
      more += victims.length - 1
    }
    expect(couldHit({ ...shot, weapon: 'bullet' }, target, [])).toBe(true)
    expect(couldHit({ ...shot, weapon: 'bullet', firedMs: shot.hitMs + 1 }, target, [])).toBe(false)
  }
  expect(more).toBeGreaterThan(20)
})

it('a hit beside the fish, or where it was a second ago, is none', () => {
  const target = fish.find((each) => aimAt(0, each, nowMs, []) && fishAt(each, nowMs + 3_000, []))
  const aimed = target && aimAt(0, target, nowMs, [])
  if (!target || !aimed) throw new Error('some fish can be met')
  const shot = { weapon: 'bullet', fishId: target.fishId, seat: 0, firedMs: nowMs, ...aimed } as const
  expect(couldHit({ ...shot, seat: 3 }, target, [])).toBe(false)
  expect(couldHit({ ...shot, hitMs: shot.hitMs + 1_000 }, target, [])).toBe(false)
})

it('any second has at most eight shots', () => {
  const fired = Array.from({ length: shotsPerSecondMax }, (_, at) => at * 100)
  expect(isPaced(fired.slice(1), 0)).toBe(true)
  expect(isPaced(fired, 800)).toBe(false)
  expect(isPaced(fired, 1_000)).toBe(true)
  // One that was fired earlier and told later counts in its own second.
  expect(isPaced([...fired.slice(0, 4), ...fired.slice(5), 750], 400)).toBe(false)
})

it('a shot is rolled by its number alone, and a boss is paid from the stream that killed it', () => {
  const leviathan = { fishId: '1-1', species: 'leviathan' }
  let kills = 0
  for (let nonce = 0; nonce < 4_000; nonce += 1) {
    const [roll] = rollShot({
      ...{ rtp: fishingRtp, weapon: 'torpedo', bulletMinor: 100n, victims: [leviathan] },
      seeds: { ...seeds, nonce },
    })
    const stream = createStream({ ...seeds, nonce })
    expect(roll?.roll).toBe(stream.int(rollRange))
    expect(roll?.isKill).toBe((roll?.roll ?? 0) < 1_920_000)
    if (!roll?.isKill) continue
    kills += 1
    const prize = [250, 500, 1_000, 2_500][stream.weighted([12, 5, 2, 1])]
    expect([roll.paidMultiplier, roll.paidMinor]).toEqual([prize, 600n * BigInt(prize ?? 0)])
  }
  expect(kills).toBeGreaterThan(0)
})
