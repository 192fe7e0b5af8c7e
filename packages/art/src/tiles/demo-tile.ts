import type { DemoTitle } from '../catalogue/demo-titles.ts'
import { demoVendors } from '../catalogue/demo-titles.ts'
import { demoPatterns, demoSubjects } from '../catalogue/demo-words.ts'
import type { Theme } from '../catalogue/themes.ts'
import type { FrameName } from '../kit/frame.ts'
import type { InkName } from '../kit/inks.ts'
import type { FaceName } from '../kit/outline.ts'
import { createRng, type Rng } from '../kit/rng.ts'
import type { SceneName } from '../kit/scenes/index.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import type { TitleLine } from '../kit/title-layout.ts'
import type { WarpName } from '../kit/warp.ts'
import { TILE_SIZE } from './slot-tile.ts'
import { type TileSheet, tile } from './tile.ts'
import type { Prop, TileSpec } from './tile-spec.ts'

type Some<T> = readonly [T, ...T[]]

const scenesOf: Record<Theme, Some<SceneName>> = {
  phoenix: ['lava', 'rays', 'drift'],
  dragon: ['pagoda', 'scales', 'peaks'],
  fortune: ['scales', 'pagoda', 'rays'],
  sea: ['sea', 'drift', 'peaks'],
  west: ['mesa', 'dunes', 'rays'],
  egypt: ['dunes', 'scales', 'rays'],
  night: ['gothic', 'cosmos', 'drift'],
  fair: ['tent', 'curtain', 'retro'],
  garden: ['jungle', 'pagoda', 'drift'],
  jungle: ['jungle', 'peaks', 'rays'],
  neon: ['neon', 'cosmos', 'retro'],
  frost: ['ice', 'peaks', 'cosmos'],
  royal: ['curtain', 'gothic', 'rays'],
}

/** What stands beside the hero. */
const companionsOf: Record<Theme, Some<SubjectRef>> = {
  phoenix: ['fluent:fire', 'noto:feather'],
  dragon: ['noto:coin', 'noto:red-paper-lantern'],
  fortune: ['fluent:coin', 'noto:red-paper-lantern'],
  sea: ['noto:spiral-shell', 'noto:coral'],
  west: ['game:horseshoe', 'noto:cactus'],
  egypt: ['noto:coin', 'game:ankh'],
  night: ['noto:candle', 'noto:crescent-moon'],
  fair: ['fluent:bell', 'fluent:glowing-star'],
  garden: ['fluent:cherry-blossom', 'noto:hibiscus'],
  jungle: ['noto:feather', 'noto:hibiscus'],
  neon: ['fluent:high-voltage', 'fluent:glowing-star'],
  frost: ['noto:snowflake', 'noto:gem-stone'],
  royal: ['noto:gem-stone', 'fluent:crown'],
}

/** A studio is known by its frame and its lettering; the faces are those whose outlines are light. */
const frames: Some<FrameName> = ['hairline', 'deco', 'bulbs', 'band', 'crescents', 'paper', 'brass', 'rivets']
const faces: Some<FaceName> = ['bevan', 'paytone', 'slab', 'bungee', 'stencil']
const warps: Some<WarpName> = ['flat', 'arch', 'bulge', 'rise']

const metals: Some<InkName> = ['gold', 'silver', 'bronze', 'jade']

/** The longest text that stands in one line. */
const lineLengthMax = 11

/** The tile of a demo title as SVG: the same title, the same tile. */
export function demoTile(title: DemoTitle): string {
  const sheet: TileSheet = {
    seed: title.gameId,
    name: title.nameVi,
    frame: frames[studioOf(title) % frames.length] ?? frames[0],
    ...TILE_SIZE,
  }
  return lighter(tile(demoSpec(title), sheet))
}

const studioOf = (title: DemoTitle): number => demoVendors.findIndex(({ slug }) => slug === title.vendor.slug)

/** Lettering to a tenth of a unit: finer than it is ever shown, and a quarter of its weight less. */
const lighter = (svg: string): string =>
  svg.replace(/<path id="[^"]+" d="[^"]+"/, (path) => path.replace(/(\.\d)\d+/g, '$1'))

/** The art direction of a demo title: the same title, the same direction. */
export function demoSpec(title: DemoTitle): TileSpec {
  const face = faces[studioOf(title) % faces.length] ?? faces[0]
  const rng = createRng(title.gameId)
  const { quality, theme } = title
  return {
    scene: rng.pick(scenesOf[theme]),
    palette: quality.palette,
    ...staging(title, rng),
    title: { lines: linesOf(title), face, ink: quality.ink, warp: rng.pick(warps) },
  }
}

/** The pattern of the name is the pattern of the picture; an engraving is always on a coin. */
function staging(
  { subject: { ref, theme }, pattern }: DemoTitle,
  rng: Rng,
): Pick<TileSpec, 'subject' | 'props' | 'centreY'> {
  const isFlipped = rng.chance()
  const rotate = rng.float(-8, 8)
  const props = companions(theme, ref, rng)
  if (ref.startsWith('game:')) {
    const metal = rng.pick(metals)
    return { subject: { layout: 'medal', hero: ref, metal, radius: rng.float(94, 106) }, centreY: 150, props }
  }
  // A face with a smile, as large as the tile, looks like a toy.
  if (pattern === 2 && !ref.startsWith('fluent:'))
    return { subject: { layout: 'bleed', hero: ref, isFlipped, shiftX: rng.float(-30, 30) }, props: [] }
  if (pattern === 3)
    return { subject: { layout: 'duo', hero: ref, second: rivalOf(ref, theme, rng), size: 190, secondSize: 140 } }
  const size = pattern === 1 ? 178 : pattern === 2 ? 236 : 212
  return { subject: { layout: 'portrait', hero: ref, size, rotate, isFlipped }, props }
}

function companions(theme: Theme, hero: SubjectRef, rng: Rng): Prop[] {
  const ref = rng.pick(companionsOf[theme])
  const other = ref === hero ? 'noto:coin' : ref
  const count = rng.pick([1, 2, 3])
  const places = [
    [0.17, 0.57],
    [0.83, 0.55],
    [0.82, 0.18],
  ] as const
  return places
    .slice(0, count)
    .map(([x, y]): Prop => [other, x, y + rng.float(-0.04, 0.04), rng.float(42, 64), rng.float(-18, 18)])
}

/** Another subject of the same family, of the icons that are drawn with few lines: two rich ones make a tile too heavy. */
function rivalOf(hero: SubjectRef, theme: Theme, rng: Rng): SubjectRef {
  const isLight = (ref: SubjectRef) => ref.startsWith('noto:') && ref !== 'noto:peacock'
  const family = demoSubjects.filter(({ ref, theme: own }) => own === theme && ref !== hero && isLight(ref))
  return family[Math.floor(rng.float(0, family.length))]?.ref ?? 'noto:coin'
}

function linesOf({ subject, quality, pattern }: DemoTitle): TitleLine[] {
  const above = demoPatterns[pattern]?.vi ?? ''
  const name = `${subject.vi} ${quality.vi}`
  const lines = name.length <= lineLengthMax ? [name] : [subject.vi, quality.vi]
  return above === '' ? lines : [{ small: above }, ...lines]
}
