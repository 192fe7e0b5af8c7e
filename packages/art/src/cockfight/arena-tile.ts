import { type ArenaLook, arenaLooks } from '../catalogue/arenas.ts'
import type { GameTile } from '../catalogue/game-tiles.ts'
import type { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import { linesOf } from '../tiles/plain-spec.ts'
import type { TileSpec } from '../tiles/tile-spec.ts'
import { arenaRooms } from './arena-rooms.ts'
import { arenaMarkup } from './draw-arena.ts'
import { ROOSTER_ORIGIN, roosterMarkup } from './draw-rooster.ts'

const scale = 0.43
const standing = ['stand', 'legs', 'tail', 'body', 'head', 'wing', 'key'] as const

/** The tile of a cockfight: the ring, and the two clockwork roosters over the name; undefined for another title. */
export function arenaSpec({ slug, nameVi, arena }: GameTile): TileSpec | undefined {
  if (arena === undefined) return undefined
  if (!isLook(arena)) throw new Error(`no ring for the tile of ${slug}`)
  return {
    palette: arenaRooms[arena].palette,
    scene: (canvas) => canvas.add(...arenaMarkup(canvas, arena)),
    subject: { layout: 'drawing', draw: (canvas, _palette, x, y) => duel(canvas, x, y) },
    title: { lines: linesOf(nameVi), face: 'bevan', ink: 'cream', heightMax: nameVi.length > 11 ? 94 : 66 },
    centreY: 196,
    isPlain: true,
    light: { glow: 0.3, blur: 5, shade: 0.3 },
  }
}

const isLook = (name: string): name is ArenaLook => arenaLooks.some((look) => look === name)

function duel(canvas: Canvas, x: number, y: number): string {
  const bird = (coat: 'meron' | 'wala', side: -1 | 1) =>
    svg`<g transform="translate(${x + side * 66} ${y}) scale(${-side * scale} ${scale}) translate(${-ROOSTER_ORIGIN.x} ${-ROOSTER_ORIGIN.y})">${roosterMarkup(canvas, coat, standing)}</g>`
  return bird('meron', -1) + bird('wala', 1)
}
