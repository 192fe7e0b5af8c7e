import type { FishingAuto, FishingAutoRequest } from '@fairground/contract/studio'
import type { Point } from '@fairground/game-rules/fishing'
import type { SoundDesk, Store } from '@fairground/vendor-ui'
import type { FishLine } from './fish-line.ts'
import type { FishingState, Saying } from './fishing-state.ts'
import type { Hunt } from './hunt.ts'
import { usesOf } from './magazine.ts'
import type { Pond, PondFish } from './pond.ts'
import type { ShotPost } from './shot-post.ts'

interface TriggerParts {
  screen: Store<FishingState>
  hunt: Hunt
  pond: Pond
  post: ShotPost
  sound: SoundDesk
  weapons: Parameters<typeof usesOf>[0]
  nowMs(): number
  line: () => FishLine | undefined
  say(saying: Saying): void
  /** A bullet has left the cannon. */
  onFired(): void
}

/** Between two shots of a held finger: within what the studio allows. */
const cadenceMs = 140
const lookMs = 250
/** Auto-fire does not go on behind another window for longer. */
const awayMsMax = 30_000

/** When the own cannon fires, and at what: finger, lock, auto-fire. */
export class Trigger {
  private readonly parts: TriggerParts
  private isHeld = false
  private shotMs = 0
  private lookedMs = 0
  private hiddenAs = 0

  constructor(parts: TriggerParts) {
    this.parts = parts
    document.addEventListener('visibilitychange', () => this.noteAway())
  }

  /** A finger or the mouse on the sea. */
  point(at: Point, isPressed: boolean): void {
    const { screen, pond, hunt } = this.parts
    const { isLocking } = screen.get()
    if (!isLocking) hunt.aimAt(at)
    const fish = isLocking && isPressed ? pond.fishAtFinger(at, this.parts.nowMs()) : undefined
    if (fish) this.lock(fish)
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    if (isHeld) this.pull(false)
  }

  turn(degrees: number): void {
    this.parts.hunt.turn(degrees)
  }

  /** Locks on to the best target in sight, or lets go. */
  toggleLock(): void {
    const isLocking = !this.parts.screen.get().isLocking
    this.parts.screen.set({ isLocking })
    this.lock(isLocking ? this.parts.pond.targets(this.parts.nowMs())[0] : undefined)
  }

  /** Once a frame. */
  step(nowMs: number): void {
    const { auto } = this.parts.screen.get()
    if ((this.isHeld || auto?.isOn) && nowMs - this.shotMs >= cadenceMs) this.pull(auto?.isOn === true)
    if (Math.abs(nowMs - this.lookedMs) < lookMs) return
    this.lookedMs = nowMs
    this.follow(nowMs)
  }

  /** The line is lost, or the seat: nothing fires any more. */
  rest(): void {
    this.isHeld = false
    const { auto } = this.parts.screen.get()
    if (auto?.isOn) this.parts.screen.set({ auto: { ...auto, isOn: false } })
  }

  async startAuto(wish: Omit<Extract<FishingAutoRequest, { want: 'start' }>, 'want'>): Promise<void> {
    const outcome = await this.parts.line()?.auto({ want: 'start', ...wish })
    if (outcome?.ok) this.takeAuto(outcome.value)
    else if (outcome) this.parts.screen.set({ notice: outcome.code })
  }

  async stopAuto(reason: Extract<FishingAutoRequest, { want: 'stop' }>['reason'] = 'player'): Promise<void> {
    if (!this.parts.screen.get().auto?.isOn) return
    this.rest()
    const outcome = await this.parts.line()?.auto({ want: 'stop', reason })
    if (outcome?.ok) this.takeAuto(outcome.value)
  }

  takeAuto(auto: FishingAuto): void {
    const { screen, say, nowMs } = this.parts
    const wasOn = screen.get().auto?.isOn === true
    screen.set({ auto })
    if (auto.isOn && !wasOn) this.relock(nowMs())
    if (auto.isOn) return
    if (auto.stoppedBy && auto.stoppedBy !== 'player') say({ kind: 'auto', by: auto.stoppedBy })
    if (!screen.get().isLocking) this.lock(undefined)
  }

  private pull(isAuto: boolean): void {
    const { screen, weapons, hunt, post, sound, onFired } = this.parts
    const { weapon, left, magazine } = screen.get()
    if (magazine?.state !== 'open' || left < usesOf(weapons, weapon)) return
    const bullet = hunt.fire(weapon, isAuto)
    if (!bullet) return
    this.shotMs = bullet.firedMs
    post.fired({ weapon, firedMs: bullet.firedMs, aim: [bullet.aim[0], bullet.aim[1]] })
    sound.play('thud')
    onFired()
  }

  /** A target that is dead or has swum away gives way to the next. */
  private follow(nowMs: number): void {
    const { screen, hunt, pond } = this.parts
    const { isLocking, auto } = screen.get()
    const { locked } = hunt
    const isThere = locked && pond.targets(nowMs).some(({ fishId }) => fishId === locked.fishId)
    if (!isThere && (locked || isLocking || auto?.isOn)) this.relock(nowMs)
  }

  /** The next target, of the same multiple where one is in sight. */
  private relock(nowMs: number): void {
    const { screen, hunt, pond } = this.parts
    const { isLocking, auto } = screen.get()
    const wanted = hunt.locked?.kind.multiplier
    const targets = pond.targets(nowMs)
    const next = targets.find(({ kind }) => kind.multiplier === wanted) ?? targets[0]
    this.lock(isLocking || auto?.isOn ? next : undefined)
  }

  private lock(fish: PondFish | undefined): void {
    this.parts.hunt.locked = fish
    if (this.parts.screen.get().lockedId !== fish?.fishId) this.parts.screen.set({ lockedId: fish?.fishId })
  }

  private noteAway(): void {
    this.hiddenAs += 1
    if (!document.hidden) return
    this.isHeld = false
    const hiddenAs = this.hiddenAs
    setTimeout(() => {
      if (document.hidden && this.hiddenAs === hiddenAs) void this.stopAuto('focus')
    }, awayMsMax)
  }
}
