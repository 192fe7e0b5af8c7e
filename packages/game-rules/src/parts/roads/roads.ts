/** The two sides of a road, whatever a game calls them; a tie belongs to neither. */
export type Result = 'a' | 'b' | 'tie'
type Side = Exclude<Result, 'tie'>
export type Colour = 'red' | 'blue'

/** A cell of the big road: a result and the ties that followed it. */
export type BigCell = { readonly side: Side; readonly ties: number }

/** Where a cell is drawn, from 0. */
export type Drawn<Cell> = { readonly column: number; readonly row: number; readonly cell: Cell }

export const roadRows = 6

/** How far back each derived road looks. */
const depths = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof depths
export const derivedRoads = Object.keys(depths) as DerivedRoad[]

/**
 * The columns of the big road, of any depth: a new one begins when the side changes. A tie is counted on the cell before it;
 * those before the first result on that one.
 */
export function bigRoad(results: readonly Result[]): BigCell[][] {
  const columns: BigCell[][] = []
  let leading = 0
  for (const result of results) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (result !== 'tie') {
      const cell = { side: result, ties: last ? 0 : leading }
      if (column && last?.side === result) column.push(cell)
      else columns.push([cell])
    } else if (column && last) column.splice(-1, 1, { ...last, ties: last.ties + 1 })
    else leading += 1
  }
  return columns
}

/** The colours of a derived road, in order: red where the big road repeats its pattern. */
export function derivedRoad(columns: readonly (readonly unknown[])[], road: DerivedRoad): Colour[] {
  const depth = depths[road]
  const lengthOf = (column: number): number => columns[column]?.length ?? 0
  const colours: Colour[] = []
  for (const [column, cells] of columns.entries()) {
    for (const row of cells.keys()) {
      if (column < depth || (column === depth && row === 0)) continue
      const isRepeated =
        row === 0
          ? lengthOf(column - 1) === lengthOf(column - 1 - depth)
          : row < lengthOf(column - depth) === row - 1 < lengthOf(column - depth)
      colours.push(isRepeated ? 'red' : 'blue')
    }
  }
  return colours
}

/** Like ones in a row make a column. */
export function inColumns<Cell>(cells: readonly Cell[]): Cell[][] {
  const columns: Cell[][] = []
  for (const cell of cells) {
    const column = columns.at(-1)
    if (column && column[0] === cell) column.push(cell)
    else columns.push([cell])
  }
  return columns
}

/**
 * Draws columns in six rows: down while the cell below is free, then to the right along that row. A column begins right of
 * where the one before began, at the first free top cell.
 */
export function drawRoad<Cell>(columns: readonly (readonly Cell[])[]): Drawn<Cell>[] {
  const drawn: Drawn<Cell>[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column}:${row}`)
  let start = -1
  for (const cells of columns) {
    do start += 1
    while (!isFree(start, 0))
    let [column, row, isTail] = [start, 0, false]
    for (const [index, cell] of cells.entries()) {
      if (index > 0) {
        isTail ||= !isFree(column, row + 1)
        if (isTail) column += 1
        else row += 1
      }
      taken.add(`${column}:${row}`)
      drawn.push({ column, row, cell })
    }
  }
  return drawn
}

/** Every result in the order it came, six to a column. */
export const beadPlate = <Cell>(results: readonly Cell[]): Drawn<Cell>[] =>
  results.map((cell, index) => ({ column: Math.floor(index / roadRows), row: index % roadRows, cell }))

/** The colour that each derived road would add if this side came next; undefined where it adds nothing yet. */
export function askRoads(results: readonly Result[], next: Side): Record<DerivedRoad, Colour | undefined> {
  const [before, after] = [bigRoad(results), bigRoad([...results, next])]
  const added = (road: DerivedRoad): Colour | undefined => {
    const colours = derivedRoad(after, road)
    return colours.length > derivedRoad(before, road).length ? colours.at(-1) : undefined
  }
  return { bigEye: added('bigEye'), small: added('small'), cockroach: added('cockroach') }
}
