import type { GameTile } from '../catalogue/game-tiles.ts'
import { type DealerSlug, dealers, type LiveStudioSlug, liveStudios } from '../catalogue/live-studios.ts'
import { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import { linesOf } from '../tiles/plain-spec.ts'
import type { TileSpec } from '../tiles/tile-spec.ts'
import { DEALER_SIZE, DEALER_TABLE_Y, dealerMarkup } from './draw-dealer.ts'
import { studioRoom } from './draw-studio.ts'
import { type LiveRoom, liveRooms } from './rooms.ts'
import { garlands, studioLantern } from './studio-lights.ts'
import { table } from './table.ts'
import { tableProps } from './table-props.ts'

interface StageLook {
  tableY: number
  /** Of the dealer's canvas. */
  scale: number
  garlands: number
  bulb: number
  /** Each as its share of the width and its height. */
  lanterns: readonly (readonly [number, number])[]
  lanternScale: number
}

const narrow: StageLook = {
  ...{ tableY: 198, scale: 0.366, garlands: 1, bulb: 2.6, lanternScale: 0.62 },
  lanterns: [0.1, 0.9].map((share) => [share, 84] as const),
}
const wide = {
  ...{ width: 800, height: 480, tableY: 308, scale: 0.575, garlands: 2, bulb: 3.6, lanternScale: 1, props: 1.5 },
  lanterns: [0.1, 0.22, 0.78, 0.9].map((share, index) => [share, index % 3 === 0 ? 150 : 96] as const),
} satisfies StageLook & Record<string, unknown>

/** The tile of a live table: studio, dealer, what lies on the felt, and the name; undefined for another title. */
export function liveSpec(tile: GameTile): TileSpec | undefined {
  const seen = tableOf(tile)
  if (!seen) return undefined
  const { nameVi } = tile
  const { room, prop } = seen
  return {
    palette: room.palette,
    scene: (canvas) => canvas.add(...stage(canvas, seen, narrow)),
    subject: { layout: 'drawing', draw: (canvas, _palette, x, y) => tableProps[prop](canvas, x, y) },
    title: { lines: linesOf(nameVi), face: 'bevan', ink: room.ink, heightMax: nameVi.length > 11 ? 94 : 66 },
    centreY: 237,
    isPlain: true,
    light: { glow: 0.3, blur: 5, shade: 0.3 },
  }
}

/** The table across, without letters: for lists of tables, and for the one that stands before them. */
export function drawTableView(tile: GameTile): string {
  const seen = tableOf(tile)
  if (!seen) throw new Error(`${tile.slug} is no live table`)
  const canvas = new Canvas(wide.width, wide.height, `${tile.slug} wide`)
  const [x, y] = [wide.width / 2, wide.tableY + 86]
  canvas.add(...stage(canvas, seen, wide))
  canvas.add(svg`<g transform="translate(${x} ${y}) scale(${wide.props})">${tableProps[seen.prop](canvas, 0, 0)}</g>`)
  return canvas.toSvg()
}

interface SeenTable {
  room: LiveRoom
  dealer: DealerSlug
  prop: keyof typeof tableProps
}

function tableOf({ slug, live }: GameTile): SeenTable | undefined {
  if (!live) return undefined
  const { dealer, studio, prop } = live
  if (!isDealer(dealer) || !isStudio(studio)) throw new Error(`no dealer or no studio for the tile of ${slug}`)
  return { room: liveRooms[studio], dealer, prop }
}

const isDealer = (name: string): name is DealerSlug => dealers.some(({ slug }) => slug === name)
const isStudio = (name: string): name is LiveStudioSlug => liveStudios.some(({ slug }) => slug === name)

function stage(canvas: Canvas, { room, dealer }: SeenTable, look: StageLook): string[] {
  const { tableY, scale } = look
  const left = (canvas.width - DEALER_SIZE.width * scale) / 2
  const place = svg`translate(${left} ${tableY + 2 - DEALER_TABLE_Y * scale})`
  const sit = (...layers: Parameters<typeof dealerMarkup>[2]) =>
    svg`<g transform="${place} scale(${scale})">${dealerMarkup(canvas, dealer, layers)}</g>`
  const lights = look.lanterns.map(([share, y]) =>
    studioLantern(canvas, [share * canvas.width, y], look.lanternScale, room.lantern),
  )
  return [
    studioRoom(canvas, room, tableY),
    garlands(canvas, look.garlands, look.bulb),
    ...lights,
    ...[sit('body', 'head'), table(canvas, tableY, room), sit('arms')],
  ]
}
