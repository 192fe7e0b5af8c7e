import type { Cell, SymbolId } from '@fairground/game-rules/slots'
import { Container, Sprite, Texture } from 'pixi.js'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import { labelTexture } from './label-texture.ts'
import { pictureSize, type SymbolTextures } from './symbol-textures.ts'

/** A cell that does not turn with its reel: what it shows, and a word over it. */
export type HeldCell = Cell & { symbol: SymbolId; label?: string }

const plateAlpha = 0.97
/** Height of a label by the size of its symbol. */
const labelShare = 0.3

/** Lies over the turning reels and shows the cells that stay. */
export class HeldLayer {
  readonly container = new Container()
  private held: readonly HeldCell[] = []
  private cabinet: CabinetLayout | undefined
  private readonly symbols: SymbolTextures
  private readonly plateColour: string

  constructor(symbols: SymbolTextures, plateColour: string) {
    this.symbols = symbols
    this.plateColour = plateColour
  }

  layout(cabinet: CabinetLayout): void {
    this.cabinet = cabinet
    this.show(this.held)
  }

  show(held: readonly HeldCell[]): void {
    this.held = held
    for (const child of this.container.removeChildren()) child.destroy({ children: true })
    const { cabinet } = this
    if (cabinet) for (const cell of held) this.add(cell, cabinet)
  }

  private add({ reel, row, symbol, label }: HeldCell, { reels, cell, symbolSize }: CabinetLayout): void {
    const box = reels[reel]
    if (!box) return
    const place = { x: box.x + box.width / 2, y: box.y + (row + 0.5) * cell.height }
    const plate = new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint: this.plateColour, alpha: plateAlpha })
    plate.setSize(cell.width, cell.height)
    const picture = new Sprite({ texture: this.symbols.of(symbol).still, anchor: 0.5 })
    picture.scale.set(symbolSize / pictureSize)
    const parts = label === undefined ? [plate, picture] : [plate, picture, labelOver(label, symbolSize)]
    this.container.addChild(new Container({ x: place.x, y: place.y, children: parts }))
  }
}

function labelOver(label: string, symbolSize: number): Sprite {
  const texture = labelTexture(label)
  const sprite = new Sprite({ texture, anchor: 0.5 })
  const height = symbolSize * labelShare
  sprite.setSize(Math.min(symbolSize, (height * texture.width) / texture.height), height)
  return sprite
}
