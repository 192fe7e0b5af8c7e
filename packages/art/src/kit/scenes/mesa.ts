import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { svg } from '../markup.ts'
import { hill } from '../scenery.ts'
import type { Scene } from './scene.ts'

function butte({ height }: Canvas, x: number, wide: number, look: { top: number; fill: string }): string {
  const base = height * 0.74
  const top = height * look.top
  const left = svg`M${x - wide * 0.65} ${base}L${x - wide * 0.5} ${top + 30}L${x - wide * 0.42} ${top}`
  const right = svg`H${x + wide * 0.42}L${x + wide * 0.52} ${top + 40}L${x + wide * 0.68} ${base}Z`
  return svg`<path d="${left}${right}" fill="${look.fill}"/>`
}

function cactus(x: number, y: number, scale: number, fill: string): string {
  const shape =
    'M-6 0V-62a6 6 0 0 1 12 0V-34h8V-46a5 5 0 0 1 10 0v14a8 8 0 0 1-8 8H6V0ZM-6-26h-8a8 8 0 0 1-8-8v-12a5 5 0 0 1 10 0v10h6Z'
  return svg`<path transform="translate(${x} ${y}) scale(${scale})" d="${shape}" fill="${fill}"/>`
}

/** Red buttes, cactus and a setting sun. */
export const mesa: Scene = (canvas, palette) => {
  const { width, height } = canvas
  const { skyTop, skyMiddle, horizon, glow, groundDark, groundMiddle } = palette
  const ground = (y: number, shape: { swing: number; waves: number; fill: string; phase: number }) =>
    hill(canvas, { y: height * y, ...shape })
  canvas.add(
    canvas.rect(
      canvas.linear([
        [0, skyTop],
        [0.4, skyMiddle],
        [0.66, horizon],
      ]),
    ),
    canvas.glow(width * 0.5, height * 0.42, width * 0.7, { colour: glow, opacity: 0.9 }),
    svg`<circle cx="${width * 0.5}" cy="${height * 0.42}" r="${width * 0.22}" fill="${glow}" opacity=".9"/>`,
    butte(canvas, width * 0.08, 110, { top: 0.44, fill: groundMiddle }),
    butte(canvas, width * 0.93, 100, { top: 0.4, fill: groundMiddle }),
    butte(canvas, width * 0.78, 60, { top: 0.56, fill: mix(groundMiddle, groundDark, 0.5) }),
    ground(0.71, { swing: 6, waves: 6, fill: mix(groundMiddle, horizon, 0.35), phase: 1 }),
    ground(0.8, { swing: 7, waves: 5, fill: groundMiddle, phase: 3 }),
    ground(0.9, { swing: 6, waves: 5, fill: groundDark, phase: 2 }),
    cactus(width * 0.1, height * 0.86, 1.3, groundDark),
    cactus(width * 0.92, height * 0.84, 1, groundDark),
  )
}
