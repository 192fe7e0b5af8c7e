import type { FishingResults, FishingSitRequest, FishingStoodUp, FishingWeapon } from '@fairground/contract/studio'
import { gunOf } from '@fairground/game-rules/fishing'
import { createStore, type LiveLimits, Purse, type RoundRecords, type Store } from '@fairground/vendor-ui'
import type { FrameGame } from '../../components/frame-context.tsx'
import { StudioDesk } from '../../play/studio-desk.ts'
import { Bandolier } from './bandolier.ts'
import { connectFishing, type FishLine } from './fish-line.ts'
import type { FishingParts } from './fishing-parts.ts'
import { type FishingState, firstFishingState } from './fishing-state.ts'
import type { Hit } from './gun.ts'
import { Hunt } from './hunt.ts'
import { lookOf } from './looks.ts'
import { nearestSize, sizesFor, usesOf } from './magazine.ts'
import { createMagazineRecords } from './magazine-records.ts'
import { Pond, type PondFish } from './pond.ts'
import { RoomNews } from './room-news.ts'
import { createSayings } from './sayings.ts'
import { ShotPost } from './shot-post.ts'
import { Trigger } from './trigger.ts'

/** One player in a fishing room. It joins the line to the studio, the sea, and the parts that decide when something happens. */
export class FishingDesk extends StudioDesk<FishingState> implements FrameGame {
  readonly opened
  readonly studio
  readonly sea
  readonly limits: LiveLimits
  readonly screen: Store<FishingState>
  readonly records: RoundRecords
  readonly hasFreeSpins = false
  readonly isCalm: () => boolean
  readonly hunt: Hunt
  readonly trigger: Trigger
  private readonly parts: FishingParts
  private readonly pond: Pond
  private readonly purse: Purse
  private readonly post = new ShotPost(() => this.line)
  private readonly bandolier: Bandolier
  private readonly news: RoomNews
  private readonly say: ReturnType<typeof createSayings>
  private line: FishLine | undefined

  constructor(parts: FishingParts) {
    super(parts)
    const { opened, limits, studio, portal, sound, isCalm, sea } = parts
    this.parts = parts
    this.opened = opened
    this.studio = studio
    this.sea = sea
    this.limits = limits
    this.isCalm = isCalm
    this.screen = createStore(firstFishingState(parts))
    const { currency, balanceVersion, fishing } = opened
    this.purse = new Purse({ currency, balanceVersion, calls: studio, portal, screen: this.screen })
    this.records = createMagazineRecords(studio)
    this.say = createSayings(this.screen)
    this.pond = new Pond(fishing.species)
    this.hunt = new Hunt({
      ...{ pond: this.pond, nowMs: this.nowMs, shotsPerSecondMax: fishing.shotsPerSecondMax },
      swimmerOf: (fish) => this.swimmerOf(fish),
      onStep: (nowMs) => this.step(nowMs),
      onHit: (hit) => this.hit(hit),
      onMissed: () => this.missed(),
    })
    const common = { screen: this.screen, hunt: this.hunt, pond: this.pond, post: this.post, sound, say: this.say }
    const line = () => this.line
    this.bandolier = new Bandolier({ ...common, parts, purse: this.purse, gun: this.hunt.gun, line })
    this.news = new RoomNews({ ...common, sea, line })
    const onFired = () => this.bandolier.count()
    this.trigger = new Trigger({ ...common, weapons: fishing.weapons, nowMs: this.nowMs, line, onFired })
    if (this.screen.get().isSoundOn) sound.setOn(true)
  }

  startAutoplay(): void {}
  stopAutoplay(): void {}

