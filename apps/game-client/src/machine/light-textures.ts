import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { paint, withAlpha } from './paint.ts'

/** Everything that shines, on one sheet. White pictures are tinted where they are used. */
export interface LightTextures {
  /** A round soft light. */
  glow: Texture
  /** One lamp of the frame, with its light. */
  bulbLit: Texture
  bulbDark: Texture
  /** A bar of light, soft above and below: a piece of a win line. */
  beam: Texture
  /** A column of light for a reel that is waited for. */
  column: Texture
}

type Stops = readonly (readonly [number, string])[]
type Draw = (context: CanvasRenderingContext2D) => void

const size = 128
const middle = size / 2
/** Radius of a lamp's glass; the rest of its picture is its light. */
const lampRadius = 20

const soft: Stops = [
  [0, '#ffffffff'],
  [0.25, '#ffffffb0'],
  [0.6, '#ffffff30'],
  [1, '#ffffff00'],
]
const acrossBeam: Stops = [
  [0, '#ffffff00'],
  [0.3, '#ffffff14'],
  [0.43, '#ffffff5a'],
  [0.45, '#ffffffff'],
  [0.55, '#ffffffff'],
  [0.57, '#ffffff5a'],
  [0.7, '#ffffff14'],
  [1, '#ffffff00'],
]
const acrossColumn: Stops = [
  [0, '#ffffffc0'],
  [0.12, '#ffffff50'],
  [0.5, '#ffffff14'],
  [0.88, '#ffffff50'],
  [1, '#ffffffc0'],
]

export function createLightTextures(lamp: { lit: string; dark: string }): LightTextures {
  const sheet: Record<keyof LightTextures, Draw> = {
    glow: (context) => disc(context, middle, soft),
    bulbLit: (context) => drawLitLamp(context, lamp.lit),
    bulbDark: (context) =>
      disc(context, lampRadius, [
        [0, lamp.dark],
        [0.6, lamp.dark],
        [1, '#2a1008'],
      ]),
    beam: (context) => sheen(context, [0, size], acrossBeam),
    column: (context) => sheen(context, [size, 0], acrossColumn),
  }
  const draws = Object.entries(sheet)
  const canvas = paint(size * draws.length, size, 1, (context) => {
    for (const [, draw] of draws) {
      draw(context)
      context.translate(size, 0)
    }
  })
  const source = new CanvasSource({ resource: canvas })
  const at = (name: keyof LightTextures) => {
    const x = size * draws.findIndex(([known]) => known === name)
    return new Texture({ source, frame: new Rectangle(x + 1, 1, size - 2, size - 2) })
  }
  return { glow: at('glow'), bulbLit: at('bulbLit'), bulbDark: at('bulbDark'), beam: at('beam'), column: at('column') }
}

function drawLitLamp(context: CanvasRenderingContext2D, colour: string): void {
  disc(context, middle, [
    [0, withAlpha(colour, 0.95)],
    [0.3, withAlpha('#ffe08c', 0.85)],
    [0.6, '#ffbe5550'],
    [1, '#ffb84a00'],
  ])
  disc(context, lampRadius, [
    [0, '#ffffff'],
    [0.5, colour],
    [1, colour],
  ])
}

function disc(context: CanvasRenderingContext2D, radius: number, stops: Stops): void {
  context.fillStyle = colourBy(context.createRadialGradient(middle, middle, 0, middle, middle, radius), stops)
  context.beginPath()
  context.arc(middle, middle, radius, 0, 2 * Math.PI)
  context.fill()
}

function sheen(context: CanvasRenderingContext2D, [x, y]: readonly [number, number], stops: Stops): void {
  context.fillStyle = colourBy(context.createLinearGradient(0, 0, x, y), stops)
  context.fillRect(0, 0, size, size)
}

function colourBy(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
