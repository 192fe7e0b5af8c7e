import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import type { Scene } from './scene.ts'

function backCloth(canvas: Canvas, palette: Palette): string {
  const pleat = canvas.width / 12
  const stops = [
    [0, palette.skyTop],
    [0.45, palette.skyMiddle],
    [0.6, palette.horizon],
    [1, palette.skyTop],
  ] as const
  const fill = canvas.linear(stops, [0, 0, 1, 0])
  const pleats = repeat(12, (index) =>
    canvas.rect(fill, { x: index * pleat, width: pleat + 1, height: canvas.height * 0.8 }),
  )
  return svg`<g opacity=".55">${pleats}</g>`
}

function sideDrape({ width, height }: Canvas, palette: Palette, side: -1 | 1): string {
  const edge = side < 0 ? 0 : width
  return repeat(4, (fold) => {
    const x = edge - side * fold * 17
    const hang = svg`C${x - side * 4} ${height * 0.3} ${x - side * (20 - fold * 16)} ${height * 0.55} ${edge} ${height * 0.72}`
    const fill = fold % 2 ? palette.skyMiddle : mix(palette.skyMiddle, palette.skyTop, 0.45)
    return svg`<path d="M${x} -5${hang}V-5Z" fill="${fill}"/>`
  })
}

function valance({ width }: Canvas, palette: Palette): string {
  const scallop = width / 8
  return repeat(8, (index) => {
    const fill = index % 2 ? palette.skyMiddle : palette.horizon
    return svg`<path d="M${index * scallop} -2h${scallop}v26a${scallop / 2} 13 0 0 1 ${-scallop} 0Z" fill="${fill}"/>`
  })
}

function footlights(canvas: Canvas): string {
  const { width, height } = canvas
  return repeat(11, (index) => {
    const angle = Math.PI * (1.08 + index * 0.084)
    const [x, y] = [width / 2 + Math.cos(angle) * width * 0.58, height * 0.9 + Math.sin(angle) * height * 0.175]
    return svg`${canvas.glow(x, y, 11, { colour: '#ffce6a', opacity: 0.8 })}<circle cx="${x}" cy="${y}" r="2.6" fill="#fff0c4"/>`
  })
}

/** A stage with drapes, a spotlight and footlights. */
export const curtain: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const beam = canvas.linear([
    [0, palette.glow, 0.55],
    [1, palette.glow, 0.03],
  ])
  const boards = canvas.radial([
    [0, palette.groundMiddle],
    [1, palette.groundDark],
  ])
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.groundDark],
        [1, palette.skyTop],
      ]),
    ),
    canvas.glow(width * 0.5, height * 0.45, width * 0.6, { colour: palette.glow, opacity: 0.55 }),
    backCloth(canvas, palette),
    svg`<path d="M${width * 0.5 - 16} -10h32l${width * 0.32} ${height * 0.95}h${-width * 0.64 - 32}Z" fill="${beam}"/>`,
    sideDrape(canvas, palette, -1),
    sideDrape(canvas, palette, 1),
    valance(canvas, palette),
    svg`<ellipse cx="${width / 2}" cy="${height * 0.9}" rx="${width * 0.7}" ry="${height * 0.22}" fill="${boards}"/>`,
    footlights(canvas),
  )
}
