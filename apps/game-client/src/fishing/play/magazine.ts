import type { FishingMagazine, FishingWeapon } from '@fairground/contract/studio'
import type { StakeLimits } from '@fairground/vendor-ui'

export interface Using {
  /** Bullets on their way, by what each shot uses. */
  flying: number
  /** Bullets of hits whose result is not written yet. */
  asked: number
}

/** Bullets that can still be fired. */
export const bulletsLeft = (magazine: FishingMagazine | undefined, { flying, asked }: Using): number =>
  magazine?.state === 'open' ? Math.max(0, magazine.bullets - magazine.spent - flying - asked) : 0

interface Weapon {
  weapon: FishingWeapon
  bullets: number
}

export const usesOf = (weapons: readonly Weapon[], weapon: FishingWeapon): number =>
  weapons.find((each) => each.weapon === weapon)?.bullets ?? 1

/** Of two tellings of one magazine the one that knows more; another magazine is newer where it is open. */
export function newerOf(known: FishingMagazine | undefined, told: FishingMagazine): FishingMagazine {
  if (known?.roundId !== told.roundId) return told.state === 'open' || !known ? told : known
  return known.state !== 'open' && told.state === 'open' ? known : told.lastShotNo >= known.lastShotNo ? told : known
}

/** The sizes in which a magazine of such bullets is within the limits of one bet, ascending. */
export const sizesFor = (
  choices: readonly number[],
  bulletMinor: bigint,
  { stakeMinorMin, stakeMinorMax }: StakeLimits['limits'],
): number[] =>
  choices.filter((bullets) => {
    const stakeMinor = bulletMinor * BigInt(bullets)
    return stakeMinor >= BigInt(stakeMinorMin) && stakeMinor <= BigInt(stakeMinorMax)
  })

/** Of these sizes the wished one, else the next larger, else the largest. */
export const nearestSize = (sizes: readonly number[], wished: number): number =>
  sizes.find((bullets) => bullets >= wished) ?? sizes.at(-1) ?? wished
