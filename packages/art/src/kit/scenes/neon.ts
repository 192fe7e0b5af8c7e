import type { Canvas } from '../canvas.ts'
import { gridFloor } from '../grid-floor.ts'
import { svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from './scene.ts'

interface Tower {
  x: number
  y: number
  wide: number
}

function windows({ rng, height }: Canvas, palette: Palette, { x, y, wide }: Tower): string {
  const colours = [palette.glow, palette.accent, '#ffd98a', palette.horizon] as const
  let lit = ''
  for (let top = y + 10; top < height * 0.76; top += 11) {
    for (let left = x + 6; left < x + wide - 8; left += 9) {
      if (!rng.chance(0.3)) continue
      lit += svg`<rect x="${left}" y="${top}" width="4" height="5.5" fill="${rng.pick(colours)}" opacity="${rng.float(0.35, 0.9)}"/>`
    }
  }
  return lit
}

function skyline(canvas: Canvas, palette: Palette, row: number, fill: string): string {
  const { rng, width, height } = canvas
  let blocks = ''
  for (let x = -10; x < width; ) {
    const tower = { x, wide: rng.float(26, 54), y: height * (0.22 + row * 0.16) + rng.float(0, 90) }
    const block = svg`<rect x="${x}" y="${tower.y}" width="${tower.wide}" height="${height}" fill="${fill}"/>`
    blocks += block + windows(canvas, palette, tower)
    x += tower.wide + rng.float(-4, 6)
  }
  return blocks
}

/** A night city over a ruled floor. */
export const neon: Scene = (canvas, palette) => {
  const { width, height } = canvas
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyTop],
        [0.6, palette.skyMiddle],
        [0.8, palette.horizon],
      ]),
    ),
    canvas.glow(width * 0.5, height * 0.5, width * 0.7, { colour: palette.horizon, opacity: 0.7 }),
    skyline(canvas, palette, 0, palette.groundMiddle),
    skyline(canvas, palette, 1, palette.groundDark),
  )
  gridFloor(canvas, palette)
}
