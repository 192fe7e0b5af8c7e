import { Container } from 'pixi.js'
import { FishBody, type Swimmer } from './fish-body.ts'
import type { Labels } from './labels.ts'
import { lightAt, type Shaft, tintOf } from './light.ts'
import type { View } from './view.ts'

/** Where a fish is and where it swims to, in the field; undefined while it is not in the water. */
export type PlaceOf = (fishId: string) => { x: number; y: number; dx: number; dy: number } | undefined

export interface ShoalMoment {
  nowMs: number
  view: View
  shafts: readonly Shaft[]
  /** 0 for still pictures. */
  strength: number
  placeOf: PlaceOf
}

const strokeMs = { quick: 420, slow: 1_500 }
const slowSize = 320

/** All fish of the water. The far ones are drawn first. */
export class Shoal {
  readonly container = new Container()
  private readonly bodies = new Container()
  private readonly tags = new Container()
  private readonly fish = new Map<string, { swimmer: Swimmer; body: FishBody; turn: number; msPerStroke: number }>()
  private readonly labels: Labels

  constructor(labels: Labels) {
    this.labels = labels
    this.container.addChild(this.bodies, this.tags)
  }

  /** Takes in who is new and lets go who has left. */
  keep(swimmers: ReadonlyMap<string, Swimmer>): void {
    for (const [fishId, { body }] of this.fish) {
      if (swimmers.has(fishId)) continue
      this.fish.delete(fishId)
      body.destroy()
    }
    let hasMore = false
    for (const [fishId, swimmer] of swimmers) {
      if (this.fish.has(fishId)) continue
      hasMore = true
      const body = new FishBody(swimmer, this.labels)
      body.addTo(this.bodies, this.tags)
      this.fish.set(fishId, { swimmer, body, turn: turnOf(fishId), msPerStroke: msPerStroke(swimmer.size) })
    }
    if (hasMore) this.sort()
  }

  step({ nowMs, view, shafts, strength, placeOf }: ShoalMoment): void {
    const { width, height } = view.screen
    for (const [fishId, { swimmer, body, turn, msPerStroke: strokeLength }] of this.fish) {
      const place = placeOf(fishId)
      if (!place) {
        body.show(false)
        continue
      }
      const [x, y] = view.toScreen([place.x, place.y])
      const reach = swimmer.size * view.scale
      const isSeen = x > -reach && y > -reach && x < width + reach && y < height + reach
      body.show(isSeen)
      if (!isSeen) continue
      const [ahead, below] = view.toScreen([place.x + place.dx, place.y + place.dy])
      const light = lightAt(shafts, [x / width, y / height])
      body.pose({
        ...{ x, y, towards: [ahead - x, below - y], scale: view.scale, strength },
        stroke: (nowMs / strokeLength) * 2 * Math.PI + turn,
        tint: tintOf(swimmer.far, light),
      })
    }
  }

  private sort(): void {
    const sorted = [...this.fish.values()].sort(
      (a, b) => b.swimmer.far - a.swimmer.far || a.swimmer.size - b.swimmer.size,
    )
    this.bodies.removeChildren()
    this.bodies.addChild(...sorted.map(({ body }) => body.mesh))
  }
}

/** Small fish beat their tails quickly, a whale takes its time. */
const msPerStroke = (size: number): number =>
  strokeMs.quick + (strokeMs.slow - strokeMs.quick) * Math.min(1, size / slowSize)

/** Fish of a shoal do not beat in step. */
const turnOf = (fishId: string): number =>
  [...fishId].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 628, 7) / 100
