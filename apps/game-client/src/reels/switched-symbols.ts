import type { SymbolMotion } from '@fairground/art/slot-stage'
import type { SymbolId } from '@fairground/game-rules/slots'
import type { SymbolTextures } from './symbol-textures.ts'

type MotionOf = (symbol: SymbolId) => SymbolMotion | undefined

/** Symbols whose pictures may be changed while reels show them. */
export interface SwitchedSymbols extends SymbolTextures {
  /** How a symbol moves; undefined where it has no movement of its own. */
  motionOf: MotionOf
  change(next: SymbolTextures, motionOf: MotionOf): void
}

export function switchSymbols(first: SymbolTextures, motion: MotionOf = () => undefined): SwitchedSymbols {
  let now = first
  let motionNow = motion
  return {
    of: (symbol) => now.of(symbol),
    // What still shows a picture of the old sheet is drawn anew with the next frame: the sheet itself stays.
    motionOf: (symbol) => motionNow(symbol),
    change(next, nextMotion) {
      now = next
      motionNow = nextMotion
    },
    destroy: () => now.destroy(),
  }
}
