import type { ShowerPart } from '@fairground/art/slot-stage'
import { Container, Sprite, type Texture } from 'pixi.js'
import type { Frames } from './frames.ts'
import type { CabinetLayout } from './layout-cabinet.ts'
import type { LightTextures } from './light-textures.ts'
import { createShowerTextures } from './shower-textures.ts'

const lightCount = 110
const durationMs = 2_500
const colours = ['#ffe2a6', '#ffc65c', '#fff3cf', '#ffb347'] as const

interface Light {
  sprite: Sprite
  delayMs: number
  x: number
  sway: number
  swing: number
  speed: number
  size: number
  /** Below zero it rises. */
  gravity: number
  /** Turns while it falls. */
  spin: number
}

/** What one light of a shower is. */
interface Matter {
  texture: Texture
  tint: string
  gravity: number
  isLight: boolean
}

/** One shower of warm light over the cabinet. Ends by itself, or at once when it is told to. */
export class LightShower {
  readonly container = new Container()
  private cabinet: CabinetLayout | undefined
  private isRunning = false
  private matter: readonly Matter[]
  private readonly frames: Frames

  constructor(lights: LightTextures, frames: Frames) {
    this.frames = frames
    this.matter = colours.map((tint) => ({ texture: lights.glow, tint, gravity: 1, isLight: true }))
  }

  layout(cabinet: CabinetLayout): void {
    this.cabinet = cabinet
  }

  /** A title's shower is made of what its world has. */
  setParts(parts: readonly ShowerPart[]): void {
    const textures = createShowerTextures(parts.map(({ kind }) => kind))
    this.matter = parts.flatMap(({ kind, colour, gravity, count }) => {
      const texture = textures.get(kind)
      if (!texture) return []
      const one = {
        texture,
        tint: colour,
        gravity,
        isLight: kind === 'ember' || kind === 'spark' || kind === 'firefly',
      }
      return Array.from({ length: Math.ceil(count / 8) }, () => one)
    })
  }

  async start(): Promise<void> {
    const { cabinet } = this
    if (!cabinet || this.isRunning) return
    this.isRunning = true
    const falling = Array.from({ length: lightCount }, (_, index) => this.createLight(index, cabinet))
    await this.frames.tween(durationMs, (share) => {
      for (const light of falling) moveLight(light, share * durationMs, cabinet)
    })
    this.end()
  }

  end(): void {
    for (const child of this.container.removeChildren()) child.destroy()
    this.isRunning = false
    this.frames.requestDraw()
  }

  private createLight(index: number, cabinet: CabinetLayout): Light {
    const matter = this.matter[index % this.matter.length]
    const sprite = new Sprite({ texture: matter?.texture, anchor: 0.5, tint: matter?.tint, alpha: 0 })
    if (matter?.isLight) sprite.blendMode = 'add'
    this.container.addChild(sprite)
    return {
      sprite,
      delayMs: scatter(index, 1) * 1_100,
      x: cabinet.x + scatter(index, 2) * cabinet.width,
      sway: (scatter(index, 3) - 0.5) * 60 * cabinet.unit,
      swing: 1 + scatter(index, 4) * 2,
      speed: 0.75 + scatter(index, 5) * 0.6,
      size: (8 + scatter(index, 6) ** 3 * 46) * cabinet.unit,
      gravity: matter?.gravity ?? 1,
      spin: (scatter(index, 7) - 0.5) * 9,
    }
  }
}

function moveLight(
  { sprite, delayMs, x, sway, swing, speed, size, gravity, spin }: Light,
  elapsedMs: number,
  cabinet: CabinetLayout,
): void {
  if (sprite.destroyed) return
  const share = Math.max(0, ((elapsedMs - delayMs) / (durationMs - 1_100)) * speed)
  const way = share * cabinet.height * 1.05
  const y = gravity < 0 ? cabinet.y + cabinet.height + 20 - way : cabinet.y - 20 + way
  sprite.position.set(x + Math.sin(share * swing * 3) * sway * (gravity < 0.5 ? 2 : 1), y)
  sprite.rotation = gravity < 0 ? 0 : share * spin
  sprite.setSize(size)
  sprite.alpha = Math.max(0, Math.min(share * 6, 1) * (1 - share)) * 0.95
}

/** Evenly scattered numbers of 0 to 1 for decoration; the same every time, and no chance of any game. */
function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43_758.545
  return value - Math.floor(value)
}
