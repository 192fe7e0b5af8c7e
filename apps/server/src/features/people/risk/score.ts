import { riskSteps } from '@fairground/contract'

/** A flag as the score counts it. */
export interface Counted {
  day: number
  points: number
  isStrong: boolean
}

const halvingDays = 30

/** The sum of the points of these flags on a day, each halved every 30 days; at most 100. */
export function scoreOn(flags: readonly Counted[], today: number): number {
  const sum = flags
    .filter(({ day }) => day <= today)
    .reduce((total, { day, points }) => total + points * 0.5 ** ((today - day) / halvingDays), 0)
  return Math.min(100, Math.round(sum))
}

/**
 * The steps that follow a score now: the highest it reaches, and of those below only what nobody was asked or told yet.
 * A strong flag of today calls a person and stops gifts whatever the score is.
 */
export function stepsDue(score: number, taken: ReadonlySet<number>, isStrong: boolean): (typeof riskSteps)[number][] {
  const reached = riskSteps.filter(({ scoreMin }) => score >= scoreMin)
  const highest = reached.at(-1)?.step ?? 0
  const wanted = new Set<number>(isStrong ? [4, 5] : [])
  if (highest > 0) wanted.add(highest)
  // Above the third step the player has been written to; a person and the stop of gifts go with every higher one.
  if (highest >= 5) wanted.add(4)
  if (highest >= 6) wanted.add(5)
  return riskSteps.filter(({ step }) => wanted.has(step) && !taken.has(step))
}
