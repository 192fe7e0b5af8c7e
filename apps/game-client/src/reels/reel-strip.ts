import type { SymbolId } from '@fairground/game-rules/slots'

type Strip = readonly SymbolId[]

/**
 * What passes a reel's window, as an endless column of cells numbered downwards. A turning reel shows its strip; when it
 * is told where to stop, the cells that have not come into sight yet become the strip around that stop.
 */
export interface ReelStrip {
  symbolAt(cell: number): SymbolId
  /** Lays the strip from `cell` upwards so that `stop` comes to rest in `restCell`. */
  splice(cell: number, restCell: number, stop: number): void
  /** Another strip, from `cell` upwards. */
  change(strip: Strip, cell: number): void
}

/** A column that shows `strip` with its stop `stop` in cell 0. The strip is not empty. */
export function createReelStrip(strip: Strip, stop: number): ReelStrip {
  let below = { strip, shift: stop }
  let above = below
  let seam = 0
  const split = (cell: number, next: typeof above): void => {
    below = above
    above = next
    seam = cell
  }
  return {
    symbolAt(cell) {
      const { strip: part, shift } = cell <= seam ? above : below
      return part[modulo(cell + shift, part.length)] as SymbolId
    },
    splice: (cell, restCell, nextStop) => split(cell, { strip: above.strip, shift: nextStop - restCell }),
    change: (next, cell) => split(cell, { strip: next, shift: above.shift }),
  }
}

const modulo = (value: number, size: number): number => ((value % size) + size) % size
