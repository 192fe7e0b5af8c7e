import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'

/** Draws what shows on one reel, `width` wide round a centre. */
export type ReelFace = (canvas: Canvas, x: number, y: number, width: number) => string

export interface ReelsLook {
  width: number
  height: number
  faces: readonly [ReelFace, ReelFace, ReelFace]
  palette: Palette
}

function lamps(canvas: Canvas, x: number, y: number, wide: number): string {
  return repeat(12, (index) => {
    const left = x - wide / 2 + 10 + (index * (wide - 20)) / 11
    const halo = canvas.glow(left, y, 8, { colour: '#ffd66e', opacity: 0.7 })
    return svg`${halo}<circle cx="${left}" cy="${y}" r="2.6" fill="#fff3c8"/>`
  })
}

/** A cabinet of three reels between two rows of lamps. */
export function reels(canvas: Canvas, x: number, y: number, { width, height, faces, palette }: ReelsLook): string {
  const [wide, tall, cell] = [width + 26, height + 26, width / 3]
  const paper = canvas.linear([
    [0, '#d9bf92'],
    [0.18, '#fffaf0'],
    [0.82, '#fffaf0'],
    [1, '#c9a873'],
  ])
  const box = canvas.linear([
    [0, palette.horizon],
    [0.5, palette.skyMiddle],
    [1, palette.skyTop],
  ])
  const strips = faces.map((face, index) => {
    const left = x - width / 2 + index * cell
    const strip = svg`<rect x="${left + 3}" y="${y - height / 2}" width="${cell - 6}" height="${height}" rx="8" fill="${paper}"/>`
    return strip + face(canvas, left + cell / 2, y, cell * 0.82)
  })
  const outer = svg`x="${x - wide / 2}" width="${wide}" height="${tall}" rx="20"`
  return [
    svg`<rect ${outer} y="${y - tall / 2 + 6}" fill="#0a0420" opacity=".5"/>`,
    svg`<rect ${outer} y="${y - tall / 2}" fill="${box}" stroke="${palette.accent}" stroke-width="3"/>`,
    ...strips,
    lamps(canvas, x, y - tall / 2 + 6.5, wide),
    lamps(canvas, x, y + tall / 2 - 6.5, wide),
  ].join('')
}
