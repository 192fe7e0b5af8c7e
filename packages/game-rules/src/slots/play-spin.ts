import { drawWeighted } from './draw-weighted.ts'
import { evaluateWindow, windowAt } from './evaluate-window.ts'
import { playCascades } from './play-cascades.ts'
import type { ReelDraws } from './reel-draws.ts'
import type { RoundBook } from './round-book.ts'
import { reelSetOf, type SlotModel } from './slot-model.ts'
import type { Cell, SpinMode } from './slot-round.ts'
import type { SlotWindow } from './slot-window.ts'
import type { SpinResult } from './spin-result.ts'
import { kindsOf } from './symbol-kinds.ts'

export type SpinInput = {
  readonly book: RoundBook
  readonly stream: ReelDraws
  readonly mode: SpinMode
  readonly index: number
  readonly remaining: number
  /** Cells that keep their wild. */
  readonly held?: readonly Cell[]
}

/** One spin: heights where they are drawn, stops in reel order, wins, falls. */
export function playSpin(model: SlotModel, input: SpinInput): SpinResult {
  const { book, stream, mode, index, remaining, held } = input
  const { strips } = reelSetOf(model, mode === 'free' ? model.freeSpins.reelSet : 'base')
  const multiplier = mode === 'free' ? model.freeSpins.multiplier : 1
  const rows = drawRows(model, stream)
  const stops = strips.map((strip) => stream.int(strip.length))
  const shown = windowAt(strips, stops, rows)
  const window = held ? withWilds(model, shown, held) : shown
  const spin = { type: 'spin', mode, index, multiplier, stops, window, remaining } as const
  book.add(held ? { ...spin, held } : spin)
  if (model.cascade) return playCascades(model, { book, mode, strips, stops, window, multiplier })
  const result = evaluateWindow(model, window)
  // A wild that is going to cover its reel pays when it has covered it.
  if (!model.wildRespins) book.addWins(result, multiplier)
  return { ...result, window }
}

function drawRows(model: SlotModel, stream: ReelDraws): number | number[] {
  const { heights, reels, rows } = model.grid
  return heights ? Array.from({ length: reels }, () => drawWeighted(heights, stream)) : rows
}

function withWilds(model: SlotModel, window: SlotWindow, held: readonly Cell[]): SlotWindow {
  const { wild } = kindsOf(model)
  if (held.length === 0 || wild === undefined) return window
  const isHeld = new Set(held.map(({ reel, row }) => `${reel} ${row}`))
  return window.map((column, reel) => column.map((symbol, row) => (isHeld.has(`${reel} ${row}`) ? wild : symbol)))
}
