/** Goals of the home side and of the away side. */
export type Score = readonly [home: number, away: number]

/** Goals of one side that a grid knows. */
export const goalsMax = 12
export const gridSide = goalsMax + 1
/** Scores from 0-0 to 12-12. */
export const cellCount = gridSide ** 2

/** The place of a score in a grid. */
export const cellOf = ([home, away]: Score): number => home * gridSide + away

export const scoreOf = (cell: number): Score => [Math.floor(cell / gridSide), cell % gridSide]

const splits = Array.from({ length: cellCount }, (_, cell) => {
  const [home, away] = scoreOf(cell)
  return Array.from({ length: (home + 1) * (away + 1) }, (_unused, at) => ({
    full: cell,
    half: cellOf([Math.floor(at / (away + 1)), at % (away + 1)]),
  }))
}).flat()

/** How many pairs of a half-time and a full-time score there are: by full time, then by half time. */
export const pairCount = splits.length
/** The full-time cell of each pair. */
export const fullOfPair = Uint8Array.from(splits, ({ full }) => full)
/** The half-time cell of each pair. */
export const halfOfPair = Uint8Array.from(splits, ({ half }) => half)
