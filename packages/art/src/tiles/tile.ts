import { Canvas } from '../kit/canvas.ts'
import { type FrameName, frames } from '../kit/frame.ts'
import { repeat, svg } from '../kit/markup.ts'
import type { Extent } from '../kit/outline.ts'
import { type Palette, palettes } from '../kit/palettes.ts'
import { scenes } from '../kit/scenes/index.ts'
import { drawTitle, type TitleInk, titleBounds } from '../kit/title.ts'
import { layoutTitle, type TitleLayout } from '../kit/title-layout.ts'
import { drawProps, drawSubject, type Room } from './subject.ts'
import type { TileSpec } from './tile-spec.ts'

/** The canvas of a tile, in units of one CSS pixel at 1x. */
export interface TileSheet {
  /** Decides everything the spec leaves open. */
  seed: string
  /** Read aloud where the tile stands alone. */
  name: string
  frame: FrameName
  width?: number
  height?: number
  /** Distance of the lettering from the bottom. */
  foot?: number
  /** Taller lettering for the large format. */
  titleHeightMax?: number
}

const THIN_FACES = new Set(['chonburi', 'yeseva', 'lobster'])

function titleInk({ title }: TileSpec): TitleInk {
  return { ink: title.ink, edgeWeight: THIN_FACES.has(title.face) ? 0.8 : 1 }
}

/** The lettering is laid out first: the subject gets the room that is left. */
function layoutTileTitle(
  { title }: TileSpec,
  { width = 300, height = 400, foot = 20, titleHeightMax }: TileSheet,
): TitleLayout {
  const heightMax = titleHeightMax ?? title.heightMax ?? (title.lines.length === 1 ? 70 : 116)
  return layoutTitle({ ...title, centreX: width / 2, bottom: height - foot, widthMax: width - 36, heightMax })
}

/** Cool top corners and a dark foot for the lettering: what keeps bright icons adult. */
function duskGrade(canvas: Canvas, { skyTop, groundDark }: Palette): string {
  const corners = canvas.radial(
    [
      [0, skyTop, 0],
      [0.55, skyTop, 0],
      [1, groundDark, 0.6],
    ],
    [0.5, 0.4, 0.78],
  )
  const foot = canvas.linear([
    [0, groundDark, 0],
    [0.5, groundDark, 0.55],
    [1, groundDark, 0.92],
  ])
  return canvas.rect(corners) + canvas.rect(foot, { y: canvas.height * 0.6, height: canvas.height * 0.4 })
}

function sparks(canvas: Canvas, { x, y }: Room, titleTop: number): string {
  const { rng, width } = canvas
  return repeat(4, () => {
    const angle = rng.float(0, Math.PI * 2)
    const [sx, sy] = [x + Math.cos(angle) * width * rng.float(0.4, 0.46), y + Math.sin(angle) * rng.float(96, 130)]
    const r = rng.float(5, 10)
    if (sy > titleTop - 4) return ''
    const points = [
      [sx + r, sy],
      [sx, sy + r],
      [sx - r, sy],
      [sx, sy - r],
    ] as const
    const arms = points.map(([px, py]) => svg`Q${sx} ${sy} ${px} ${py}`)
    return svg`${canvas.glow(sx, sy, r * 1.3, { colour: '#ffffff', opacity: 0.6 })}<path d="M${sx} ${sy - r}${arms}Z" fill="#fff"/>`
  })
}

/** What the lettering of a tile covers, edge and shadow included. */
export function tileTitleBounds(spec: TileSpec, sheet: TileSheet): Extent {
  return titleBounds(layoutTileTitle(spec, sheet), titleInk(spec))
}

/** Draws one tile as SVG: scene, subject, props, grade, lettering, sparks, house frame. Pure. */
export function tile(spec: TileSpec, sheet: TileSheet): string {
  const canvas = new Canvas(sheet.width ?? 300, sheet.height ?? 400, sheet.seed)
  const palette = palettes[spec.palette]
  const paintScene = typeof spec.scene === 'string' ? scenes[spec.scene] : spec.scene
  paintScene(canvas, palette)
  const title = layoutTileTitle(spec, sheet)
  const space = title.top - 6
  const room = {
    x: canvas.width / 2,
    y: spec.centreY ?? space * 0.53,
    grow: Math.min(1.14, Math.max(0.94, space / 262)),
  }
  canvas.add(
    drawSubject(canvas, spec, room),
    drawProps(canvas, spec),
    duskGrade(canvas, palette),
    drawTitle(canvas, title, titleInk(spec)),
    spec.isPlain ? '' : sparks(canvas, room, title.top),
    frames[sheet.frame](canvas, palette),
  )
  return canvas.toSvg(sheet.name)
}
