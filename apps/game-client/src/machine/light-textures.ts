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
  destroy(): void
}

const cell = 128

export function createLightTextures(lamp: { lit: string; dark: string }): LightTextures {
  const canvas = paint(cell * 5, cell, 1, (context) => {
    const middle = cell / 2
    disc(context, middle, middle, middle, [
      [0, '#ffffffff'],
      [0.25, '#ffffffb0'],
      [0.6, '#ffffff30'],
      [1, '#ffffff00'],
    ])
    const lit: Stops = [
      [0, withAlpha(lamp.lit, 0.95)],
      [0.22, withAlpha('#ffdf8a', 0.6)],
      [0.55, '#ffb84a22'],
      [1, '#ffb84a00'],
    ]
    disc(context, cell + middle, middle, middle, lit)
    disc(context, cell + middle, middle, 20, [
      [0, '#ffffff'],
      [0.5, lamp.lit],
      [1, lamp.lit],
    ])
    disc(context, cell * 2 + middle, middle, 20, [
      [0, lamp.dark],
      [0.6, lamp.dark],
      [1, '#2a1008'],
    ])
    bar(context, { x: cell * 3, y: 0, width: cell, height: cell })
    column(context, { x: cell * 4, y: 0, width: cell, height: cell })
  })
  const source = new CanvasSource({ resource: canvas })
  const at = (index: number) => new Texture({ source, frame: new Rectangle(cell * index + 1, 1, cell - 2, cell - 2) })
  return {
    glow: at(0),
    bulbLit: at(1),
    bulbDark: at(2),
    beam: at(3),
    column: at(4),
    destroy: () => source.destroy(),
  }
}

type Stops = readonly (readonly [number, string])[]

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, stops: Stops): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

function bar(context: CanvasRenderingContext2D, { x, y, width, height }: Place): void {
  const gradient = context.createLinearGradient(0, y, 0, y + height)
  const stops: Stops = [
    [0, '#ffffff00'],
    [0.3, '#ffffff14'],
    [0.43, '#ffffff5a'],
    [0.45, '#ffffffff'],
    [0.55, '#ffffffff'],
    [0.57, '#ffffff5a'],
    [0.7, '#ffffff14'],
    [1, '#ffffff00'],
  ]
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(x, y, width, height)
}

function column(context: CanvasRenderingContext2D, { x, y, width, height }: Place): void {
  const gradient = context.createLinearGradient(x, 0, x + width, 0)
  const stops: Stops = [
    [0, '#ffffffc0'],
    [0.12, '#ffffff50'],
    [0.5, '#ffffff14'],
    [0.88, '#ffffff50'],
    [1, '#ffffffc0'],
  ]
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(x, y, width, height)
}
