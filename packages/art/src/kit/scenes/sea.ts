import type { Canvas } from '../canvas.ts'
import { repeat, svg } from '../markup.ts'
import type { Palette } from '../palettes.ts'
import { hill } from '../scenery.ts'
import type { Scene } from './scene.ts'

function shafts({ rng, width, height }: Canvas): string {
  return repeat(6, () => {
    const [x, wide] = [rng.float(-0.1, 1) * width, rng.float(14, 48)]
    return svg`<path d="M${x} 0h${wide}l${wide * 1.6 + 30} ${height * 0.85}h${-wide * 2.4}Z"/>`
  })
}

function kelp({ rng, width, height }: Canvas, palette: Palette): string {
  const stems = repeat(9, () => {
    const x = rng.chance() ? rng.float(-6, width * 0.26) : rng.float(width * 0.74, width + 6)
    const [tall, sway] = [rng.float(60, 150), rng.float(-14, 14)]
    const bends = svg`C${x + sway} ${height - tall * 0.3} ${x - sway} ${height - tall * 0.6} ${x + sway * 0.6} ${height - tall}`
    return svg`<path d="M${x} ${height}${bends}" stroke-width="${rng.float(4, 10)}"/>`
  })
  return svg`<g fill="none" stroke="${palette.groundDark}" stroke-linecap="round" opacity=".75">${stems}</g>`
}

function bubbles({ rng, width, height }: Canvas): string {
  const rings = repeat(22, () => {
    const r = rng.float(1.5, 7)
    return svg`<circle cx="${rng.float(0, width)}" cy="${rng.float(0, height * 0.9)}" r="${r}"/>`
  })
  return svg`<g fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".5" stroke-width=".9">${rings}</g>`
}

/** Under water: shafts of light, kelp and bubbles. */
export const sea: Scene = (canvas, palette) => {
  const { width, height, rng } = canvas
  const beam = canvas.linear([
    [0, palette.glow, 0.5],
    [1, palette.glow, 0],
  ])
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, palette.horizon],
        [0.35, palette.skyMiddle],
        [1, palette.skyTop],
      ]),
    ),
    svg`<g fill="${beam}" opacity=".7">${shafts(canvas)}</g>`,
    canvas.glow(width * 0.5, height * 0.4, width * 0.5, { colour: palette.glow, opacity: 0.45 }),
    kelp(canvas, palette),
    hill(canvas, { y: height * 0.86, swing: 10, waves: 7, fill: palette.groundMiddle, phase: rng.float(0, 5) }),
    hill(canvas, { y: height * 0.92, swing: 8, waves: 6, fill: palette.groundDark, phase: rng.float(0, 5) }),
    bubbles(canvas),
  )
}
