import type { Canvas } from './canvas.ts'
import { repeat, svg } from './markup.ts'

type Range = readonly [low: number, high: number]

/** A band of rolling ground from edge to edge, its crest swinging `swing` units round `y`. */
export function hill(
  canvas: Canvas,
  shape: { y: number; swing: number; waves: number; fill: string; phase: number },
): string {
  const { y, swing, waves, fill, phase } = shape
  const step = canvas.width / 6
  const crest = (x: number, shift: number) => y + Math.sin((x / canvas.width) * waves + phase + shift) * swing
  const curve = repeat(8, (index) => {
    const x = index * step
    return svg`S${x + step / 2} ${crest(x, 0.8)} ${x + step} ${crest(x + step, 0)}`
  })
  return svg`<path d="M0 ${canvas.height}V${y}${curve}V${canvas.height}Z" fill="${fill}"/>`
}

/** White specks over the upper share `reach` of the canvas. */
export function stars(canvas: Canvas, count: number, { colour = '#fff', reach = 1 } = {}): string {
  const { rng, width, height } = canvas
  return repeat(count, () => {
    const [x, y, r] = [rng.float(0, width), rng.float(0, height * reach), rng.float(0.5, 1.7)]
    return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${rng.float(0.25, 0.9)}"/>`
  })
}

/** Soft discs of distant light; `band` is the share of the height they hang in. */
export function bokeh(
  canvas: Canvas,
  count: number,
  look: { colours: readonly [string, ...string[]]; band: Range; radius: Range; opacity: Range },
): string {
  const { rng, width, height } = canvas
  return repeat(count, () => {
    const r = rng.float(...look.radius)
    const [x, y] = [rng.float(0, width), rng.float(height * look.band[0], height * look.band[1])]
    return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${rng.pick(look.colours)}" opacity="${rng.float(...look.opacity)}"/>`
  })
}

/** Rays from one point, fading outward. */
export function burst(
  canvas: Canvas,
  x: number,
  y: number,
  look: { rays: number; colour: string; opacity: number; reach?: number; turn?: number },
): string {
  const { rays, colour, opacity, reach = canvas.height * 1.2, turn = 0 } = look
  const wedges = repeat(rays, (index) => {
    const from = turn + (index / rays) * Math.PI * 2
    const to = from + Math.PI / rays
    const edge = (angle: number) => svg`L${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
    return svg`M${x} ${y}${edge(from)}${edge(to)}Z`
  })
  const fill = canvas.spot(
    [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.5],
      [1, colour, 0],
    ],
    x,
    y,
    reach * 0.62,
  )
  return svg`<path d="${wedges}" fill="${fill}"/>`
}

/** The dark foot that lettering stands on, from `from` (share of the height) down. */
export function footShade(canvas: Canvas, colour: string, from: number, opacity = 0.95): string {
  const fill = canvas.linear([
    [0, colour, 0],
    [1, colour, opacity],
  ])
  return canvas.rect(fill, { y: canvas.height * from, height: canvas.height * (1 - from) })
}

/** One leaf growing from a point at an angle in degrees. */
export function leaf(
  x: number,
  y: number,
  shape: { length: number; angle: number; breadth: number; fill: string },
): string {
  const { length, angle, breadth, fill } = shape
  const upper = svg`C${length * 0.25} ${-breadth} ${length * 0.7} ${-breadth * 0.9} ${length} 0`
  const lower = svg`C${length * 0.7} ${breadth * 0.9} ${length * 0.25} ${breadth} 0 0`
  return svg`<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0${upper}${lower}Z" fill="${fill}"/>`
}

/** A drifting cloud, about 120 wide at scale 1. */
export function cloud(x: number, y: number, scale: number, look: { fill: string; opacity: number }): string {
  const shape = 'M-60 12a14 14 0 0 1 8-26a22 22 0 0 1 40-8a18 18 0 0 1 32 6a14 14 0 0 1 26 6a11 11 0 0 1 2 22Z'
  return svg`<path transform="translate(${x} ${y}) scale(${scale})" opacity="${look.opacity}" fill="${look.fill}" d="${shape}"/>`
}

/** A brushed cloud scroll, as on painted screens. */
export function swirl(
  x: number,
  y: number,
  scale: number,
  look: { colour: string; opacity: number; isFlipped?: boolean },
): string {
  const across = look.isFlipped ? -scale : scale
  const strokes = 'M-70 14H30a16 16 0 1 0-16-16a9 9 0 1 0 9-9M-48 24H60a12 12 0 1 0-12-12M-34 4H-8a10 10 0 1 0-10-10'
  return svg`<path transform="translate(${x} ${y}) scale(${across} ${scale})" d="${strokes}" fill="none" stroke="${look.colour}" stroke-width="3" stroke-linecap="round" opacity="${look.opacity}"/>`
}
