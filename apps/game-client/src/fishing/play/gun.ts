import type { FishingWeapon } from '@fairground/contract/studio'
import { bulletAt, bulletLifeMs, type Point } from '@fairground/game-rules/fishing'
import type { Pond, PondFish } from './pond.ts'

export type Aim = readonly [x: number, y: number]

export interface Bullet {
  readonly seat: number
  readonly weapon: FishingWeapon
  readonly aim: Aim
  readonly firedMs: number
  /** It flies past every other fish. */
  readonly targetId: string | undefined
  readonly isAuto: boolean
}

export interface Hit {
  readonly bullet: Bullet
  readonly fish: PondFish
  readonly hitMs: number
  readonly at: Point
}

const secondMs = 1_000
/** A bullet flies further than a small fish is wide where frames come late: it is looked at so often. */
const lookMs = 12
const bulletUnits = 8

/** Bullets on their way from one seat, and what they meet. */
export class Gun {
  private flying: Bullet[] = []
  private firedMs: number[] = []
  private lookedMs = 0
  private readonly shotsPerSecondMax: number

  constructor(shotsPerSecondMax: number) {
    this.shotsPerSecondMax = shotsPerSecondMax
  }

  get bullets(): readonly Bullet[] {
    return this.flying
  }

  get lastFiredMs(): number {
    return this.firedMs.at(-1) ?? 0
  }

  /** Whether one more shot leaves no second with more than are allowed. */
  isReady(nowMs: number): boolean {
    return this.firedMs.filter((firedMs) => nowMs - firedMs < secondMs).length < this.shotsPerSecondMax
  }

  fire(bullet: Bullet): void {
    this.firedMs = [...this.firedMs.filter((firedMs) => bullet.firedMs - firedMs < secondMs), bullet.firedMs]
    this.flying = [...this.flying, bullet]
  }

  /** Moves all bullets to this moment: what they hit on the way, and those that hit nothing in their time. */
  step(pond: Pond, nowMs: number): { hits: Hit[]; spentTime: Bullet[] } {
    const hits: Hit[] = []
    const spentTime: Bullet[] = []
    const fromMs = Math.max(this.lookedMs, nowMs - bulletLifeMs)
    this.lookedMs = nowMs
    this.flying = this.flying.filter((bullet) => {
      const hit = meet(bullet, pond, Math.max(fromMs, bullet.firedMs), nowMs)
      if (hit) hits.push(hit)
      else if (nowMs - bullet.firedMs >= bulletLifeMs) spentTime.push(bullet)
      else return true
      return false
    })
    return { hits, spentTime }
  }

  /** What flies comes back: its magazine is over. */
  clear(): void {
    this.flying = []
  }
}

function meet(bullet: Bullet, pond: Pond, fromMs: number, nowMs: number): Hit | undefined {
  for (let ms = fromMs; ; ms = Math.min(ms + lookMs, nowMs)) {
    const at = bulletAt(bullet, ms)
    const fish = bullet.targetId === undefined ? pond.fishUnder(at, ms, bulletUnits) : locked(bullet, pond, at, ms)
    if (fish) return { bullet, fish, hitMs: Math.round(ms), at }
    if (ms >= nowMs) return undefined
  }
}

/** A target that is dead or gone lets the bullet fly on at anything. */
function locked({ targetId = '' }: Bullet, pond: Pond, at: Point, ms: number): PondFish | undefined {
  const target = pond.living.get(targetId)
  const place = target && pond.placeOf(target, ms)
  if (!target || !place) return pond.fishUnder(at, ms, bulletUnits)
  return Math.hypot(place.x - at.x, place.y - at.y) <= target.kind.radius + bulletUnits ? target : undefined
}