  /** The server's time, as near as it is known. */
  nowMs = (): number => this.line?.nowMs() ?? Date.now()

  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    this.sea.setCalm(this.isCalm())
    this.sea.show(this.hunt)
    this.line = await connectFishing({
      session: this.opened.session,
      onRoom: (room) => this.news.takeRoom(room),
      onTide: (tide) => this.pond.takeTide(tide),
      onSeats: (seats) => this.news.takeSeats(seats),
      onBatch: (batch) => void this.news.takeBatch(batch),
      onFired: (shots) => this.hunt.hear(shots),
      onResults: (results) => this.takeResults(results),
      onMagazine: (magazine) => this.bandolier.take(magazine),
      onAuto: (auto) => this.trigger.takeAuto(auto),
      onStoodUp: (stoodUp) => this.standUp(stoodUp),
      onLine: (isOnline) => {
        this.screen.set({ isOnline })
        if (isOnline) void this.sit({})
        else this.trigger.rest()
      },
    })
  }

  /** Takes a seat, in a room of choice or the fullest with one free; the own seat is kept. */
  async sit(request: FishingSitRequest): Promise<void> {
    const outcome = await this.line?.sit(request)
    if (!outcome) return
    if (!outcome.ok) {
      if (outcome.code !== 'OFFLINE') this.screen.set({ notice: outcome.code })
      return
    }
    const { room, seat, magazine } = outcome.value
    this.hunt.seat = seat
    this.screen.set({ seat, auto: undefined })
    this.sea.setTurned(seat >= 2)
    this.news.takeRoom(room)
    this.bandolier.goOn(magazine)
  }

  listRooms = () => this.line?.rooms()

  /** Goes to another room: the magazine is ended first. */
  async change(roomId: string): Promise<void> {
    await this.unload()
    await this.line?.leave()
    await this.sit({ roomId })
  }

  load = (): Promise<void> => this.bandolier.load()

  async unload(): Promise<void> {
    this.trigger.rest()
    await this.bandolier.unload()
  }

  chooseBullet(bulletMinor: bigint): void {
    this.sound.play('click')
    const bullets = nearestSize(this.sizesOf(bulletMinor), this.screen.get().bullets)
    this.screen.set({ bulletMinor, stakeMinor: bulletMinor, bullets })
  }

  /** The sizes of a magazine of such bullets that may be loaded now. */
  sizesOf = (bulletMinor: bigint): number[] =>
    sizesFor(this.opened.fishing.magazine.choices, bulletMinor, this.limits.get().limits)

  chooseBullets(bullets: number): void {
    this.sound.play('click')
    this.screen.set({ bullets })
  }

  chooseWeapon(weapon: FishingWeapon): void {
    this.sound.play('click')
    this.screen.set({ weapon })
  }

  private step(nowMs: number): void {
    this.trigger.step(nowMs)
    this.news.step(nowMs)
  }

  /** A net is seen at once; what it caught is told when it is written. */
  private hit(hit: Hit): void {
    const { bullet, at } = hit
    this.sea.net([at.x, at.y], bullet.seat, bullet.weapon !== 'bullet')
    this.post.hit(hit, usesOf(this.opened.fishing.weapons, bullet.weapon))
    this.bandolier.count()
  }

  private missed(): void {
    this.say({ kind: 'back', reason: 'missed' })
    this.bandolier.count()
  }

  private takeResults({ shots, magazine }: FishingResults): void {
    for (const shot of shots) {
      const hit = this.post.answered(shot)
      if (shot.end.end !== 'returned') continue
      this.say({ kind: 'back', reason: shot.end.reason })
      if (!hit) continue
      const gun = gunOf(hit.bullet.seat)
      this.sea.bulletBack([hit.at.x, hit.at.y], [gun.x, gun.y], hit.bullet.seat)
    }
    this.bandolier.take(magazine)
  }

  private standUp({ reason }: FishingStoodUp): void {
    this.trigger.rest()
    this.hunt.seat = undefined
    this.hunt.gun.clear()
    this.screen.set({ seat: undefined, phase: 'idle' })
    this.say({ kind: 'up', reason })
  }

  private swimmerOf(fish: PondFish) {
    const { picture, swim, size } = lookOf(fish.species, fish.kind.radius)
    const label = this.parts.labelOf(fish.kind)
    return { fishId: fish.fishId, texture: this.sea.sheet.of(picture), swim, size, far: farOf(fish), label }
  }
}

/** How far away a fish seems: bosses are near, the others by their paths, those of a shoal a little different. */
const farOf = ({ kind, pathSeed, shift }: PondFish): number =>
  kind.kind === 'boss' ? 0 : ((pathSeed % 61) / 60) * 0.7 + (Math.abs(shift[0]) % 31) / 100
