import { CanvasSource, Texture } from 'pixi.js'
import { paint } from '../machine/paint.ts'

const height = 64
const font = `800 50px 'Hanken Grotesk Variable', system-ui, sans-serif`
const textures = new Map<string, Texture>()

/** A word in bright letters with a dark edge; painted once. */
export function labelTexture(label: string): Texture {
  const known = textures.get(label)
  if (known) return known
  const width = Math.ceil(widthOf(label)) + 24
  const canvas = paint(width, height, 1, (context) => {
    context.font = font
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = 12
    context.strokeStyle = '#3a1402'
    context.fillStyle = '#fff3cf'
    context.strokeText(label, width / 2, height / 2 + 2)
    context.fillText(label, width / 2, height / 2 + 2)
  })
  const texture = new Texture({ source: new CanvasSource({ resource: canvas }) })
  textures.set(label, texture)
  return texture
}

function widthOf(label: string): number {
  let width = 0
  paint(1, 1, 1, (context) => {
    context.font = font
    width = context.measureText(label).width
  })
  return width
}
