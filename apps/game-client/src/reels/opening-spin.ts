import type { SlotModel, SpinEvent, SymbolId } from '@fairground/game-rules/slots'
import { stripsOf } from './anticipation.ts'

/** The reels before the first round: each shows another of the best symbols in its middle. No bet, no result. */
export function openingSpin(model: SlotModel): SpinEvent {
  const best = model.symbols.map(({ id }) => id)
  const middle = Math.floor(model.grid.rows / 2)
  const strips = stripsOf(model, 'base')
  const stops = strips.map((strip, reel) => stopShowing(strip, best[(reel * 2) % best.length], middle))
  // Reels that draw their height stand at the middle one before the first spin.
  const heights = model.grid.heights ?? []
  const rows = heights[Math.floor(heights.length / 2)]?.[0] ?? model.grid.rows
  const window = strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows))
  return { type: 'spin', mode: 'base', index: 0, multiplier: 1, stops, window, remaining: 0 }
}

function stopShowing(strip: readonly SymbolId[], symbol: SymbolId | undefined, row: number): number {
  const at = symbol === undefined ? 0 : strip.indexOf(symbol)
  return (Math.max(at, 0) - row + strip.length) % strip.length
}

const windowOf = (strip: readonly SymbolId[], stop: number, rows: number): SymbolId[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as SymbolId)
