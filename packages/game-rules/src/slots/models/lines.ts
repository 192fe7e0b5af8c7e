/** The 20 lines of a 5×3 window, as rows from the top: flat, then V, steps, waves and zigzags. */
export const twentyLines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
] as const

const twentyFiveLines = [
  ...twentyLines,
  [2, 0, 0, 0, 2],
  [1, 0, 0, 1, 2],
  [1, 2, 2, 1, 0],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
] as const

const upDown = (rows: readonly number[]): number[] => rows.map((row) => 3 - row)

/** Twenty shapes in the upper rows of a 5×4 window and their mirror images in the lower ones. */
const fortyLines = [
  [0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1],
  [0, 1, 2, 1, 0],
  [1, 2, 3, 2, 1],
  [0, 0, 1, 2, 2],
  [1, 1, 2, 3, 3],
  [0, 1, 1, 1, 0],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [0, 1, 0, 1, 0],
  [1, 2, 1, 2, 1],
  [1, 0, 1, 0, 1],
  [0, 1, 2, 3, 3],
  [0, 0, 1, 0, 0],
  [1, 1, 2, 1, 1],
  [1, 1, 0, 1, 1],
  [0, 2, 2, 2, 0],
  [1, 3, 3, 3, 1],
  [0, 1, 1, 2, 3],
  [0, 2, 1, 2, 0],
].flatMap((rows) => [rows, upDown(rows)])

/** The sets of lines that models name. */
export const lineSets = {
  threeByOne: [[1, 1, 1]],
  threeByFive: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  five: twentyLines.slice(0, 5),
  ten: twentyLines.slice(0, 10),
  twenty: twentyLines,
  twentyFive: twentyFiveLines,
  forty: fortyLines,
} as const

export type LineSetName = keyof typeof lineSets
