import { type Fraction, fraction, minus, plus, writeFraction } from '@fairground/game-rules/exact'
import {
  areaShot,
  areaThresholds,
  bossMean,
  bulletsOf,
  endOfMagazine,
  killPays,
  killThreshold,
  loadMagazine,
  playShots,
  rollRange,
  type ShotEnd,
  weapons,
} from '@fairground/game-rules/fishing'
import * as z from 'zod'
import { listOf, minor, oneOf, seeds, share, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const [multiplierMax, weightMax, bulletsMax, shotsMax, victimsMax] = [100_000, 1_000_000, 1_000_000, 100_000, 1_000]
const rtp = share
const multiplier = whole(1, multiplierMax)
const weapon = oneOf(weapons).default('bullet')
const shot = z.object({ rtp, bulletMinor: minor, multiplier, roll: whole(0, rollRange - 1), weapon })

const victims = { min: 1, max: victimsMax }
const area = z.object({
  ...{ rtp, costMinor: minor },
  ...{ targets: listOf(multiplier, victims), shares: listOf(share, victims) },
})
const fishId = z.string('the id of a fish')
const areaFired = z.object({
  ...{ rtp, costMinor: minor, ...seeds },
  victims: listOf(
    z.object({ fish: fishId, multiplier, share, distance: z.number('a number').nonnegative('a number from 0') }),
    victims,
  ),
})

const prize = z.tuple([multiplier, whole(1, weightMax)], 'a multiple and its weight')
const boss = z.object({ rtp, list: listOf(prize, { min: 1, max: 1_000 }) })

const seat = whole(0, 1_000)
const magazines = z.object({
  rtp,
  seats: listOf(z.object({ seat, ...seeds, bullets: whole(0, bulletsMax), bulletMinor: minor }), { min: 1, max: 100 }),
  fish: z.record(z.string(), multiplier, 'what each fish pays, by its id'),
  shots: listOf(z.object({ seat, fish: fishId, weapon }), { min: 0, max: shotsMax }),
  writtenShots: whole(0, shotsMax).nullish(),
})

const isWhole = (shares: readonly Fraction[]): boolean => minus(plus(...shares), fraction(1)).num === 0n
const sharesExpected = 'shares that add up to 1'

export const fishingKinds: readonly Kind[] = [
  kind('fishing-shot', shot, ({ rtp: rate, bulletMinor, multiplier: target, roll, weapon: fired }) => {
    const costMinor = bulletMinor * BigInt(bulletsOf[fired])
    const threshold = killThreshold(rate, fraction(target))
    const isKill = roll < threshold
    const payoutMinor = `${isKill ? killPays(costMinor, target) : 0n}`
    return { threshold, isKill, payoutMinor, ...(fired === 'torpedo' && { costMinor: `${costMinor}` }) }
  }),
  kind('fishing-area', area, ({ rtp: rate, targets, shares }) => {
    if (shares.length !== targets.length) return refuse('shares', 'as many as there are targets')
    if (!isWhole(shares)) return refuse('shares', sharesExpected)
    const aimed = targets.map((target, at) => ({ multiplier: target, share: shares[at] ?? fraction(0) }))
    return { thresholds: areaThresholds(rate, aimed) }
  }),
  kind('fishing-area-shot', areaFired, ({ rtp: rate, costMinor, victims: hit, ...triple }) => {
    if (!isWhole(hit.map((victim) => victim.share))) return refuse('victims', sharesExpected)
    const { rolls, paidMinor, nextNonce } = areaShot({ rtp: rate, costMinor, seeds: triple, victims: hit })
    return {
      rolls: rolls.map((roll) => ({ ...roll, paidMinor: `${roll.paidMinor}` })),
      paidMinor: `${paidMinor}`,
      nextNonce,
    }
  }),
  kind('fishing-boss', boss, ({ rtp: rate, list }) => {
    const mean = bossMean(list)
    return { mean: writeFraction(mean), threshold: killThreshold(rate, mean) }
  }),
  kind('fishing-magazine', magazines, ({ rtp: rate, seats, fish, shots, writtenShots }) => {
    const open = new Map(
      seats.map(({ seat: place, bullets, bulletMinor, ...triple }) => [
        place,
        loadMagazine(triple, bullets, bulletMinor),
      ]),
    )
    const alive = new Map(Object.entries(fish))
    const strange = shots.findIndex((fired) => !alive.has(fired.fish) || !open.has(fired.seat))
    if (strange >= 0) return refuse(`shots.${strange}`, 'a seat with a magazine and a fish that lived at the start')
    if (open.size !== seats.length) return refuse('seats', 'one magazine per seat')
    const end = playShots({ rtp: rate, magazines: open, fish: alive }, shots.slice(0, writtenShots ?? shots.length))
    return {
      shots: end.ends.map(shotTold),
      seats: [...end.magazines].map(([place, magazine]) => {
        const { spent, returned, killsMinor } = magazine
        const { betMinor, winMinor, turnoverMinor } = endOfMagazine(magazine)
        return {
          ...{ seat: place, spent, returned, killsMinor: `${killsMinor}`, betMinor: `${betMinor}` },
          ...{ winMinor: `${winMinor}`, turnoverMinor: `${turnoverMinor}`, nextNonce: magazine.seeds.nonce },
        }
      }),
    }
  }),
]

const shotTold = (end: ShotEnd): object => (end.outcome === 'kill' ? { ...end, paidMinor: `${end.paidMinor}` } : end)
