import { drawWeighted } from './draw-weighted.ts'
import { cellsOf } from './evaluate-window.ts'
import { payCoveredReels } from './pay-covered-reels.ts'
import { playSpin } from './play-spin.ts'
import type { ReelDraws } from './reel-draws.ts'
import type { RoundBook } from './round-book.ts'
import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'

type FreeSpinsInput = {
  readonly book: RoundBook
  readonly stream: ReelDraws
  /** The scatters that awarded them; none when they were bought. */
  readonly cells: readonly Cell[]
}

/** The win cap ends the free spins; it also bounds their number, because every retrigger pays. */
export function playFreeSpins(model: SlotModel, { book, stream, cells }: FreeSpinsInput): void {
  const { count, multiplier, retriggerCount, stickyWilds } = model.freeSpins
  book.add({ type: 'free-spins-awarded', count, multiplier, cells })
  const chosen = chooseSymbol(model, book, stream)
  const unitsBefore = book.roundUnits()
  let remaining = count
  let played = 0
  let held: readonly Cell[] | undefined = stickyWilds ? [] : undefined
  while (remaining > 0 && !book.isCapped()) {
    remaining -= 1
    const spin = playSpin(model, { book, stream, mode: 'free', index: played, remaining, ...(held ? { held } : {}) })
    played += 1
    if (held) held = cellsOf(model, 'wild', spin.window)
    if (chosen !== undefined && !book.isCapped()) payCoveredReels(model, { book, window: spin.window, symbol: chosen })
    if (spin.isTrigger && retriggerCount > 0 && !book.isCapped()) {
      remaining += retriggerCount
      book.add({ type: 'free-spins-retriggered', count: retriggerCount, remaining, cells: spin.scatterCells })
    }
  }
  book.add({ type: 'free-spins-ended', played, amountMinor: book.minorOf(book.roundUnits() - unitsBefore) })
}

function chooseSymbol(model: SlotModel, book: RoundBook, stream: ReelDraws): SymbolId | undefined {
  const { expanding } = model.freeSpins
  if (!expanding) return undefined
  const symbol = drawWeighted(expanding, stream)
  book.add({ type: 'symbol-chosen', symbol })
  return symbol
}
