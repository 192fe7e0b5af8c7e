import { Canvas } from '../kit/canvas.ts'
import type { SlotSpec } from './slot-spec.ts'
import { type SlotStyle, styleOf } from './style.ts'

/** A canvas and the style that everything on it is drawn in. */
export interface Pen {
  canvas: Canvas
  style: SlotStyle
}

/** An empty canvas for one part of a title's stage. */
export function penFor(spec: SlotSpec, part: string, size: { width: number; height: number }): Pen {
  return { canvas: new Canvas(size.width, size.height, `${spec.id}/${part}`), style: styleOf(spec) }
}
