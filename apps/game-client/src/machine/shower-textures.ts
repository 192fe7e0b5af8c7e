import type { ParticleKind } from '@fairground/art/slot-stage'
import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { paint } from './paint.ts'

const size = 64

/** Outlines of what showers are made of, on squares of 64; white, tinted where they are used. */
const outlines: Record<ParticleKind, string> = {
  bubble: 'M32 8A24 24 0 1 1 31.9 8ZM32 13A19 19 0 1 0 32.1 13Z',
  coin: 'M32 6A26 26 0 1 1 31.9 6ZM32 14A18 18 0 1 0 32.1 14ZM32 19A13 13 0 1 1 31.9 19Z',
  confetti: 'M18 22L50 14L46 42L14 50Z',
  dust: 'M32 24A8 8 0 1 1 31.9 24Z',
  ember: 'M32 6C44 22 50 34 44 46C38 58 26 58 20 46C14 34 26 26 32 6Z',
  feather: 'M54 8C30 10 14 26 12 50L8 58L12 58L16 50C38 50 54 34 54 8Z',
  firefly: 'M32 18A14 14 0 1 1 31.9 18Z',
  leaf: 'M56 8C28 8 10 22 10 54C40 54 56 38 56 8Z',
  petal: 'M32 58C8 44 14 14 32 6C50 14 56 44 32 58Z',
  snow: 'M29 6H35V20L46 14L49 19L38 26L52 32L38 38L49 45L46 50L35 44V58H29V44L18 50L15 45L26 38L12 32L26 26L15 19L18 14L29 20Z',
  spark: 'M32 4Q34 30 60 32Q34 34 32 60Q30 34 4 32Q30 30 32 4Z',
}

/** A picture of each kind, on one sheet. */
export function createShowerTextures(kinds: readonly ParticleKind[]): ReadonlyMap<ParticleKind, Texture> {
  const canvas = paint(size * Math.max(1, kinds.length), size, 1, (context) => {
    context.fillStyle = '#ffffff'
    for (const kind of kinds) {
      context.fill(new Path2D(outlines[kind]), 'evenodd')
      context.translate(size, 0)
    }
  })
  const source = new CanvasSource({ resource: canvas })
  return new Map(
    kinds.map((kind, index) => [kind, new Texture({ source, frame: new Rectangle(index * size, 0, size, size) })]),
  )
}
