import { evaluateWindow } from './evaluate-window.ts'
import { playSpin } from './play-spin.ts'
import type { ReelDraws } from './reel-draws.ts'
import type { RoundBook } from './round-book.ts'
import type { SlotModel } from './slot-model.ts'
import type { SlotWindow } from './slot-window.ts'
import type { SpinResult } from './spin-result.ts'
import { kindsOf } from './symbol-kinds.ts'

type RespinInput = { readonly book: RoundBook; readonly stream: ReelDraws; readonly base: SpinResult }

/** Covers the reels that show a wild, pays, and spins the others once more for as long as a new wild comes. */
export function playWildRespins(model: SlotModel, { book, stream, base }: RespinInput): void {
  let coveredCount = 0
  let { window } = base
  for (let index = 0; !book.isCapped(); index += 1) {
    const reels = wildReels(model, window)
    if (reels.length > coveredCount) window = cover(model, book, window, reels)
    book.addWins(evaluateWindow(model, window), 1)
    if (reels.length === coveredCount || reels.length === model.grid.reels || book.isCapped()) return
    coveredCount = reels.length
    const held = reels.flatMap((reel) => (window[reel] ?? []).map((_, row) => ({ reel, row })))
    window = playSpin(model, { book, stream, mode: 'respin', index, remaining: 0, held }).window
  }
}

function wildReels(model: SlotModel, window: SlotWindow): number[] {
  const { wild } = kindsOf(model)
  return window.flatMap((column, reel) => (wild !== undefined && column.includes(wild) ? [reel] : []))
}

function cover(model: SlotModel, book: RoundBook, window: SlotWindow, reels: readonly number[]): SlotWindow {
  const symbol = kindsOf(model).wild ?? ''
  const covered = window.map((column, reel) => (reels.includes(reel) ? column.map(() => symbol) : column))
  book.add({ type: 'reels-covered', symbol, reels, window: covered })
  return covered
}
