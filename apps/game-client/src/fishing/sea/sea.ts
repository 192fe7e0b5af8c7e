import { Container, extensions, MeshPipe, Sprite } from 'pixi.js'
import { type Frames, startFrames } from '../../machine/frames.ts'
import { createRenderer, type Renderer } from '../../machine/renderer.ts'
import { Bullets } from './bullets.ts'
import { Cannons, tintOfSeat } from './cannons.ts'
import { Effects } from './effects.ts'
import type { Swimmer } from './fish-body.ts'
import { createLabels, type Label } from './labels.ts'
import { QualityWatch } from './quality.ts'
import { createSeaSheet, type SeaImages, type SeaSheet } from './sheet.ts'
import { type PlaceOf, Shoal } from './shoal.ts'
import { type Point, type Size, type View, viewOf } from './view.ts'
import { Water } from './water.ts'

extensions.add(MeshPipe)

/** What the sea asks of the game in each frame. Points are in units of the field. */
export interface SeaScene {
  readonly field: Size
  nowMs(): number
  /** Moves everything to this moment, before it is drawn. */
  step(nowMs: number): void
  /** Another map whenever another fish is in the water. */
  swimmers(): ReadonlyMap<string, Swimmer>
  placeOf: PlaceOf
  bullets(): readonly { seat: number; at: Point; isHeavy: boolean }[]
  cannons(): readonly { seat: number; at: Point; aim: Point; firedMs: number }[]
  lockedId(): string | undefined
}

export interface SeaParts {
  canvas: HTMLCanvasElement
  images: SeaImages
  labels: readonly Label[]
  font: string
  seats: number
}

const calmStrength = 0.3
const netUnits = 150
const flashUnits = 130
const reticleUnits = 1.15
/** Of a cannon, in units of the field, and at least in pixels. */
const cannonUnits = 150
const cannonPxMin = 64

/** The canvas. It only draws its scene and knows nothing of money or servers. */
export class Sea {
  readonly sheet: SeaSheet
  readonly canvas: HTMLCanvasElement
  private readonly root = new Container()
  private readonly renderer: Renderer
  private readonly frames: Frames
  private readonly water: Water
  private readonly shoal: Shoal
  private readonly bullets: Bullets
  private readonly cannons: Cannons
  private readonly effects: Effects
  private readonly reticle: Sprite
  private readonly watch = new QualityWatch()
  private scene: SeaScene | undefined
  private shown: ReadonlyMap<string, Swimmer> | undefined
  private size: Size = { width: 1, height: 1 }
  private isTurned = false
  private isCalm = false
  private standMs = 0
  /** Of the last frames: how long the script of each took. */
  readonly scriptMs: number[] = []

  private constructor(parts: SeaParts, renderer: Renderer) {
    this.renderer = renderer
    this.canvas = parts.canvas
    this.sheet = createSeaSheet(parts.images)
    this.water = new Water(this.sheet)
    this.shoal = new Shoal(createLabels(parts.labels, parts.font))
    this.bullets = new Bullets(this.sheet)
    this.cannons = new Cannons(this.sheet, parts.seats)
    this.effects = new Effects(this.sheet)
    this.reticle = new Sprite({ texture: this.sheet.of('reticle'), anchor: 0.5, visible: false })
    this.root.addChild(this.water.back, this.shoal.container, this.water.front, this.reticle)
    this.root.addChild(this.bullets.container, this.cannons.container, this.effects.container)
    this.frames = startFrames(() => this.draw())
    this.frames.onFrame((deltaMs) => this.tick(deltaMs))
  }

  /** Rejects where the browser has no WebGL. */
  static async create(parts: SeaParts): Promise<Sea> {
    return new Sea(parts, await createRenderer(parts.canvas))
  }

  show(scene: SeaScene): void {
    this.scene = scene
    this.frames.wake()
  }

  layout(size: Size): void {
    this.size = size
    this.renderer.resize(size.width, size.height)
    this.frames.requestDraw()
  }

  /** For a seat of the upper edge, whose cannon still stands below. */
  setTurned(isTurned: boolean): void {
    this.isTurned = isTurned
  }

  /** With less movement: light and bubbles stand, bodies hardly bend, no coins fly. Fish still swim: they are the game. */
  setCalm(isCalm: boolean): void {
    this.isCalm = isCalm
    this.effects.isCalm = isCalm
    this.applyQuality()
  }

