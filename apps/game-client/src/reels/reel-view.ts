import { Container, Sprite } from 'pixi.js'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { LightTextures } from '../machine/light-textures.ts'
import type { Reel } from './reel.ts'
import { pictureSize, type SymbolTextures } from './symbol-textures.ts'

/** From this speed on, in cells per second, the eye sees streaks. */
const blurFrom = 13
const dimmedAlpha = 0.38
const winScale = 1.11

interface CellView {
  symbol: Sprite
  glow: Sprite
}

/** Draws a reel: one picture per row, and one more above and below for what is coming and going. */
export interface ReelView {
  readonly container: Container
  layout(cabinet: CabinetLayout, index: number): void
  draw(reel: Reel): void
  /** Lights the winning rows and dims the others; undefined: all as usual. `pulse` is 0 to 1. */
  mark(winRows: ReadonlySet<number> | undefined, pulse: number): void
}

export function createReelView(
  rows: number,
  symbols: SymbolTextures,
  lights: LightTextures,
  glowColour: string,
): ReelView {
  const container = new Container()
  const cells = Array.from({ length: rows + 2 }, () => createCell(container, lights, glowColour))
  let cellHeight = 1
  let symbolScale = 1

  return {
    container,
    layout(cabinet, index) {
      const box = cabinet.reels[index] ?? cabinet.well
      container.position.set(box.x + box.width / 2, box.y)
      cellHeight = cabinet.cell.height
      symbolScale = cabinet.symbolSize / pictureSize
      for (const { glow } of cells) glow.setSize(Math.min(cabinet.cell.width * 1.12, cellHeight * 1.2))
    },
    draw(reel) {
      const top = Math.floor(reel.position)
      const isBlurred = Math.abs(reel.speed) > blurFrom
      for (const [index, { symbol, glow }] of cells.entries()) {
        const cell = top - 1 + index
        const { still, moving } = symbols.of(reel.symbolAt(cell))
        symbol.texture = isBlurred ? moving : still
        symbol.y = (cell - reel.position + 0.5) * cellHeight
        glow.y = symbol.y
        symbol.scale.set(symbolScale)
      }
    },
    mark(winRows, pulse) {
      for (const [index, { symbol, glow }] of cells.entries()) {
        const isWin = winRows?.has(index - 1) ?? false
        symbol.alpha = winRows && !isWin ? dimmedAlpha : 1
        symbol.scale.set(symbolScale * (isWin ? 1 + (winScale - 1) * pulse : 1))
        glow.visible = isWin
        glow.alpha = 0.55 + 0.45 * pulse
      }
    },
  }
}

function createCell(parent: Container, lights: LightTextures, glowColour: string): CellView {
  const glow = new Sprite({ texture: lights.glow, anchor: 0.5, tint: glowColour, blendMode: 'add', visible: false })
  const symbol = new Sprite({ anchor: 0.5 })
  parent.addChild(glow, symbol)
  return { symbol, glow }
}
