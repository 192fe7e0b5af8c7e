import type { Canvas } from '../kit/canvas.ts'
import type { InkName } from '../kit/inks.ts'
import type { LightLook } from '../kit/light.ts'
import type { FaceName } from '../kit/outline.ts'
import type { Palette, PaletteName } from '../kit/palettes.ts'
import type { SceneName } from '../kit/scenes/index.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import type { TitleLine } from '../kit/title-layout.ts'
import type { WarpName } from '../kit/warp.ts'

interface Placing {
  /** Width of the subject; 100 is a third of the tile. */
  size?: number
  /** Degrees clockwise. */
  rotate?: number
  isFlipped?: boolean
  /** Shift to the end side. */
  shiftX?: number
}

/** One subject above the lettering. */
export interface Portrait extends Placing {
  layout: 'portrait'
  hero: SubjectRef
}

/** One large subject that leaves the tile at its edges. */
export interface Bleed extends Placing {
  layout: 'bleed'
  hero: SubjectRef
}

/** Two subjects, the first in front. */
export interface Duo {
  layout: 'duo'
  hero: SubjectRef
  second: SubjectRef
  size: number
  secondSize: number
}

/** A subject engraved on a coin. */
export interface Medal {
  layout: 'medal'
  hero: SubjectRef
  metal: InkName
  radius: number
}

/** Anything drawn by code round a centre. */
export interface Drawing {
  layout: 'drawing'
  draw: (canvas: Canvas, palette: Palette, x: number, y: number) => string
}

/** A small subject: x and y are shares of the tile, size is its width. */
export type Prop = readonly [ref: SubjectRef, x: number, y: number, size: number, rotate?: number, look?: PropLook]

export interface PropLook {
  /** Out of focus behind the subject. */
  isFar?: boolean
  isFlipped?: boolean
}

export interface TileTitle {
  lines: readonly TitleLine[]
  face: FaceName
  ink: InkName
  warp?: WarpName
  heightMax?: number
  skew?: number
  tracking?: number
}

/** Everything that makes one tile. The seed decides the rest, so the same spec gives the same drawing. */
export interface TileSpec {
  /** By name, or painted for this tile alone. */
  scene: SceneName | ((canvas: Canvas, palette: Palette) => void)
  palette: PaletteName
  subject: Portrait | Bleed | Duo | Medal | Drawing
  title: TileTitle
  props?: readonly Prop[]
  /** Middle of the subject from the top; the room above the lettering decides otherwise. */
  centreY?: number
  light?: LightLook
  /** Without sparks, which would fall on a face. */
  isPlain?: boolean
}
