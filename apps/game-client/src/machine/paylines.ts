import { Container, Sprite } from 'pixi.js'
import type { Frames } from './frames.ts'
import type { CabinetLayout } from './layout-cabinet.ts'
import type { LightTextures } from './light-textures.ts'

interface Point {
  x: number
  y: number
}

const houseColours = ['#ffe2a6'] as const
const drawMs = 260

/** Lines of light over the reels, drawn from the first reel to the last. */
export class Paylines {
  readonly container = new Container()
  private cabinet: CabinetLayout | undefined
  private shown: readonly (readonly number[])[] = []
  private generation = 0
  private colours: readonly string[] = houseColours
  private readonly lights: LightTextures
  private readonly frames: Frames

  constructor(lights: LightTextures, frames: Frames) {
    this.lights = lights
    this.frames = frames
  }

  /** Lines of a title take its colours, one after the other. */
  setColours(colours: readonly string[]): void {
    this.colours = colours
  }

  layout(cabinet: CabinetLayout): void {
    this.cabinet = cabinet
    this.draw(1)
  }

  /** Shows these lines, each as the row of every reel; none takes them away. */
  show(lines: readonly (readonly number[])[], isCalm: boolean): void {
    this.shown = lines
    this.generation += 1
    const generation = this.generation
    const update = (share: number) => {
      if (generation === this.generation) this.draw(share)
    }
    if (lines.length === 0 || isCalm) update(1)
    else void this.frames.tween(drawMs, update)
  }

  private draw(share: number): void {
    for (const child of this.container.removeChildren()) child.destroy()
    const { cabinet } = this
    if (!cabinet) return
    const isSingle = this.shown.length === 1
    for (const [line, rows] of this.shown.entries()) {
      const tint = this.colours[line % this.colours.length] ?? houseColours[0]
      const points = pointsOf(rows, cabinet)
      const end = share * (points.length - 1)
      for (const [index, from] of points.slice(0, -1).entries()) {
        const to = points[index + 1]
        if (to && end > index)
          this.addBeam(from, partOf(from, to, Math.min(end - index, 1)), { tint, alpha: isSingle ? 1 : 0.62 })
      }
    }
    this.frames.requestDraw()
  }

  private addBeam(from: Point, to: Point, look: { tint: string; alpha: number }): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const thickness = 52 * (this.cabinet?.unit ?? 1)
    const beam = new Sprite({ texture: this.lights.beam, anchor: { x: 0, y: 0.5 }, ...look })
    beam.position.set(from.x, from.y)
    beam.rotation = Math.atan2(to.y - from.y, to.x - from.x)
    beam.setSize(length, thickness)
    this.container.addChild(beam)
  }
}

/** From the edge of the first reel through the middle of each cell to the edge of the last. */
function pointsOf(rows: readonly number[], { reels, cell }: CabinetLayout): Point[] {
  const middles = rows.flatMap((row, index) => {
    const reel = reels[index]
    return reel ? [{ x: reel.x + reel.width / 2, y: reel.y + (row + 0.5) * cell.height }] : []
  })
  const [first, last] = [middles[0], middles.at(-1)]
  if (!first || !last) return []
  return [{ x: first.x - cell.width / 2, y: first.y }, ...middles, { x: last.x + cell.width / 2, y: last.y }]
}

const partOf = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
