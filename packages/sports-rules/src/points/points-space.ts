import type { Score } from '../chances/scores.ts'

/** Margins that a grid of points knows, for either side: more than ten standard deviations. */
export const marginMax = 150
export const marginCount = 2 * marginMax + 1
/** Sums of points that it knows, from 0. */
export const totalCount = 512

export const placeOfMargin = (margin: number): number => margin + marginMax

/** A score with each margin of the home side, in the order of their places. */
export const scoresOfMargins: readonly Score[] = Array.from({ length: marginCount }, (_, place) => {
  const margin = place - marginMax
  return margin > 0 ? [margin, 0] : [0, -margin]
})

/** A score with each sum of points. */
export const scoresOfTotals: readonly Score[] = Array.from({ length: totalCount }, (_, total) => [total, 0])
