import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { footShade, leaf } from '../scenery.ts'
import type { Scene } from './scene.ts'

function foliage(canvas: Canvas, palette: Palette, shade: number, length: number): string {
  const { rng, width, height } = canvas
  const fill = mix(palette.groundMiddle, palette.groundDark, shade)
  return repeat(7, (index) => {
    const isEnd = index % 2 === 1
    const y = rng.chance(0.45) ? rng.float(-10, height * 0.32) : rng.float(height * 0.55, height + 10)
    const reach = length * rng.float(0.7, 1.15)
    const angle = isEnd ? rng.float(140, 225) : rng.float(-45, 40)
    return leaf(isEnd ? width + 12 : -12, y, { length: reach, angle, breadth: rng.float(14, 26), fill })
  })
}

/** A clearing seen through leaves. */
export const jungle: Scene = (canvas, palette) => {
  const { width, height, rng } = canvas
  const shafts = repeat(5, () => {
    const x = rng.float(0.2, 0.8) * width
    return svg`<path d="M${x} -10h${rng.float(10, 26)}l${rng.float(-90, 90)} ${height * 0.8}h-50Z"/>`
  })
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyMiddle],
        [0.5, palette.horizon],
        [1, palette.skyTop],
      ]),
    ),
    canvas.glow(width * 0.5, height * 0.4, width * 0.6, { colour: palette.glow, opacity: 0.9 }),
    svg`<g fill="${palette.glow}" opacity=".16">${shafts}</g>`,
    foliage(canvas, palette, 0.15, 130),
    foliage(canvas, palette, 0.5, 110),
    foliage(canvas, palette, 0.85, 92),
    footShade(canvas, palette.groundDark, 0.62),
  )
}
