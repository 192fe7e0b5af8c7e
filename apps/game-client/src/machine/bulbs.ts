import { Container, Sprite } from 'pixi.js'
import type { Frames } from './frames.ts'
import type { CabinetLayout } from './layout-cabinet.ts'
import type { LightTextures } from './light-textures.ts'

/** `rest`: every second lamp, moving slowly; `spin`: quicker; `win`: all together, softly; `tension`: a running row. */
export type BulbMood = 'rest' | 'spin' | 'win' | 'tension'

const spacing = 25
/** Milliseconds of one step of the chase; no lamp goes on and off more than three times a second. */
const stepMs: Record<BulbMood, number> = { rest: 900, spin: 340, win: 420, tension: 240 }
const fadePerMs = 1 / 180

interface Lamp {
  lit: Sprite
  index: number
  light: number
}

/** The two rows of lamps on the frame. */
export class Bulbs {
  readonly container = new Container()
  private isCalm = false
  private lamps: Lamp[] = []
  private mood: BulbMood = 'rest'
  private elapsedMs = 0
  private readonly lights: LightTextures
  private readonly frames: Frames

  constructor(lights: LightTextures, frames: Frames) {
    this.lights = lights
    this.frames = frames
    frames.onFrame((deltaMs) => this.advance(deltaMs))
  }

  setMood(mood: BulbMood): void {
    this.mood = mood
    this.frames.wake()
  }

  setCalm(isCalm: boolean): void {
    this.isCalm = isCalm
    this.frames.wake()
  }

  layout({ x, width, bulbRows, unit, radius }: CabinetLayout): void {
    for (const child of this.container.removeChildren()) child.destroy()
    const first = x + radius
    const span = width - 2 * radius
    const count = 2 * Math.floor(span / (spacing * unit) / 2) + 2
    const size = 9 * unit
    this.lamps = bulbRows.flatMap((y, row) =>
      Array.from({ length: count }, (_, index) => {
        const at = { x: first + (span * index) / (count - 1), y }
        const dark = new Sprite({ texture: this.lights.bulbDark, anchor: 0.5, position: at })
        const lit = new Sprite({ texture: this.lights.bulbLit, anchor: 0.5, position: at, blendMode: 'add' })
        // The lamp itself fills 40 of the 128 pixels of its picture.
        dark.setSize(size * 3.2)
        lit.setSize(size * 3.2)
        this.container.addChild(dark, lit)
        return { lit, index: row === 0 ? index : index + 1, light: 0 }
      }),
    )
    this.advance(1_000)
  }

  /** Calm lamps change and stand; others go on. */
  private advance(deltaMs: number): boolean {
    if (!this.isCalm) this.elapsedMs += deltaMs
    const step = Math.floor(this.elapsedMs / stepMs[this.mood])
    let hasChanged = false
    for (const lamp of this.lamps) {
      const target = isLit(this.mood, lamp.index, step, this.isCalm) ? 1 : 0
      if (lamp.light === target) continue
      const change = deltaMs * fadePerMs
      lamp.light = target > lamp.light ? Math.min(target, lamp.light + change) : Math.max(target, lamp.light - change)
      lamp.lit.alpha = lamp.light
      hasChanged = true
    }
    if (hasChanged) this.frames.requestDraw()
    return hasChanged || !this.isCalm
  }
}

function isLit(mood: BulbMood, index: number, step: number, isCalm: boolean): boolean {
  if (isCalm) return mood === 'win' || index % 2 === 0
  if (mood === 'win') return step % 2 === 0 || index % 2 === 0
  if (mood === 'tension') return (index - step) % 4 === 0
  return (index + step) % 2 === 0
}
