import { type CannonMetal, cannonMetals, type FishPicture, fishPictures } from '@fairground/art/catalogue'
import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { paint } from '../../machine/paint.ts'
import { drawBubble, drawBullet, drawGlow, drawNet, drawReticle, drawShaft } from './draw-lights.ts'

export type SeaImages = ReadonlyMap<FishPicture | CannonMetal | 'coin', HTMLImageElement>

const lights = {
  glow: drawGlow,
  bullet: drawBullet,
  net: drawNet,
  reticle: drawReticle,
  bubble: drawBubble,
  shaft: drawShaft,
} as const

type Name = FishPicture | CannonMetal | 'coin' | keyof typeof lights

/** Everything that the sea draws, on one sheet, so that a frame needs one texture. */
export interface SeaSheet {
  of(name: Name): Texture
  destroy(): void
}

const cell = 256
const columns = 6
/** Of a cannon's picture: 120 wide and 150 high, as it is drawn. */
export const cannonShape = { width: 120, height: 150, pivotY: 116 }

export function createSeaSheet(images: SeaImages): SeaSheet {
  const pictures: readonly (keyof typeof lights | FishPicture | CannonMetal | 'coin')[] = [
    ...fishPictures,
    ...cannonMetals,
    'coin',
    ...(Object.keys(lights) as (keyof typeof lights)[]),
  ]
  const place = (at: number) => ({ x: (at % columns) * cell, y: Math.floor(at / columns) * cell })
  const canvas = paint(columns * cell, Math.ceil(pictures.length / columns) * cell, 1, (context) => {
    for (const [at, name] of pictures.entries()) {
      const { x, y } = place(at)
      context.save()
      context.translate(x, y)
      // What is cut out of one cell leaves the others alone.
      context.beginPath()
      context.rect(0, 0, cell, cell)
      context.clip()
      if (name in lights) lights[name as keyof typeof lights](context, cell)
      else drawImage(context, images.get(name as FishPicture), name in cannons)
      context.restore()
    }
  })
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true })
  const textures = new Map(
    pictures.map((name, at) => {
      const { x, y } = place(at)
      const isCannon = name in cannons
      const width = isCannon ? (cell * cannonShape.width) / cannonShape.height : cell
      // A hair inside its cell, so that a picture made smaller takes no colour from its neighbour.
      return [name, new Texture({ source, frame: new Rectangle(x + 1, y + 1, width - 2, cell - 2) })]
    }),
  )
  return {
    of(name) {
      const texture = textures.get(name)
      if (!texture) throw new Error(`no texture of ${name}`)
      return texture
    },
    destroy: () => source.destroy(),
  }
}

const cannons: Readonly<Record<CannonMetal, true>> = { ruby: true, teal: true, violet: true, gold: true }

function drawImage(context: CanvasRenderingContext2D, image: HTMLImageElement | undefined, isCannon: boolean): void {
  if (!image) throw new Error('a picture of the sea is missing')
  const width = isCannon ? (cell * cannonShape.width) / cannonShape.height : cell
  context.drawImage(image, 0, 0, width, cell)
}
