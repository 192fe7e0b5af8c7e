import type { Axis, Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import type { Point } from '../../kit/outline.ts'
import type { Palette } from '../../kit/palettes.ts'
import type { Rng } from '../../kit/rng.ts'
import type { SlotStyle } from '../style.ts'

/** A landscape that is being painted, at one of its three depths. */
export interface Place {
  canvas: Canvas
  palette: Palette
  width: number
  height: number
  rng: Rng
  style: SlotStyle
  /** Where its sun, moon or lamp hangs. */
  light: { x: number; y: number }
  /** A phone held upright. */
  isTall: boolean
}

/** The three depths of a place; all but the first have a clear ground. */
export interface PaintedPlace {
  sky(place: Place): string
  mid(place: Place): string
  near(place: Place): string
}

export type Colours = readonly [string, ...string[]]

/** A gradient from the left edge of a shape to its right. */
export const ACROSS: Axis = [0, 0, 1, 0]

/** Points of path data, each reached by a straight line. */
export const points = (list: readonly Point[]): string => list.map(([x, y]) => svg`${x} ${y}`).join('L')

/** Colour of the air at a depth, from 0 (far) to 1 (near). */
export function air({ palette }: Place, depth: number): string {
  const far = mix(palette.horizon, palette.skyMiddle, Math.min(1, depth * 1.6))
  return mix(far, palette.groundDark, Math.max(0, depth * 1.25 - 0.25))
}
