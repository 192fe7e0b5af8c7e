import type { Canvas } from '../canvas.ts'
import { lantern } from '../lantern.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { footShade, swirl } from '../scenery.ts'
import type { Scene } from './scene.ts'

function roof(x: number, y: number, wide: number): string {
  const half = wide / 2 + 12
  const left = svg`M${x - half} ${y - 9}Q${x - wide * 0.3} ${y + 1} ${x - wide * 0.22} ${y - 20}`
  const right = svg`H${x + wide * 0.22}Q${x + wide * 0.3} ${y + 1} ${x + half} ${y - 9}`
  const eaves = svg`Q${x + wide * 0.46} ${y + 8} ${x + wide * 0.36} ${y + 8}H${x - wide * 0.36}Q${x - wide * 0.46} ${y + 8} ${x - half} ${y - 9}Z`
  return svg`<path d="${left}${right}${eaves}"/><rect x="${x - wide * 0.27}" y="${y + 8}" width="${wide * 0.54}" height="30"/>`
}

function tower(x: number, y: number, wide: number, palette: Palette): string {
  const floors = repeat(5, (floor) => roof(x, y + floor * 38, wide * (0.72 + floor * 0.1)))
  return svg`<g fill="${palette.groundMiddle}">${floors}</g>`
}

function lanterns(canvas: Canvas): string[] {
  const { width, height } = canvas
  return [
    lantern(canvas, width * 0.12, height * 0.16, 1.05),
    lantern(canvas, width * 0.9, height * 0.12, 1.2),
    lantern(canvas, width * 0.28, height * 0.06, 0.7),
  ]
}

/** Temple roofs, cloud scrolls and paper lanterns. */
export const pagoda: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const { glow: colour } = palette
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyTop],
        [0.5, palette.skyMiddle],
        [0.85, palette.horizon],
      ]),
    ),
    canvas.glow(width * 0.5, height * 0.36, width * 0.62, { colour, opacity: 0.8 }),
    svg`<circle cx="${width * 0.5}" cy="${height * 0.34}" r="${width * 0.31}" fill="${colour}" opacity=".32"/>`,
    tower(width * 0.06, height * 0.44, 120, palette),
    tower(width * 0.95, height * 0.5, 110, palette),
    swirl(width * 0.2, height * 0.2, 0.7, { colour, opacity: 0.5 }),
    swirl(width * 0.85, height * 0.3, 0.55, { colour, opacity: 0.45, isFlipped: true }),
    ...lanterns(canvas),
    footShade(canvas, palette.groundDark, 0.55, 0.97),
  )
}