  get view(): View {
    return viewOf(this.scene?.field ?? this.size, this.size, this.isTurned)
  }

  net(at: Point, seat: number, isHeavy: boolean): void {
    const { view } = this
    const size = netUnits * view.scale * (isHeavy ? 1.7 : 1)
    this.effects.net(view.toScreen(at), Math.max(46, size), tintOfSeat(seat), this.nowMs)
    this.effects.flash(view.toScreen(at), Math.max(40, flashUnits * view.scale), this.nowMs)
  }

  /** What was written: the fish turns over, and its coins fly to the seat. */
  kill({ swimmer, at, home, coins }: { swimmer: Swimmer; at: Point; home: Point; coins: number }): void {
    const { view, nowMs } = this
    const from = view.toScreen(at)
    this.effects.death(swimmer.texture, from, swimmer.size * view.scale, nowMs)
    this.effects.coins(from, view.toScreen(home), coins, nowMs)
  }

  /** Where a point of the field lies, in shares of the screen. */
  shareOf(point: Point): Point {
    const [x, y] = this.view.toScreen(point)
    return [x / this.size.width, y / this.size.height]
  }

  bulletBack(from: Point, home: Point, seat: number): void {
    const { view } = this
    this.effects.back(view.toScreen(from), view.toScreen(home), tintOfSeat(seat), this.nowMs)
  }

  /** Nothing is drawn any more. */
  stop(): void {
    this.frames.stop()
    this.sheet.destroy()
  }

  private get nowMs(): number {
    return this.scene?.nowMs() ?? 0
  }

  private tick(deltaMs: number): boolean {
    const { scene } = this
    if (!scene) return false
    const startMs = performance.now()
    if (this.watch.note(deltaMs)) this.applyQuality()
    const nowMs = scene.nowMs()
    scene.step(nowMs)
    this.arrange(scene, nowMs)
    this.frames.requestDraw()
    this.standMs = performance.now() - startMs
    return true
  }

  private draw(): void {
    const startMs = performance.now()
    this.renderer.draw(this.root)
    this.scriptMs.push(this.standMs + performance.now() - startMs)
    if (this.scriptMs.length > scriptFrames) this.scriptMs.shift()
  }

  private arrange(scene: SeaScene, nowMs: number): void {
    const { view } = this
    const swimmers = scene.swimmers()
    if (swimmers !== this.shown) this.shoal.keep(swimmers)
    this.shown = swimmers
    const shafts = this.water.step(this.isCalm ? 0 : nowMs, this.size)
    this.shoal.step({ nowMs, view, shafts, strength: this.strength, placeOf: scene.placeOf })
    this.lock(scene, view, nowMs)
    const bullets = scene.bullets().map((bullet) => ({ ...bullet, at: view.toScreen(bullet.at) }))
    this.bullets.step(bullets, view.scale)
    const cannons = scene.cannons().map(({ seat, at, aim, firedMs }) => {
      const [foot, ahead] = [view.toScreen(at), view.toScreen([at[0] + aim[0], at[1] + aim[1]])]
      const far: Point = [ahead[0] - foot[0], ahead[1] - foot[1]]
      return { seat, at: foot, aim: far, firedMs: this.isCalm ? 0 : firedMs }
    })
    this.cannons.step(cannons, Math.max(cannonPxMin, cannonUnits * view.scale), nowMs)
    this.effects.step(nowMs)
  }

  private lock(scene: SeaScene, view: View, nowMs: number): void {
    const lockedId = scene.lockedId()
    const swimmer = lockedId === undefined ? undefined : this.shown?.get(lockedId)
    const place = lockedId === undefined ? undefined : scene.placeOf(lockedId)
    this.reticle.visible = swimmer !== undefined && place !== undefined
    if (!swimmer || !place) return
    this.reticle.position.set(...view.toScreen([place.x, place.y]))
    this.reticle.setSize(Math.max(56, swimmer.size * view.scale * reticleUnits))
    this.reticle.rotation = this.isCalm ? 0 : nowMs / 2_600
  }

  private get strength(): number {
    if (this.watch.quality === 'still') return 0
    return this.isCalm ? calmStrength : 1
  }

  private applyQuality(): void {
    this.water.setQuality(this.isCalm && this.watch.quality === 'full' ? 'plain' : this.watch.quality)
  }
}

const scriptFrames = 240
