import { type Theme, themePalettes } from '@fairground/art/catalogue'
import type { Cell, SlotModel, SpinEvent, SpinMode } from '@fairground/game-rules/slots'
import type { Pace } from '../play/pace.ts'
import { Reels, type StopOrder } from '../reels/reels.ts'
import type { SymbolImages } from '../reels/symbol-images.ts'
import { createSymbolTextures } from '../reels/symbol-textures.ts'
import type { BulbMood } from './bulbs.ts'
import { type Frames, startFrames } from './frames.ts'
import { type Box, type CabinetLayout, layoutCabinet } from './layout-cabinet.ts'
import { createLightTextures } from './light-textures.ts'
import { createRenderer } from './renderer.ts'
import { Stage } from './stage.ts'

export interface MachineParts {
  canvas: HTMLCanvasElement
  model: SlotModel
  theme: Theme
  images: SymbolImages
}

/** Everything that is drawn on the canvas. It shows what it is told and knows nothing of money or servers. */
export class Machine {
  readonly model: SlotModel
  private readonly frames: Frames
  private readonly stage: Stage
  private readonly reels: Reels
  private readonly resizeTo: (frame: { width: number; height: number }) => void
  private isCalm = false

  private constructor(parts: MachineParts, renderer: Awaited<ReturnType<typeof createRenderer>>) {
    this.model = parts.model
    const palette = themePalettes[parts.theme]
    const lights = createLightTextures({ lit: palette.frame.lampLit, dark: palette.frame.lampDark })
    const symbols = createSymbolTextures(parts.images)
    this.frames = startFrames(() => renderer.render(this.stage.root))
    this.reels = new Reels({ model: parts.model, symbols, lights, glowColour: palette.glow, frames: this.frames })
    this.stage = new Stage({ palette, lights, frames: this.frames, reels: this.reels })
    this.resizeTo = ({ width, height }) => renderer.resize(width, height)
  }

  /** Rejects where the browser has no WebGL. */
  static async create(parts: MachineParts): Promise<Machine> {
    return new Machine(parts, await createRenderer(parts.canvas))
  }

  /** Fits the cabinet into `place` of a frame of this size; answers where everything stands. */
  layout(frame: { width: number; height: number }, place: Box): CabinetLayout {
    const cabinet = layoutCabinet(place, this.model.grid)
    this.resizeTo(frame)
    this.stage.layout(cabinet)
    this.reels.layout(cabinet)
    return cabinet
  }

  setCalm(isCalm: boolean): void {
    this.isCalm = isCalm
    this.reels.isCalm = isCalm
    this.stage.bulbs.isCalm = isCalm
  }

  place(mode: SpinMode, stops: readonly number[]): void {
    this.reels.place(mode, stops)
  }

  isTurning(): boolean {
    return this.reels.isTurning() || this.reels.container.alpha < 1
  }

  start(mode: SpinMode): void {
    this.clearWins()
    this.stage.bulbs.setMood('spin')
    if (this.isCalm) this.fadeReels(0.45)
    else this.reels.start(mode)
  }

  /** Resolves when all reels stand. A player who wants less movement sees the result fade in. */
  async stop({ mode, stops, window }: SpinEvent, pace: Pace, onReelRest: StopOrder['onReelRest']): Promise<void> {
    if (this.isCalm) {
      this.reels.place(mode, stops)
      await this.frames.tween(pace.settleMs, (share) => this.fadeReels(0.45 + 0.55 * share))
    } else {
      const onTension = (reel: number | undefined) => this.stage.showTension(reel)
      await this.reels.stop({ mode, stops, window, pace, onReelRest, onTension })
    }
    this.fadeReels(1)
    this.stage.bulbs.setMood('rest')
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
