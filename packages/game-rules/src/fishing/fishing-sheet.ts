import { fraction, times } from '../exact/fraction.ts'
import { sheetRow } from '../instant/sheet-row.ts'
import { fishingRtp, fishMultipliers, killThreshold, rollRange } from './shot.ts'

/** A row per fish: below which of 10^9 rolls a shot kills it, and what the shot returns. */
export const fishingSheet = () =>
  fishMultipliers.map((multiplier) => {
    const threshold = killThreshold(fishingRtp, fraction(multiplier))
    const chance = fraction(threshold, rollRange)
    return { ...sheetRow(`x${multiplier}`, chance, times(chance, fraction(multiplier))), threshold }
  })
