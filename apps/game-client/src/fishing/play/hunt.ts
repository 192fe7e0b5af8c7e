import type { FishingFired, FishingWeapon } from '@fairground/contract/studio'
import { aimAt, bulletAt, bulletLifeMs, fishingField, gunOf, type Point } from '@fairground/game-rules/fishing'
import type { Swimmer } from '../sea/fish-body.ts'
import type { SeaScene } from '../sea/sea.ts'
import { type Aim, type Bullet, Gun, type Hit } from './gun.ts'
import type { Pond, PondFish } from './pond.ts'

interface HuntParts {
  pond: Pond
  nowMs: () => number
  shotsPerSecondMax: number
  swimmerOf(fish: PondFish): Swimmer
  /** Called once a frame, when everything stands where it is now. */
  onStep(nowMs: number): void
  onHit(hit: Hit): void
  /** A bullet that met nothing in its time. */
  onMissed(bullet: Bullet): void
}

const up: Aim = [0, -1]

/** What moves over the field from frame to frame: fish, own bullets and those of others, cannons. It decides nothing. */
export class Hunt implements SeaScene {
  readonly field = fishingField
  readonly nowMs: () => number
  /** Who sits here; undefined while there is no seat. */
  seat: number | undefined
  /** Seats with a cannon. */
  seats: readonly number[] = []
  locked: PondFish | undefined
  readonly gun: Gun
  private readonly parts: HuntParts
  private aims = new Map<number, { aim: Aim; firedMs: number }>()
  private others: (FishingFired & { isOver?: boolean })[] = []
  private shown: ReadonlyMap<string, PondFish> | undefined
  private swimming: ReadonlyMap<string, Swimmer> = new Map()

  constructor(parts: HuntParts) {
    this.parts = parts
    this.nowMs = parts.nowMs
    this.gun = new Gun(parts.shotsPerSecondMax)
  }

  step(nowMs: number): void {
    const { pond, onHit, onMissed, onStep } = this.parts
    pond.sweep(nowMs)
    const { hits, spentTime } = this.gun.step(pond, nowMs)
    for (const hit of hits) onHit(hit)
    for (const bullet of spentTime) onMissed(bullet)
    this.others = this.others.filter((shot) => nowMs - shot.firedMs < bulletLifeMs && !this.meets(shot, nowMs))
    onStep(nowMs)
  }

  swimmers(): ReadonlyMap<string, Swimmer> {
    const { living } = this.parts.pond
    if (living !== this.shown) {
      const before = this.swimming
      this.swimming = new Map(
        [...living].map(([fishId, fish]) => [fishId, before.get(fishId) ?? this.parts.swimmerOf(fish)]),
      )
      this.shown = living
    }
    return this.swimming
  }

  placeOf = (fishId: string) => {
    const fish = this.parts.pond.living.get(fishId)
    return fish && this.parts.pond.placeOf(fish, this.nowMs())
  }

  bullets(): { seat: number; at: readonly [number, number]; isHeavy: boolean }[] {
    const nowMs = this.nowMs()
    return [...this.gun.bullets, ...this.others].map((shot) => {
      const { x, y } = bulletAt(shot, nowMs)
      return { seat: shot.seat, at: [x, y], isHeavy: shot.weapon !== 'bullet' }
    })
  }

  cannons(): { seat: number; at: readonly [number, number]; aim: Aim; firedMs: number }[] {
    return this.seats.map((seat) => {
      const { x, y } = gunOf(seat)
      const { aim = seat < 2 ? up : ([0, 1] as const), firedMs = 0 } = this.aims.get(seat) ?? {}
      return { seat, at: [x, y], aim, firedMs }
    })
  }

  lockedId = (): string | undefined => this.locked?.fishId

  /** Own shot: towards the locked fish where it will be, or where the cannon points. */
  fire(weapon: FishingWeapon, isAuto: boolean): Bullet | undefined {
    const { seat, locked } = this
    const firedMs = Math.round(this.nowMs())
    if (seat === undefined || !this.gun.isReady(firedMs)) return undefined
    const aimed = locked && aimAt(seat, locked, firedMs, this.parts.pond.frozen)
    const aim = aimed?.aim ?? (locked ? undefined : this.aims.get(seat)?.aim)
    if (!aim) return undefined
    const bullet: Bullet = { seat, weapon, aim, firedMs, targetId: locked?.fishId, isAuto }
    this.gun.fire(bullet)
    this.aims.set(seat, { aim, firedMs })
    return bullet
  }

  /** Turns the own cannon to a point of the field. */
  aimAt({ x, y }: Point): void {
    const { seat } = this
    if (seat === undefined) return
    const gun = gunOf(seat)
    const aim = [Math.round((x - gun.x) * 10), Math.round((y - gun.y) * 10)] as const
    if (aim[0] === 0 && aim[1] === 0) return
    this.aims.set(seat, { aim, firedMs: this.aims.get(seat)?.firedMs ?? 0 })
  }

  /** By so many degrees, as the arrow keys do. */
  turn(degrees: number): void {
    const { seat } = this
    if (seat === undefined) return
    const [x, y] = this.aims.get(seat)?.aim ?? (seat < 2 ? up : ([0, 1] as const))
    const [length, angle] = [2_000, Math.atan2(y, x) + (degrees * Math.PI) / 180]
    const aim = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)] as const
    this.aims.set(seat, { aim, firedMs: this.aims.get(seat)?.firedMs ?? 0 })
  }

  /** Shots of others, to be drawn. */
  hear(shots: readonly FishingFired[]): void {
    const theirs = shots.filter(({ seat }) => seat !== this.seat)
    this.others.push(...theirs)
    for (const { seat, aim, firedMs } of theirs) this.aims.set(seat, { aim, firedMs })
  }

  private meets(shot: FishingFired, nowMs: number): boolean {
    return this.parts.pond.fishUnder(bulletAt(shot, nowMs), nowMs, 0) !== undefined
  }
}
