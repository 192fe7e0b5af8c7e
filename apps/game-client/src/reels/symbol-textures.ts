import type { SymbolId } from '@fairground/game-rules/slots'
import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { paint } from '../machine/paint.ts'
import type { SymbolImages } from './symbol-images.ts'

/** A symbol at rest and in motion. Both are drawn around their middle; `pictureSize` of their width is the picture. */
export interface SymbolTexture {
  still: Texture
  moving: Texture
}

export interface SymbolTextures {
  of(symbol: SymbolId): SymbolTexture
  destroy(): void
}

/** Pixels of a picture on the sheet, and of the tile it stands in together with its shadow. */
export const pictureSize = 224
const stillSize = 256
const movingHeight = 400
const columns = 6
/** Copies of the picture, spread over this many pixels. */
const blurSteps = 12
const blurReach = 150
/** Height of the picture drawn flat. */
const flatHeight = 18

/** All symbols of a theme on one sheet, so that a frame needs one texture. */
export function createSymbolTextures(images: SymbolImages): SymbolTextures {
  const ids = [...images.keys()]
  const rows = Math.ceil(ids.length / columns)
  const place = (index: number) => ({ x: (index % columns) * stillSize, row: Math.floor(index / columns) })
  const canvas = paint(columns * stillSize, rows * (stillSize + movingHeight), 1, (context) => {
    for (const [index, image] of [...images.values()].entries()) {
      const { x, row } = place(index)
      drawStill(context, image, x, row * stillSize)
      drawMoving(context, image, x, rows * stillSize + row * movingHeight)
    }
  })
  const source = new CanvasSource({ resource: canvas, autoGenerateMipmaps: true })
  const cut = (x: number, y: number, height: number) =>
    new Texture({ source, frame: new Rectangle(x, y, stillSize, height) })
  const textures = new Map(
    ids.map((id, index) => {
      const { x, row } = place(index)
      const moving = cut(x, rows * stillSize + row * movingHeight, movingHeight)
      return [id, { still: cut(x, row * stillSize, stillSize), moving }]
    }),
  )
  return {
    of(symbol) {
      const texture = textures.get(symbol)
      if (!texture) throw new Error(`no texture of ${symbol}`)
      return texture
    },
    destroy: () => source.destroy(),
  }
}

const margin = (stillSize - pictureSize) / 2

function drawStill(context: CanvasRenderingContext2D, image: CanvasImageSource, x: number, y: number): void {
  context.save()
  context.shadowColor = 'rgb(10 2 16 / 0.55)'
  context.shadowBlur = 12
  context.shadowOffsetY = 9
  context.drawImage(image, x + margin, y + margin, pictureSize, pictureSize)
  context.restore()
}

/** The mean of the picture at many heights, each of them smoothed first by being drawn flat and pulled up again. */
function drawMoving(context: CanvasRenderingContext2D, image: CanvasImageSource, x: number, y: number): void {
  const flat = paint(pictureSize, flatHeight, 1, (small) => {
    small.imageSmoothingQuality = 'high'
    small.drawImage(image, 0, 0, pictureSize, flatHeight)
  })
  const top = y + (movingHeight - pictureSize) / 2
  context.save()
  context.imageSmoothingQuality = 'high'
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 1 / blurSteps
  for (let step = 0; step < blurSteps; step += 1) {
    const offset = blurReach * (step / (blurSteps - 1) - 0.5)
    context.drawImage(flat, x + margin, top + offset, pictureSize, pictureSize)
  }
  context.restore()
}
