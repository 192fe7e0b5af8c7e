import { type Theme, themePalettes } from '@fairground/art/catalogue'
import type { Orientation } from '@fairground/art/slot-stage'
import type { CascadeEvent, Cell, SlotModel, SpinEvent, SpinMode } from '@fairground/game-rules/slots'
import type { Pace } from '../play/pace.ts'
import type { HeldCell } from '../reels/held-layer.ts'
import { Reels, type StopOrder } from '../reels/reels.ts'
import { type SwitchedSymbols, switchSymbols } from '../reels/switched-symbols.ts'
import type { SymbolImages } from '../reels/symbol-images.ts'
import { createSymbolTextures } from '../reels/symbol-textures.ts'
import { layoutScenery } from '../scenery/layout-scenery.ts'
import { orientationOf, type Scenery, type SceneryFrame } from '../scenery/scenery.ts'
import type { BulbMood } from './bulbs.ts'
import { type Frames, startFrames } from './frames.ts'
import { type Box, type CabinetLayout, layoutCabinet } from './layout-cabinet.ts'
import { createLightTextures } from './light-textures.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { Stage } from './stage.ts'

export interface MachineParts {
  canvas: HTMLCanvasElement
  model: SlotModel
  theme: Theme
  images: SymbolImages
  /** The title's own; without it the house's cabinet is drawn in the colours of the theme. */
  scenery: Scenery | undefined
}

/** The canvas. It only renders its input and knows nothing of money or servers. */
export class Machine {
  readonly model: SlotModel
  private readonly frames: Frames
  private readonly stage: Stage
  private readonly reels: Reels
  private readonly resizeTo: (frame: { width: number; height: number }) => void
  private readonly painted = new Map<Orientation, SceneryFrame | undefined>()
  private readonly painters = new Set<() => void>()
  private readonly symbols: SwitchedSymbols
  private dressed: Scenery | undefined
  private isCalm = false
  private standing: SpinEvent | undefined

  private constructor(parts: MachineParts, renderer: Renderer) {
    this.model = parts.model
    const palette = themePalettes[parts.theme]
    const lights = createLightTextures({ lit: palette.frame.lampLit, dark: palette.frame.lampDark })
    const { scenery } = parts
    this.symbols = switchSymbols(createSymbolTextures(parts.images), (symbol) => scenery?.symbolOf(symbol)?.motion)
    this.frames = startFrames(() => renderer.draw(this.stage.root))
    this.reels = new Reels({
      model: parts.model,
      symbols: this.symbols,
      lights,
      glowColour: palette.glow,
      wellColour: palette.well,
      frames: this.frames,
    })
    this.stage = new Stage({ palette, lights, frames: this.frames, reels: this.reels })
    this.resizeTo = ({ width, height }) => renderer.resize(width, height)
    if (scenery) this.dress(scenery)
  }

  /** Rejects where the browser has no WebGL. */
  static async create(parts: MachineParts): Promise<Machine> {
    return new Machine(parts, await createRenderer(parts.canvas))
  }

  /** Fits the cabinet into `place` of a frame of this size; answers where everything stands. */
  layout(frame: { width: number; height: number }, place: Box): CabinetLayout {
    const painted = this.paintedFor(frame)
    const cabinet = painted ? layoutScenery(place, painted.view) : layoutCabinet(place, this.model.grid)
    this.resizeTo(frame)
    this.stage.layout(cabinet, painted)
    this.reels.layout(cabinet)
    return cabinet
  }

  /** The title's own look; undefined until its pictures have come. */
  get scenery(): Scenery | undefined {
    return this.dressed
  }

  /** Takes the look of the title, whose pictures have come after the game began: what turns goes on turning. */
  adopt(scenery: Scenery): void {
    this.symbols.change(createSymbolTextures(scenery.images), (symbol) => scenery.symbolOf(symbol)?.motion)
    this.dress(scenery)
    this.frames.requestDraw()
    for (const listener of this.painters) listener()
  }

  private dress(scenery: Scenery): void {
    this.dressed = scenery
    const { accents } = scenery.stage
    this.stage.dress(accents)
    this.reels.setGlow(accents.cellGlow)
  }

  /** Calls back when the pictures for the other way to hold the screen have come, so that the machine is laid out again. */
  onPainted(listener: () => void): () => void {
    this.painters.add(listener)
    return () => void this.painters.delete(listener)
  }

