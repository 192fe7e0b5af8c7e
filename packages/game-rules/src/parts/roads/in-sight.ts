import {
  bigRoad,
  type Colour,
  type DerivedRoad,
  type Drawn,
  derivedRoad,
  drawRoad,
  inColumns,
  type Result,
} from './roads.ts'

/** A cell in sight; `isNext` is the one that is only asked for. */
export type Placed<Cell> = Drawn<Cell> & { readonly isNext: boolean }

export interface Sight {
  columns: number
  /** Columns beyond the newest, so that asking for the next cell moves nothing. */
  free: number
}

/** The newest columns of a road that has come so far, with the cells that are asked for. */
export function inSight<Cell>(
  before: readonly Drawn<Cell>[],
  after: readonly Drawn<Cell>[],
  { columns, free }: Sight,
): Placed<Cell>[] {
  const newest = before.at(-1)?.column ?? 0
  const first = Math.max(0, newest + 1 + free - columns)
  return after
    .map((one, index) => ({ ...one, column: one.column - first, isNext: index >= before.length }))
    .filter(({ column }) => column >= 0 && column < columns)
}

/** The big road as it fits; with `next`, where that side would be drawn if it came now. */
export const bigRoadInSight = (results: readonly Result[], columns: number, next?: 'a' | 'b') =>
  seenWith((given) => drawRoad(bigRoad(given)), { results, columns, next })

/** A derived road as it fits, likewise. */
export const derivedInSight = (results: readonly Result[], road: DerivedRoad, columns: number, next?: 'a' | 'b') =>
  seenWith((given): Drawn<Colour>[] => drawRoad(inColumns(derivedRoad(bigRoad(given), road))), {
    ...{ results, columns, next },
  })

interface Seen {
  results: readonly Result[]
  columns: number
  next: 'a' | 'b' | undefined
}

const seenWith = <Cell>(
  draw: (given: readonly Result[]) => Drawn<Cell>[],
  { results, columns, next }: Seen,
): Placed<Cell>[] => inSight(draw(results), draw(next ? [...results, next] : results), { columns, free: 1 })
