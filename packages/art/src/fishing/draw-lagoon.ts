import type { WaterLook } from '../catalogue/fishing.ts'
import { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import { type Water, waters } from './waters.ts'

const sizes = { wide: [1440, 844], narrow: [780, 1240] } as const

/**
 * The lagoon under the pier without anything that moves: its light, its bubbles and its fish are drawn by the client.
 * Source: fish-art of the design.
 */
export function drawLagoon(look: WaterLook, shape: keyof typeof sizes): string {
  const [width, height] = sizes[shape]
  const water = waters[look]
  const canvas = new Canvas(width, height, `lagoon ${look}`)
  const [top, upper, middle, lower, floor] = water.depths
  const sea = canvas.linear([
    [0, top],
    [0.16, upper],
    [0.5, middle],
    [0.8, lower],
    [1, floor],
  ])
  const shade = canvas.radial(
    [
      [0, '#000000', 0],
      [0.6, '#000000', 0],
      [1, '#040c26', 0.7],
    ],
    [0.5, 0.45, 0.75],
  )
  canvas.add(canvas.rect(sea), ...lights(canvas, water), ripples(canvas))
  canvas.add(reef(canvas, { base: 0.74, swell: 90, colour: water.reefs[0] }))
  canvas.add(reef(canvas, { base: 0.82, swell: 70, colour: water.reefs[1] }))
  canvas.add(carousel(canvas, water), kelp(canvas, water), ...growths(canvas))
  canvas.add(reef(canvas, { base: 0.95, swell: 34, colour: water.reefs[2] }), canvas.rect(shade))
  return canvas.toSvg()
}

/** The fair above, seen through the surface. */
const lights = (canvas: Canvas, { lights: colours }: Water): string[] =>
  colours.map((colour, at) =>
    canvas.glow(canvas.width * (0.12 + at * 0.19), -10, canvas.width / 6, { colour, opacity: 0.55, ry: 120 }),
  )

function ripples({ rng, width }: Canvas): string {
  const lines = repeat(26, () => {
    const [x, y, length] = [rng.float(0, width), rng.float(4, 46), rng.float(30, 90)]
    return svg`M${x} ${y}q${length / 4} -6 ${length / 2} 0t${length / 2} 0`
  })
  return svg`<path d="${lines}" fill="none" stroke="#fff3cf" stroke-width="2" stroke-opacity=".35" stroke-linecap="round"/>`
}

/** A line of hills; `base` is a share of the height. */
function reef({ rng, width, height }: Canvas, ground: { base: number; swell: number; colour: string }): string {
  const base = height * ground.base
  let line = ''
  for (let x = 0; x < width; ) {
    const [step, top] = [rng.float(60, 150), base - rng.float(10, ground.swell)]
    line += svg`C${x + step * 0.2} ${top} ${x + step * 0.8} ${top} ${x + step} ${base + rng.float(-8, 8)}`
    x += step
  }
  return svg`<path d="M0 ${height}V${base}${line}V${height}Z" fill="${ground.colour}"/>`
}

const stripes = 8
const stripe = 32.5

/** The wreck of a carousel: a striped canopy on four poles. */
function carousel({ width, height }: Canvas, { canopy }: Water): string {
  const [x, y] = [width * 0.24, height * 0.86]
  const cloth = repeat(stripes, (index) => {
    const left = x - (stripes / 2 - index) * stripe
    const inward = (edge: number) => x + (edge - x) * 0.35
    const right = left + stripe
    const fill = canopy[(index + 1) % 2] ?? canopy[0]
    return svg`<path d="M${x} ${y - 150}Q${inward(left)} ${y - 96} ${left} ${y - 70}H${right}Q${inward(right)} ${y - 96} ${x} ${y - 150}Z" fill="${fill}"/>`
  })
  const poles = [-90, -30, 30, 90].map((at) => svg`<path d="M${x + at} ${y - 70}V${y + 20}"/>`)
  return svg`<g opacity=".9" transform="rotate(-9 ${x} ${y})">${cloth}<g stroke="${canopy[1]}" stroke-width="7">${poles}</g></g>`
}

/** Higher towards both sides, where no cannon stands. */
function kelp({ rng, width, height }: Canvas, { kelp: colours }: Water): string {
  const stalks = repeat(44, () => {
    const x = rng.float(0, width)
    const tall = rng.float(50, 190) * (Math.abs(x / width - 0.5) * 1.4 + 0.35)
    const [sway, foot] = [rng.float(-18, 18), height + 6]
    const line = svg`M${x} ${foot}C${x + sway} ${foot - tall * 0.3} ${x - sway} ${foot - tall * 0.6} ${x + sway * 0.7} ${foot - tall}`
    return svg`<path d="${line}" stroke="${rng.pick(colours)}" stroke-width="${rng.float(6, 13)}"/>`
  })
  return svg`<g fill="none" stroke-linecap="round" opacity=".85">${stalks}</g>`
}

const growths = (canvas: Canvas): string[] => {
  const at = (x: number, y: number) => ({ x: canvas.width * x, y: canvas.height * y, opacity: 0.9 })
  return [
    canvas.icon('noto:coral', { ...at(0.07, 0.9), size: 120 }),
    canvas.icon('noto:coral', { ...at(0.93, 0.89), size: 140 }),
    canvas.icon('noto:spiral-shell', { ...at(0.83, 0.94), size: 84 }),
    canvas.icon('noto:oyster', { ...at(0.16, 0.95), size: 70 }),
  ]
}
