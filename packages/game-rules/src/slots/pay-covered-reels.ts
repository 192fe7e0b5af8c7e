import type { RoundBook } from './round-book.ts'
import type { SlotModel, SymbolId } from './slot-model.ts'
import type { SlotWindow } from './slot-window.ts'

type CoverInput = { readonly book: RoundBook; readonly window: SlotWindow; readonly symbol: SymbolId }

/** The chosen symbol covers every reel it shows on and pays on each line by their number, neighbours or not. */
export function payCoveredReels(model: SlotModel, { book, window, symbol }: CoverInput): void {
  const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []))
  const units = model.pays[symbol]?.[reels.length] ?? 0
  if (units === 0) return
  const covered = window.map((column, reel) => (reels.includes(reel) ? column.map(() => symbol) : column))
  book.add({ type: 'reels-covered', symbol, reels, window: covered })
  const lines = model.lines.map((_, line) => ({ line, symbol, count: reels.length, units, reels }))
  book.addWins({ lines, hits: [], scatterCells: [], scatterUnits: 0 }, model.freeSpins.multiplier)
}
