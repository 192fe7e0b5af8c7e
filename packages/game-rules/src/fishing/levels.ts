import { type Fraction, fraction, times, writeFraction } from '../exact/fraction.ts'
import type { SheetRow } from '../instant/instant-game.ts'
import { sheetRow } from '../instant/sheet-row.ts'
import { type Arm, armNames, arms } from './arms.ts'
import { fishingRtp, killThreshold, rollRange } from './shot.ts'
import { allSpecies, priceOf, prizeMax } from './species.ts'

export type FishingLevel = {
  readonly id: string
  readonly version: number
  readonly level: 'shallow' | 'reef' | 'deep'
  /** The smallest bullet, in whole units of dong; the greatest is ten times as much. */
  readonly baseUnits: number
  readonly rtp: Fraction
}

/** Values of a bullet, in bases of the room. */
export const bulletSteps = [1, 2, 3, 5, 8, 10] as const
export const magazineSizes = { min: 20, max: 500, choices: [20, 50, 100, 200, 500] } as const

/** Three levels of rooms; their rules are the same, and so are their returns. */
export const fishingLevels: readonly FishingLevel[] = [
  { id: 'fishing-shallow', version: 1, level: 'shallow', baseUnits: 10, rtp: fishingRtp },
  { id: 'fishing-reef', version: 1, level: 'reef', baseUnits: 100, rtp: fishingRtp },
  { id: 'fishing-deep', version: 1, level: 'deep', baseUnits: 1_000, rtp: fishingRtp },
]

export const findLevel = (id: string): FishingLevel | undefined => fishingLevels.find((level) => level.id === id)

/** The most that a shot can pay, in values of a bullet. */
export const shotMaxX = (weapon: Arm, species: (typeof allSpecies)[number]): number =>
  arms[weapon].bullets * prizeMax(species)

/** In spent bullets: the greatest prize for one bullet. A torpedo pays six times as much, and is six bullets. */
export const levelMaxX = Math.max(...allSpecies.map(prizeMax))

/** A row for every weapon at every fish, by how many it can kill: what the shot returns of what it costs. */
export function levelSheet({ rtp }: FishingLevel): SheetRow[] {
  return armNames.flatMap((weapon) =>
    allSpecies.map((species) => {
      const { victimsMax } = arms[weapon]
      const chance = fraction(killThreshold(rtp, priceOf(species), fraction(1, victimsMax)), rollRange)
      // All victims alike: each has its part of the chance, and pays the value of the whole shot.
      const back = times(chance, priceOf(species), fraction(victimsMax))
      return sheetRow(`${weapon} ${species.species} ${writeFraction(priceOf(species))}`, chance, back)
    }),
  )
}
