import type { Canvas } from '../canvas.ts'
import type { Palette } from '../palettes.ts'

/** Paints a whole backdrop onto an empty canvas. */
export type Scene = (canvas: Canvas, palette: Palette) => void
