import { escapeText, svg } from './markup.ts'
import { createRng, type Rng } from './rng.ts'
import { findSubject, type SubjectRef } from './subjects.ts'

/** Offset 0 to 1, colour, opacity 0 to 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Gradient line in shares of the box it fills. */
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number]

/** Gradient circle in shares of the box it fills. */
export type Circle = readonly [cx: number, cy: number, r: number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface IconPlace {
  x: number
  y: number
  /** Width in canvas units; the height follows the icon. */
  size: number
  rotate?: number
  isFlipped?: boolean
  /** A `url(#…)` from `Canvas.filter`. */
  filter?: string
  opacity?: number
  /** Colour of single-colour icons. */
  tint?: string
}

function stopMarkup([offset, colour, opacity = 1]: Stop): string {
  const fade = opacity < 1 ? svg` stop-opacity="${opacity}"` : ''
  return svg`<stop offset="${offset}" stop-color="${colour}"${fade}/>`
}

/** A drawing surface. Gradients, filters and symbols are defined once, however often they are asked for. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly rng: Rng
  private readonly definitions = new Map<string, { id: string; markup: string }>()
  private readonly layers: string[] = []

  /** Sizes are in user units, one per CSS pixel at 1x. */
  constructor(width: number, height: number, seed: string) {
    this.width = width
    this.height = height
    this.rng = createRng(seed)
  }

  /** Puts fragments on top of what is drawn. */
  add(...fragments: string[]): void {
    this.layers.push(...fragments)
  }

  /** Keeps a definition and returns its id; `build` gets the id to write. */
  define(key: string, build: (id: string) => string): string {
    const known = this.definitions.get(key)
    if (known) return known.id
    const id = `d${this.definitions.size}`
    this.definitions.set(key, { id, markup: build(id) })
    return id
  }

  private paint(build: (id: string) => string): string {
    return `url(#${this.define(build(''), build)})`
  }

  /** A linear gradient over the box it fills; the axis is in shares of that box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Axis = [0, 0, 0, 1]): string {
    const body = stops.map(stopMarkup)
    return this.paint(
      (id) => svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    )
  }

  /** A vertical gradient between two heights of the canvas, for shapes that share one light. */
  vertical(stops: readonly Stop[], top: number, bottom: number): string {
    const body = stops.map(stopMarkup)
    return this.paint(
      (id) =>
        svg`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">${body}</linearGradient>`,
    )
  }

  /** A radial gradient; centre and radius are shares of the box it fills. */
  radial(stops: readonly Stop[], [cx, cy, r]: Circle = [0.5, 0.5, 0.5]): string {
    const body = stops.map(stopMarkup)
    return this.paint((id) => svg`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`)
  }

  /** A radial gradient placed in canvas units. */
  spot(stops: readonly Stop[], x: number, y: number, radius: number): string {
    const body = stops.map(stopMarkup)
    return this.paint(
      (id) =>
        svg`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${body}</radialGradient>`,
    )
  }

  /** A filter whose region reaches beyond what it is applied to by this share of it. */
  filter(body: string, { reach = 30, isSrgb = false }: { reach?: number; isSrgb?: boolean } = {}): string {
    const region = svg`x="${-reach}%" y="${-reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%"`
    const space = isSrgb ? ' color-interpolation-filters="sRGB"' : ''
    return this.paint((id) => svg`<filter id="${id}" ${region}${space}>${body}</filter>`)
  }

  /** A tile that repeats, in user units. */
  pattern(body: string, width: number, height: number): string {
    return this.paint(
      (id) =>
        svg`<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
    )
  }

  /** A shape that others are cut to. */
  clip(shape: string): string {
    return this.paint((id) => svg`<clipPath id="${id}">${shape}</clipPath>`)
  }

  /** A soft ellipse of light. */
  glow(x: number, y: number, rx: number, light: { colour: string; opacity?: number; ry?: number }): string {
    const { colour, opacity = 1, ry = rx } = light
    const fill = this.radial([
      [0, colour, opacity],
      [0.35, colour, opacity * 0.5],
      [1, colour, 0],
    ])
    return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
  }

  /** A rectangle; the whole canvas unless a box is given. */
  rect(fill: string, { x = 0, y = 0, width = this.width, height = this.height }: Partial<Box> = {}): string {
    return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
  }

  /** A subject centred at a point. Throws if it is not in `assets/subjects.json`. */
  icon(ref: SubjectRef, place: IconPlace): string {
    const { body, width, height } = findSubject(ref)
    const id = this.define(
      ref,
      (name) => svg`<symbol id="${name}" viewBox="0 0 ${width} ${height}" overflow="visible">${body}</symbol>`,
    )
    const { x, y, size, rotate = 0, opacity = 1, tint, filter } = place
    const tall = (size * height) / width
    const turn = rotate ? svg` rotate(${rotate})` : ''
    const flip = place.isFlipped ? ' scale(-1 1)' : ''
    const look = [
      filter ? ` filter="${filter}"` : '',
      opacity < 1 ? svg` opacity="${opacity}"` : '',
      tint ? ` color="${tint}"` : '',
    ]
    const use = svg`<use href="#${id}" x="${-size / 2}" y="${-tall / 2}" width="${size}" height="${tall}"/>`
    return svg`<g transform="translate(${x} ${y})${turn}${flip}"${look}>${use}</g>`
  }

  /** The finished drawing. `label` is read aloud; without one the drawing is decoration. */
  toSvg(label?: string): string {
    const size = svg`viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`
    const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(label)}"`
    const definitions = [...this.definitions.values()].map(({ markup }) => markup)
    // A pixel height is a whole number, so the ratio may be a hair off: slice, or the edges turn half clear.
    return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" ${role}><defs>${definitions}</defs>${this.layers}</svg>`
  }
}
