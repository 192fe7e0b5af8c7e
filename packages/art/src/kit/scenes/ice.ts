import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { footShade, stars } from '../scenery.ts'
import type { Scene } from './scene.ts'

function shards({ rng, width, height }: Canvas, palette: Palette, depth: number): string {
  const lit = mix(palette.skyMiddle, '#ffffff', 0.2 + depth * 0.15)
  const dark = mix(palette.groundMiddle, palette.skyMiddle, depth * 0.3)
  return repeat(9, () => {
    const [x, wide] = [rng.float(-10, width), rng.float(22, 54)]
    const [tall, base] = [rng.float(60, 190) * (1 - depth * 0.22), height + 4]
    const isBehindSubject = Math.abs(x + wide / 2 - width / 2) < 50 && depth < 2
    if (isBehindSubject) return ''
    const face = svg`<path d="M${x} ${base}L${x + wide * 0.35} ${base - tall}L${x + wide} ${base}Z" fill="${lit}"/>`
    return (
      face + svg`<path d="M${x + wide * 0.35} ${base - tall}L${x + wide} ${base}H${x + wide * 0.45}Z" fill="${dark}"/>`
    )
  })
}

/** Ice shards under an aurora. */
export const ice: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const aurora = canvas.linear([
    [0, '#7dffce', 0.55],
    [1, '#7dffce', 0],
  ])
  const upper = svg`M-20 ${height * 0.18}C${width * 0.3} ${height * 0.02} ${width * 0.5} ${height * 0.32} ${width + 20} ${height * 0.1}`
  const lower = svg`V${height * 0.26}C${width * 0.6} ${height * 0.44} ${width * 0.3} ${height * 0.2} -20 ${height * 0.36}Z`
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.skyTop],
        [0.6, palette.skyMiddle],
        [1, palette.horizon],
      ]),
    ),
    svg`<path d="${upper}${lower}" fill="${aurora}"/>`,
    canvas.glow(width / 2, height * 0.44, width * 0.55, { colour: '#ffffff', opacity: 0.55 }),
    repeat(3, (depth) => shards(canvas, palette, depth)),
    stars(canvas, 60, { reach: 0.95 }),
    footShade(canvas, palette.groundDark, 0.66, 0.9),
  )
}
