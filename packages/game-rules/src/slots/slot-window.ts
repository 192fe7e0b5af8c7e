import type { SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'

/** What is seen, `window[reel][row]` from the top. */
export type SlotWindow = readonly (readonly SymbolId[])[]

/** A win that is no line, before the multiplier of the spin. */
export type SymbolHit = {
  readonly symbol: SymbolId
  readonly count: number
  readonly ways: number
  readonly cells: readonly Cell[]
  readonly units: number
}

/** Where a symbol stands, reel by reel from the top. */
export function cellsShowing(symbol: SymbolId, window: SlotWindow): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < window.length; reel += 1) {
    const column = window[reel] ?? []
    for (let row = 0; row < column.length; row += 1) if (column[row] === symbol) cells.push({ reel, row })
  }
  return cells
}