  /** What is painted for a frame of this shape; it is fetched when the screen is first held that way. */
  private paintedFor({ width, height }: { width: number; height: number }): SceneryFrame | undefined {
    const orientation = orientationOf(width, height)
    const known = this.painted.get(orientation)
    if (known || !this.dressed || this.painted.has(orientation)) return known
    this.painted.set(orientation, undefined)
    void this.dressed.frame(orientation).then((frame) => {
      this.painted.set(orientation, frame)
      if (frame) for (const listener of this.painters) listener()
    })
    return undefined
  }

  setCalm(isCalm: boolean): void {
    this.isCalm = isCalm
    this.reels.isCalm = isCalm
    this.stage.bulbs.setCalm(isCalm)
  }

  /** Stands at once at the stops of a spin and shows this window, which falls or wilds may have changed since. */
  showWindow(spin: SpinEvent, window: SpinEvent['window']): void {
    this.standing = { ...spin, window }
    this.reels.show(spin.mode, spin.stops, window)
  }

  /** Cells that stay while the reels turn; none lets all of them turn. */
  hold(cells: readonly HeldCell[]): void {
    this.reels.hold(cells)
  }

  isTurning(): boolean {
    return this.reels.isTurning() || this.reels.container.alpha < 1
  }

  start(mode: SpinMode): void {
    this.clearWins()
    this.hold([])
    this.stage.bulbs.setMood('spin')
    if (this.isCalm) this.fadeReels(0.45)
    else this.reels.start(mode)
  }

  /** Resolves when all reels stand. A player who wants less movement sees the result fade in. */
  async stop(spin: SpinEvent, pace: Pace, onReelRest: StopOrder['onReelRest']): Promise<void> {
    const { mode, stops, window } = spin
    if (this.isCalm) {
      this.showWindow(spin, window)
      await this.frames.tween(pace.settleMs, (share) => this.fadeReels(0.45 + 0.55 * share))
    } else {
      const onTension = (reel: number | undefined) => this.stage.showTension(reel)
      await this.reels.stop({ mode, stops, window, pace, onReelRest, onTension })
    }
    this.fadeReels(1)
    this.showWindow(spin, window)
    this.stage.bulbs.setMood('rest')
  }

  /** What turns comes to rest as it stood before. */
  async rest(pace: Pace): Promise<void> {
    if (this.standing && this.isTurning()) await this.stop(this.standing, pace, () => {})
  }

  /** The cells between the held ones turn once and show what they showed. */
  async spinEmpty(held: readonly HeldCell[], pace: Pace): Promise<void> {
    const { standing } = this
    if (!standing) return
    this.start('base')
    this.hold(held)
    this.reels.dim()
    await this.frames.tween(pace.isCalm ? pace.settleMs : pace.spinMsMin, () => {})
    await this.stop(standing, pace, () => {})
    this.hold(held)
    this.reels.dim()
  }

  /** What has paid is gone, and the rest falls into its place. */
  async fall({ removed, window }: CascadeEvent, pace: Pace): Promise<void> {
    this.clearWins()
    if (this.standing) this.showWindow(this.standing, window)
    if (!this.isCalm) await this.reels.fall(removed, pace.settleMs)
  }

  hurry(): void {
    this.reels.hurry()
    this.stage.shower.end()
  }

  /** Lights cells and draws lines by their index in the model. */
  showWins(cells: readonly Cell[], lines: readonly number[]): void {
    this.reels.mark(cells)
    const shown = lines.map((line) => this.model.lines[line]).filter((rows) => rows !== undefined)
    this.stage.paylines.show(shown, this.isCalm)
  }

  clearWins(): void {
    this.reels.mark([])
    this.stage.paylines.show([], true)
    this.stage.bulbs.setMood('rest')
  }

  setBulbs(mood: BulbMood): void {
    this.stage.bulbs.setMood(mood)
  }

  setVeil(isOn: boolean): void {
    this.stage.setVeil(isOn)
  }

  shower(): void {
    if (!this.isCalm) void this.stage.shower.start()
  }

  private fadeReels(alpha: number): void {
    this.reels.container.alpha = alpha
    this.frames.requestDraw()
  }
}
