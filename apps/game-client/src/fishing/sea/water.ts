import { Container, Sprite } from 'pixi.js'
import { type Shaft, shaftsAt } from './light.ts'
import type { Quality } from './quality.ts'
import type { SeaSheet } from './sheet.ts'
import type { Size } from './view.ts'

const bubbleCount = 34
const riseMs = 14_000

/** What moves in the water by itself: columns of light, and bubbles. */
export class Water {
  readonly back = new Container()
  readonly front = new Container()
  private readonly columns: Sprite[]
  private readonly bubbles: Sprite[]

  constructor(sheet: SeaSheet) {
    this.columns = shaftsAt(0).map(
      () => new Sprite({ texture: sheet.of('shaft'), anchor: { x: 0.5, y: 0 }, blendMode: 'add' }),
    )
    this.bubbles = Array.from({ length: bubbleCount }, () => new Sprite({ texture: sheet.of('bubble'), anchor: 0.5 }))
    this.back.addChild(...this.columns)
    this.front.addChild(...this.bubbles)
  }

  setQuality(quality: Quality): void {
    this.front.visible = quality === 'full'
    this.back.visible = quality !== 'still'
  }

  step(nowMs: number, { width, height }: Size): Shaft[] {
    const shafts = shaftsAt(nowMs)
    for (const [at, { top, foot, half, strength }] of shafts.entries()) {
      const column = this.columns[at]
      if (!column) continue
      column.position.set(top * width, -4)
      column.setSize(half * 3.4 * width, height)
      column.skew.x = -Math.atan2((foot - top) * width, height)
      column.alpha = 0.1 + 0.13 * strength
    }
    if (this.front.visible)
      for (const [at, bubble] of this.bubbles.entries()) rise(bubble, at, nowMs, { width, height })
    return shafts
  }
}

function rise(bubble: Sprite, at: number, nowMs: number, { width, height }: Size): void {
  const pace = 0.6 + scatter(at, 2)
  const share = (nowMs / riseMs) * pace + scatter(at, 3)
  const climbed = share - Math.floor(share)
  const size = 5 + 15 * scatter(at, 4) ** 2
  const x = scatter(at, 1) * width + Math.sin(share * 40 + at) * 7
  bubble.position.set(x, height * (1.03 - 1.06 * climbed))
  bubble.setSize(size)
  bubble.alpha = 0.55 * Math.min(1, (1 - climbed) * 6)
}

/** Evenly scattered numbers of 0 to 1 for decoration; the same every time, and no chance of any game. */
function scatter(at: number, salt: number): number {
  const value = Math.sin(at * 127.1 + salt * 311.7) * 43_758.545
  return value - Math.floor(value)
}
