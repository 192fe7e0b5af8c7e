import { Canvas } from '../../kit/canvas.ts'
import { svg } from '../../kit/markup.ts'
import type { SceneName } from '../../kit/scenes/index.ts'
import type { Orientation, SlotSpec } from '../slot-spec.ts'
import { styleOf } from '../style.ts'
import { cosmos } from './cosmos.ts'
import { curtain } from './curtain.ts'
import { drift } from './drift.ts'
import { dunes } from './dunes.ts'
import { gothic } from './gothic.ts'
import { ice } from './ice.ts'
import { jungle } from './jungle.ts'
import { lava } from './lava.ts'
import { mesa } from './mesa.ts'
import { neon } from './neon.ts'
import { pagoda } from './pagoda.ts'
import { edgeShade } from './parts/light.ts'
import { peaks } from './peaks.ts'
import type { PaintedPlace, Place } from './place.ts'
import { rays } from './rays.ts'
import { retro } from './retro.ts'
import { scales } from './scales.ts'
import { sea } from './sea.ts'
import { tent } from './tent.ts'

const places: Record<SceneName, PaintedPlace> = {
  cosmos,
  curtain,
  drift,
  dunes,
  gothic,
  ice,
  jungle,
  lava,
  mesa,
  neon,
  pagoda,
  peaks,
  rays,
  retro,
  scales,
  sea,
  tent,
}

export const depths = ['sky', 'mid', 'near'] as const
export type Depth = (typeof depths)[number]

/** Pixels of CSS at 1x: the panel of a desk, and a phone held upright. */
export const stageSizes = {
  landscape: { width: 1092, height: 812 },
  portrait: { width: 430, height: 932 },
} as const satisfies Record<Orientation, { width: number; height: number }>

/** What is painted at one depth, on a canvas of its own or one that it shares. */
export function paintDepth(spec: SlotSpec, orientation: Orientation, depth: Depth, canvas: Canvas): string {
  const style = styleOf(spec)
  const { width, height } = stageSizes[orientation]
  const place: Place = {
    canvas,
    palette: style.palette,
    width,
    height,
    rng: new Canvas(width, height, `${spec.id}/${depth}/${orientation}`).rng,
    style,
    light: { x: width * style.lightX, y: height * 0.3 },
    isTall: orientation === 'portrait',
  }
  const painted = places[spec.scene][depth](place)
  if (depth === 'near') return painted + edgeShade(place)
  // Two titles at one place do not stand at the same spot: each comes a little closer to the light.
  const zoom = 1 + (style.seed % 10) / 50
  const [x, y] = [width * style.lightX * (1 - zoom), height * 0.66 * (1 - zoom)]
  return svg`<g transform="translate(${x} ${y}) scale(${zoom})">${painted}</g>`
}

/** One depth of a place as a drawing of its own; all but the sky have a clear ground. */
export function placeLayer(spec: SlotSpec, orientation: Orientation, depth: Depth): string {
  const { width, height } = stageSizes[orientation]
  const canvas = new Canvas(width, height, spec.id)
  canvas.add(paintDepth(spec, orientation, depth, canvas))
  return canvas.toSvg()
}

/** All depths in one drawing, for screens that do not move them. */
export function wholePlace(spec: SlotSpec, orientation: Orientation): string {
  const { width, height } = stageSizes[orientation]
  const canvas = new Canvas(width, height, spec.id)
  for (const depth of depths) canvas.add(paintDepth(spec, orientation, depth, canvas))
  return canvas.toSvg()
}
