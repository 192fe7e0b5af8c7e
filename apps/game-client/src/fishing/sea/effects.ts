import { Container, Sprite, type Texture } from 'pixi.js'
import type { SeaSheet } from './sheet.ts'
import type { Point } from './view.ts'

interface Effect {
  sprite: Sprite
  startMs: number
  lengthMs: number
  /** `share` runs from 0 to 1. */
  step(sprite: Sprite, share: number): void
}

const netMs = 420
const flashMs = 160
const flightMs = 760
const coinsMax = 14
/** More at once would hide the water. */
const effectsMax = 160

/** What a shot leaves for a moment: nets, flashes, coins on their way to a seat. Each removes itself. */
export class Effects {
  readonly container = new Container()
  private readonly running = new Set<Effect>()
  private readonly sheet: SeaSheet
  /** Without movement: a net that fades where it is, and no coins that fly. */
  isCalm = false

  constructor(sheet: SeaSheet) {
    this.sheet = sheet
  }

  get isRunning(): boolean {
    return this.running.size > 0
  }

  net([x, y]: Point, size: number, tint: number, nowMs: number): void {
    const isCalm = this.isCalm
    this.run('net', { x, y, tint, nowMs, lengthMs: netMs }, (sprite, share) => {
      const grown = isCalm ? 1 : Math.min(1, share * 3.2)
      sprite.setSize(size * (0.35 + 0.65 * grown))
      sprite.alpha = share < 0.5 ? 0.95 : 1.9 * (1 - share)
    })
  }

  /** A hit is seen at once, before anybody knows what it did. */
  flash([x, y]: Point, size: number, nowMs: number): void {
    if (this.isCalm) return
    this.run('glow', { x, y, tint: 0xfff3cf, nowMs, lengthMs: flashMs, isLight: true }, (sprite, share) => {
      sprite.setSize(size * (0.7 + 0.6 * share))
      sprite.alpha = 0.8 * (1 - share)
    })
  }

  /** Only for what was written: coins from a fish to the seat that killed it. */
  coins([fromX, fromY]: Point, [toX, toY]: Point, count: number, nowMs: number): void {
    if (this.isCalm) return
    const shown = Math.min(coinsMax, Math.max(3, count))
    for (let at = 0; at < shown; at += 1) {
      const turn = (at / shown) * 2 * Math.PI
      const [burstX, burstY] = [fromX + Math.cos(turn) * 46, fromY + Math.sin(turn) * 46]
      const parts = { x: fromX, y: fromY, tint: 0xffffff, nowMs: nowMs + at * 26, lengthMs: flightMs }
      this.run('coin', parts, (sprite, share) => {
        const out = Math.min(1, share * 4)
        const home = Math.max(0, (share - 0.25) / 0.75) ** 2
        const [x, y] = [fromX + (burstX - fromX) * out, fromY + (burstY - fromY) * out]
        sprite.position.set(x + (toX - x) * home, y + (toY - y) * home)
        sprite.setSize(26 * Math.abs(Math.cos(share * 9 + at)) + 4, 28)
        sprite.alpha = share > 0.94 ? 0.4 : 1
      })
    }
  }

  /** A bullet that found a dead fish comes back to its cannon. */
  back([fromX, fromY]: Point, [toX, toY]: Point, tint: number, nowMs: number): void {
    this.run('bullet', { x: fromX, y: fromY, tint, nowMs, lengthMs: flightMs / 2 }, (sprite, share) => {
      sprite.position.set(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share)
      sprite.setSize(22)
      sprite.alpha = 0.8 * (1 - 0.6 * share)
    })
  }

  /** A killed fish turns over and sinks out of sight. */
  death(texture: Texture, [x, y]: Point, size: number, nowMs: number): void {
    const isCalm = this.isCalm
    this.add(new Sprite({ texture, anchor: 0.5 }), { x, y, tint: 0xffffff, nowMs, lengthMs: 560 }, (sprite, share) => {
      sprite.setSize(size * (1 - 0.35 * share))
      sprite.rotation = isCalm ? 0 : share * 2.6
      sprite.alpha = 1 - share
    })
  }

  step(nowMs: number): void {
    for (const effect of this.running) {
      const share = (nowMs - effect.startMs) / effect.lengthMs
      effect.sprite.visible = share >= 0
      if (share >= 0 && share < 1) effect.step(effect.sprite, share)
      if (share < 1) continue
      effect.sprite.destroy()
      this.running.delete(effect)
    }
  }

  private run(name: Parameters<SeaSheet['of']>[0], start: Start, step: Effect['step']): void {
    this.add(new Sprite({ texture: this.sheet.of(name), anchor: 0.5 }), start, step)
  }

  private add(sprite: Sprite, { x, y, tint, nowMs, lengthMs, isLight }: Start, step: Effect['step']): void {
    if (this.running.size >= effectsMax) {
      sprite.destroy()
      return
    }
    sprite.position.set(x, y)
    sprite.tint = tint
    if (isLight) sprite.blendMode = 'add'
    this.container.addChild(sprite)
    this.running.add({ sprite, startMs: nowMs, lengthMs, step })
  }
}

interface Start {
  x: number
  y: number
  tint: number
  nowMs: number
  lengthMs: number
  isLight?: boolean
}
