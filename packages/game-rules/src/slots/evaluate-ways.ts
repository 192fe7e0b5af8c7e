import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'
import type { SlotWindow, SymbolHit } from './slot-window.ts'

/**
 * Each symbol pays once: its run over neighbouring reels from the first, times the product of its cells on each of them.
 * Wilds stand for any symbol; a sound model has none on the first reel.
 */
export function wayHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  return [...new Set(window[0])].flatMap((symbol) => {
    const hit = runOf(symbol, wild, window)
    const units = (model.pays[symbol]?.[hit.count] ?? 0) * hit.ways
    return units > 0 ? [{ symbol, ...hit, units }] : []
  })
}

function runOf(symbol: SymbolId, wild: SymbolId | undefined, window: SlotWindow) {
  const cells: Cell[] = []
  let [count, ways] = [0, 1]
  for (const [reel, column] of window.entries()) {
    const own = column.flatMap((seen, row) => (seen === symbol || seen === wild ? [{ reel, row }] : []))
    if (own.length === 0) break
    cells.push(...own)
    count += 1
    ways *= own.length
  }
  return { count, ways, cells }
}
