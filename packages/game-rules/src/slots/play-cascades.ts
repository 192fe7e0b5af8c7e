import { keyOf } from './cell-key.ts'
import { evaluateWindow } from './evaluate-window.ts'
import type { RoundBook } from './round-book.ts'
import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell, SpinMode } from './slot-round.ts'
import type { SlotWindow } from './slot-window.ts'
import type { SpinResult } from './spin-result.ts'

type CascadeInput = {
  readonly book: RoundBook
  readonly mode: SpinMode
  readonly strips: readonly (readonly SymbolId[])[]
  readonly stops: readonly number[]
  readonly window: SlotWindow
  readonly multiplier: number
}

/**
 * Pays and removes until nothing wins any more, then counts the scatters, which are never removed.
 * It ends, because every fall pays and the win cap stops it.
 */
export function playCascades(model: SlotModel, input: CascadeInput): SpinResult {
  const { book, mode, multiplier } = input
  const steps = (mode === 'free' ? model.cascade?.freeMultipliers : model.cascade?.multipliers) ?? [1]
  const stops = [...input.stops]
  let { window } = input
  for (let step = 0; ; step += 1) {
    const result = evaluateWindow(model, window)
    if (result.hits.length === 0) {
      book.addWins({ ...result, hits: [] }, multiplier)
      return { ...result, window }
    }
    const times = steps[Math.min(step, steps.length - 1)] ?? 1
    book.addWins({ ...result, scatterUnits: 0 }, multiplier * times)
    if (book.isCapped()) return { ...result, window }
    const removed = distinct(result.hits.flatMap(({ cells }) => cells))
    window = fall(window, removed, input.strips, stops)
    const next = multiplier * (steps[Math.min(step + 1, steps.length - 1)] ?? 1)
    book.add({ type: 'cascade', step: step + 1, multiplier: next, removed, window })
  }
}

/** What is left of each reel sinks; the strip goes on upwards from the reel's stop, which moves with it. */
function fall(
  window: SlotWindow,
  removed: readonly Cell[],
  strips: readonly (readonly SymbolId[])[],
  stops: number[],
): SlotWindow {
  const gone = new Set(removed.map(keyOf))
  return window.map((column, reel) => {
    const left = column.filter((_, row) => !gone.has(keyOf({ reel, row })))
    const strip = strips[reel] ?? []
    const fresh: SymbolId[] = []
    for (let missing = column.length - left.length; missing > 0; missing -= 1) {
      const stop = ((stops[reel] ?? 0) - 1 + strip.length) % strip.length
      stops[reel] = stop
      fresh.unshift(strip[stop] as SymbolId)
    }
    return [...fresh, ...left]
  })
}

const distinct = (cells: readonly Cell[]): Cell[] => [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()]
