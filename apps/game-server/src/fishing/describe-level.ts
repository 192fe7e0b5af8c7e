import type { FishingGame } from '@fairground/contract/studio'
import {
  allSpecies,
  armNames,
  arms,
  type FishingLevel,
  magazineSizes,
  shotsPerSecondMax,
} from '@fairground/game-rules/fishing'
import { idleMs } from './sweep.ts'

const autoDefaults = { lossBullets: 100, minutes: 10 }

/** What a frame is told of a level, with the values of a bullet that this player may load. */
export function describeLevel({ level }: FishingLevel, bullets: readonly bigint[]): FishingGame {
  return {
    level,
    bulletsMinor: bullets.map(String),
    bulletMinorDefault: String(bullets[0] ?? 0n),
    magazine: { min: magazineSizes.min, max: magazineSizes.max, choices: [...magazineSizes.choices] },
    weapons: armNames.map((weapon) => ({ weapon, ...arms[weapon] })),
    species: allSpecies.map(({ species, kind, multiplier, prizes, radius, freezeMs }) => ({
      ...{ species, kind, multiplier, radius, freezeMs },
      multipliers: prizes.map(([prize, weight]) => [prize, weight] as [number, number]),
    })),
    ...{ shotsPerSecondMax, autoDefaults, idleMs },
  }
}
