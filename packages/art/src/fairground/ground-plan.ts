/** Where things stand: one plan for the wide hero, one for phones. Lengths are canvas units. */
export interface GroundPlan {
  width: number
  height: number
  isNarrow: boolean
  /** The line the tents stand on. */
  base: number
  wheel: { x: number; y: number; radius: number }
}

/** The hero from 768 px up: text stands on the start side, the fair on the end side. */
export const widePlan: GroundPlan = {
  width: 1440,
  height: 520,
  isNarrow: false,
  base: 428,
  wheel: { x: 1087, y: 202, radius: 172 },
}

/** The hero of a phone. */
export const narrowPlan: GroundPlan = {
  width: 390,
  height: 300,
  isNarrow: true,
  base: 250,
  wheel: { x: 292, y: 114, radius: 82 },
}
