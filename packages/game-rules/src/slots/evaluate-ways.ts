import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'
import type { SlotWindow, SymbolHit } from './slot-window.ts'
import { kindsOf } from './symbol-kinds.ts'

/**
 * Each symbol pays once: its run over neighbouring reels from the first, times the product of its cells on each of them.
 * Wilds stand for any symbol; a sound model has none on the first reel.
 */
export function wayHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  const { wild } = kindsOf(model)
  const hits: SymbolHit[] = []
  for (const symbol of new Set(window[0])) {
    const run = runOf(symbol, wild, window)
    const units = (model.pays[symbol]?.[run.count] ?? 0) * run.ways
    if (units > 0) hits.push({ symbol, ...run, units })
  }
  return hits
}

function runOf(symbol: SymbolId, wild: SymbolId | undefined, window: SlotWindow) {
  const cells: Cell[] = []
  let [count, ways] = [0, 1]
  for (; count < window.length; count += 1) {
    const column = window[count] ?? []
    const before = cells.length
    for (let row = 0; row < column.length; row += 1) {
      if (column[row] === symbol || column[row] === wild) cells.push({ reel: count, row })
    }
    if (cells.length === before) break
    ways *= cells.length - before
  }
  return { count, ways, cells }
}
