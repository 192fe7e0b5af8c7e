/** Which rows of a column have a number, one bit each; never none. */
export type RowMask = number

export const rowCount = 3
const columnCount = 9
const numbersPerRow = 5
const masks: readonly RowMask[] = [1, 2, 3, 4, 5, 6, 7]

/** Cells that each row still has to fill. */
type Left = readonly number[]

const countsKnown = new Map<string, number>()

/** In how many ways a ticket of 90 can be laid out: five numbers in each of three rows, at least one in each of nine columns. */
export const layoutCount = countFrom(
  0,
  Array.from({ length: rowCount }, () => numbersPerRow),
)

/** The layout of this place in the list of all, 0 … layoutCount − 1: the rows of each column from the left. */
export function layoutAt(place: number): RowMask[] {
  if (!Number.isInteger(place) || place < 0 || place >= layoutCount) throw new RangeError('There is no such layout')
  const layout: RowMask[] = []
  let before = place
  let left: Left = Array.from({ length: rowCount }, () => numbersPerRow)
  while (layout.length < columnCount) {
    for (const mask of masks) {
      const next = fill(left, mask)
      const ways = countFrom(layout.length + 1, next)
      if (before < ways) {
        layout.push(mask)
        left = next
        break
      }
      before -= ways
    }
  }
  return layout
}

/** Layouts of the columns from this one on. */
function countFrom(column: number, left: Left): number {
  if (left.some((cells) => cells < 0)) return 0
  if (column === columnCount) return left.every((cells) => cells === 0) ? 1 : 0
  const key = `${column}:${left.join()}`
  const known = countsKnown.get(key)
  if (known !== undefined) return known
  const count = masks.reduce((sum, mask) => sum + countFrom(column + 1, fill(left, mask)), 0)
  countsKnown.set(key, count)
  return count
}

function fill(left: Left, mask: RowMask): Left {
  return left.map((cells, row) => cells - ((mask >> row) & 1))
}
