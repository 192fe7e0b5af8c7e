import type { SymbolId } from '@fairground/game-rules/slots'
import { Container, Sprite } from 'pixi.js'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { LightTextures } from '../machine/light-textures.ts'
import type { Reel } from './reel.ts'
import type { SwitchedSymbols } from './switched-symbols.ts'
import { landingSquash, type Posture, postureAt } from './symbol-movement.ts'
import { pictureSize } from './symbol-textures.ts'

/** From this speed on, in cells per second, the eye sees streaks. */
const blurFrom = 13
const dimmedAlpha = 0.38
const dimmedTint = '#6a6a72'
const winScale = 1.11

interface CellView {
  symbol: Sprite
  glow: Sprite
  shows?: SymbolId
}

/** Where the celebration of a win is: `pulse` is 0 to 1; the time is `Infinity` for who wishes less movement. */
export interface Beat {
  pulse: number
  elapsedMs: number
}

/** By row: how many cells above its place it is on its way down. */
export type CellsAbove = ReadonlyMap<number, number>

/** Draws a reel: one picture per row, and one more above and below for what is coming and going. */
export interface ReelView {
  readonly container: Container
  layout(cabinet: CabinetLayout, index: number): void
  /** So many rows share the height of the reel. */
  setRows(rows: number): void
  draw(reel: Reel, above?: CellsAbove): void
  /** Lights the winning rows and dims the others; undefined: all as usual. */
  mark(winRows: ReadonlySet<number> | undefined, beat: Beat): void
  /** Squeezes what has just landed; 1 is the end of it. */
  land(share: number): void
  setGlow(colour: string): void
}

export function createReelView(
  rowsMax: number,
  symbols: SwitchedSymbols,
  lights: LightTextures,
  glowColour: string,
): ReelView {
  const container = new Container()
  const cells = Array.from({ length: rowsMax + 2 }, () => createCell(container, lights, glowColour))
  let rows = rowsMax
  let box = { width: 1, height: 1 }
  let symbolSize = 1
  const cellHeight = () => box.height / rows
  const symbolScale = () => (symbolSize * Math.min(1, (cellHeight() * 0.96) / symbolSize)) / pictureSize
  const sizeGlows = () => {
    for (const { glow } of cells) glow.setSize(Math.min(box.width * 1.12, cellHeight() * 1.2))
  }

  return {
    container,
    layout(cabinet, index) {
      const place = cabinet.reels[index] ?? cabinet.well
      box = place
      container.position.set(place.x + place.width / 2, place.y)
      symbolSize = rows === rowsMax ? cabinet.symbolSize : cabinet.cell.width * 0.98
      sizeGlows()
    },
    setRows(next) {
      if (rows === next) return
      rows = next
      symbolSize = box.width * 0.98
      sizeGlows()
    },
    draw(reel, above) {
      const top = Math.floor(reel.position)
      const isBlurred = Math.abs(reel.speed) > blurFrom
      for (const [index, view] of cells.entries()) {
        const { symbol, glow } = view
        const cell = top - 1 + index
        view.shows = reel.symbolAt(cell)
        const { still, moving } = symbols.of(view.shows)
        symbol.texture = isBlurred ? moving : still
        symbol.y = (cell - reel.position + 0.5 - (above?.get(index - 1) ?? 0)) * cellHeight()
        glow.y = symbol.y
        symbol.scale.set(symbolScale())
        symbol.rotation = 0
      }
    },
    mark(winRows, { pulse, elapsedMs }) {
      for (const [index, { symbol, glow, shows }] of cells.entries()) {
        const isWin = winRows?.has(index - 1) ?? false
        const motion = shows === undefined ? undefined : symbols.motionOf(shows)
        dim(symbol, winRows !== undefined && !isWin, motion !== undefined)
        if (motion && isWin) pose(symbol, symbolScale(), postureAt(motion.win, elapsedMs))
        else pose(symbol, symbolScale() * (isWin ? 1 + (winScale - 1) * pulse : 1))
        glow.visible = isWin
        glow.alpha = 0.55 + 0.45 * pulse
      }
    },
    land(share) {
      for (const { symbol, shows } of cells) {
        const motion = shows === undefined ? undefined : symbols.motionOf(shows)
        if (motion) symbol.scale.y = symbolScale() * landingSquash(motion.land.squash, share)
      }
    },
    setGlow(colour) {
      for (const { glow } of cells) glow.tint = colour
    },
  }
}

/** On the painted ground of a title, which may be light, what does not pay is darkened; on the house's it fades. */
function dim(symbol: Sprite, isDim: boolean, isPainted: boolean): void {
  symbol.alpha = isDim && !isPainted ? dimmedAlpha : 1
  symbol.tint = isDim && isPainted ? dimmedTint : '#ffffff'
}

const still: Posture = { scaleX: 1, scaleY: 1, turn: 0 }

function pose(symbol: Sprite, scale: number, { scaleX, scaleY, turn }: Posture = still): void {
  symbol.scale.set(scale * scaleX, scale * scaleY)
  symbol.rotation = turn
}

function createCell(parent: Container, lights: LightTextures, glowColour: string): CellView {
  const glow = new Sprite({ texture: lights.glow, anchor: 0.5, tint: glowColour, blendMode: 'add', visible: false })
  const symbol = new Sprite({ anchor: 0.5 })
  parent.addChild(glow, symbol)
  return { symbol, glow }
}
