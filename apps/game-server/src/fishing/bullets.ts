import { bulletSteps, type FishingLevel, levelMaxX, magazineSizes } from '@fairground/game-rules/fishing'
import { instantBaseOf, instantLimitsOf } from '../catalogue/instant-limits.ts'
import type { Limits } from '../catalogue/stakes.ts'

/** The base of a level is told in dong; in play money a thousand of them are one unit. */
const dongPerStep = 1_000n

/** Values of a bullet at a level, ascending: 1 to 10 times its base; none in a currency that it is not played in. */
export function bulletsOfLevel({ baseUnits }: Pick<FishingLevel, 'baseUnits'>, currency: string): bigint[] {
  const base = instantBaseOf(currency)
  if (!base) return []
  const baseMinor = (base.stakeMinorMin * BigInt(baseUnits)) / dongPerStep
  return bulletSteps.map((step) => baseMinor * BigInt(step))
}

/** What one magazine may cost and pay: the studio's limits, narrowed by what the wallet allows this player. */
export const fishingLimitsOf = (session: Limits) => instantLimitsOf(session)

/** Those of which a magazine fits the limits, and one bullet of which may pay its greatest prize. */
export function bulletsWithin(level: Pick<FishingLevel, 'baseUnits'>, session: Limits): bigint[] {
  const limits = fishingLimitsOf(session)
  if (!limits) return []
  return bulletsOfLevel(level, session.currency).filter(
    (bullet) =>
      bullet * BigInt(magazineSizes.max) >= limits.stakeMinorMin &&
      bullet * BigInt(magazineSizes.min) <= limits.stakeMinorMax &&
      bullet * BigInt(levelMaxX) <= limits.payoutMinorMax,
  )
}
