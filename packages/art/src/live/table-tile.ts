import type { GameTile } from '../catalogue/game-tiles.ts'
import { type DealerSlug, dealers, type LiveStudioSlug, liveStudios } from '../catalogue/live-studios.ts'
import type { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import { linesOf } from '../tiles/plain-spec.ts'
import type { TileSpec } from '../tiles/tile-spec.ts'
import { DEALER_SIZE, DEALER_TABLE_Y, dealerMarkup } from './draw-dealer.ts'
import { studioRoom } from './draw-studio.ts'
import { type LiveRoom, liveRooms } from './rooms.ts'
import { garlands, studioLantern } from './studio-lights.ts'
import { table } from './table.ts'
import { tableProps } from './table-props.ts'

const TABLE_Y = 198
/** Of the dealer's canvas. */
const scale = 0.366

/** The tile of a live table: studio, dealer, what lies on the felt, and the name; undefined for another title. */
export function liveSpec({ slug, nameVi, live }: GameTile): TileSpec | undefined {
  if (!live) return undefined
  const { dealer, studio, prop } = live
  if (!isDealer(dealer) || !isStudio(studio)) throw new Error(`no dealer or no studio for the tile of ${slug}`)
  const room = liveRooms[studio]
  return {
    palette: room.palette,
    scene: (canvas) => canvas.add(...stage(canvas, room, dealer)),
    subject: { layout: 'drawing', draw: (canvas, _palette, x, y) => tableProps[prop](canvas, x, y) },
    title: { lines: linesOf(nameVi), face: 'bevan', ink: room.ink, heightMax: nameVi.length > 11 ? 94 : 66 },
    centreY: 237,
    isPlain: true,
    light: { glow: 0.3, blur: 5, shade: 0.3 },
  }
}

const isDealer = (name: string): name is DealerSlug => dealers.some(({ slug }) => slug === name)
const isStudio = (name: string): name is LiveStudioSlug => liveStudios.some(({ slug }) => slug === name)

function stage(canvas: Canvas, room: LiveRoom, dealer: DealerSlug): string[] {
  const left = (canvas.width - DEALER_SIZE.width * scale) / 2
  const place = svg`translate(${left} ${TABLE_Y + 2 - DEALER_TABLE_Y * scale})`
  const sit = (...layers: Parameters<typeof dealerMarkup>[2]) =>
    svg`<g transform="${place} scale(${scale})">${dealerMarkup(canvas, dealer, layers)}</g>`
  const lights = [0.1, 0.9].map((share) => studioLantern(canvas, [share * canvas.width, 84], 0.62, room.lantern))
  return [
    studioRoom(canvas, room, TABLE_Y),
    garlands(canvas, 1, 2.6),
    ...lights,
    ...[sit('body', 'head'), table(canvas, TABLE_Y, room), sit('arms')],
  ]
}
