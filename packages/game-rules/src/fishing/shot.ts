import { type Fraction, fraction, times } from '../exact/fraction.ts'

/** A roll is one of so many whole numbers from 0. */
export const rollRange = 1_000_000_000

/** What a shot uses up, in bullets. A torpedo is one roll with six times the value. */
export const bulletsOf = { bullet: 1, torpedo: 6 } as const
export type Weapon = keyof typeof bulletsOf
export const weapons = Object.keys(bulletsOf) as Weapon[]

/** What every shot returns on average, whatever the target. */
export const fishingRtp = fraction(96, 100)

/** Multiples of the bullet that the fish pay, from small ones to bosses. */
export const fishMultipliers = [
  ...[2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30],
  ...[40, 50, 60, 80, 100],
  ...[150, 200, 300, 500, 1000],
] as const

/** A roll below this kills a fish that pays `multiplier` on average; `share` is the part of a shot that is aimed at it. */
export function killThreshold(rtp: Fraction, multiplier: Fraction, share = fraction(1)): number {
  const { num, den } = times(rtp, share, fraction(rollRange), fraction(multiplier.den, multiplier.num))
  return Number(num / den)
}

/** What a kill pays, in minor units: the value of the shot by the multiple of the fish. */
export const killPays = (valueMinor: bigint, multiplier: number): bigint => valueMinor * BigInt(multiplier)
