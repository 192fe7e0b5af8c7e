/** Of a hundred goals of a side, those in the first half. */
export const firstHalfPercent = 44
export const firstHalfShare = firstHalfPercent / 100
export const halfMinutes = 45
export const matchMinutes = 90

/** The share of a side's goals that is still to come at a minute of play; none from the 90th minute on. */
export function remainingShare(minute: number): number {
  const secondHalf = 1 - firstHalfShare
  if (minute <= halfMinutes) return secondHalf + firstHalfShare * (1 - Math.max(minute, 0) / halfMinutes)
  return secondHalf * (1 - (Math.min(minute, matchMinutes) - halfMinutes) / halfMinutes)
}
