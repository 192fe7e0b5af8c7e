import { groupHits } from './evaluate-groups.ts'
import { type LineHit, lineHits } from './evaluate-lines.ts'
import { wayHits } from './evaluate-ways.ts'
import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'
import { cellsShowing, type SlotWindow, type SymbolHit } from './slot-window.ts'
import { kindsOf, type SymbolKinds } from './symbol-kinds.ts'

export type WindowResult = {
  readonly lines: readonly LineHit[]
  readonly hits: readonly SymbolHit[]
  readonly scatterCells: readonly Cell[]
  /** Units the scatters pay before the multiplier of the spin. */
  readonly scatterUnits: number
  readonly isTrigger: boolean
}

/** Judges a window by the model's kind; scatters count on the whole window. Units, before any multiplier. */
export function evaluateWindow(model: SlotModel, window: SlotWindow): WindowResult {
  const scatterCells = cellsOf(model, 'scatter', window)
  return {
    lines: model.kind === 'lines' ? lineHits(model, window) : [],
    hits: symbolHits(model, window),
    scatterCells,
    scatterUnits: (model.scatter.paysX[scatterCells.length] ?? 0) * model.betUnits,
    isTrigger: model.freeSpins.count > 0 && scatterCells.length >= model.scatter.triggerCount,
  }
}

function symbolHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  if (model.kind === 'lines') return []
  return model.kind === 'ways' ? wayHits(model, window) : groupHits(model, window)
}

/** The window that shows when reel r stops with strip position stops[r] in its top row; `rows` of each reel, or of all. */
export function windowAt(
  strips: readonly (readonly SymbolId[])[],
  stops: readonly number[],
  rows: number | readonly number[],
): SlotWindow {
  return strips.map((strip, reel) => {
    const column: SymbolId[] = []
    const height = typeof rows === 'number' ? rows : (rows[reel] ?? 0)
    for (let row = 0; row < height; row += 1) column.push(strip[((stops[reel] ?? 0) + row) % strip.length] as SymbolId)
    return column
  })
}

/** Where the symbols of this kind stand, reel by reel. */
export function cellsOf(model: SlotModel, kind: keyof SymbolKinds, window: SlotWindow): Cell[] {
  const id = kindsOf(model)[kind]
  return id === undefined ? [] : cellsShowing(id, window)
}
