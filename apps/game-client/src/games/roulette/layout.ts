import type { positions } from '@fairground/game-rules/games/roulette'

type Position = (typeof positions)[number]

/** Where a place lies, in cells of a layout of 14 by 5: zero, twelve columns of numbers and the columns' own bets. */
export interface Area {
  column: number
  row: number
  width: number
  height: number
}

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high']
const cellOf = (number: number) => ({ column: 1 + Math.floor((number - 1) / 3), row: 2 - ((number - 1) % 3) })

/** The whole cell of a number or an outside bet. */
export function areaOf({ spot, kind, numbers }: Position): Area | undefined {
  const [first = 0] = numbers
  if (kind === 'straight')
    return first === 0 ? { column: 0, row: 0, width: 1, height: 3 } : { ...cellOf(first), width: 1, height: 1 }
  if (kind === 'dozen') return { column: cellOf(first).column, row: 3, width: 4, height: 1 }
  if (kind === 'column') return { column: 13, row: cellOf(first).row, width: 1, height: 1 }
  if (kind === 'even-chance') return { column: 1 + 2 * evenChances.indexOf(spot), row: 4, width: 2, height: 1 }
  return undefined
}

/** The crossing of lines where a chip on several numbers lies. */
export function pointOf({ kind, numbers }: Position): { column: number; row: number } {
  const inner = numbers.filter((number) => number > 0).map(cellOf)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const row = mean(inner.map((cell) => cell.row)) + 0.5
  const column = mean(inner.map((cell) => cell.column)) + 0.5
  if (numbers[0] === 0) return { column: 1, row: numbers.length === 4 ? 3 : row }
  return kind === 'street' || kind === 'six-line' ? { column, row: 3 } : { column, row }
}
