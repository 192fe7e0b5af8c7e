import type { Cell, SlotModel, SpinMode, SymbolId } from '@fairground/game-rules/slots'
import { Container } from 'pixi.js'
import type { Frames } from '../machine/frames.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { LightTextures } from '../machine/light-textures.ts'
import type { Pace } from '../play/pace.ts'
import { anticipatedReels, stripsOf } from './anticipation.ts'
import { fallDistances, wayLeft } from './fall-motion.ts'
import { type HeldCell, HeldLayer } from './held-layer.ts'
import { createReel, type Reel } from './reel.ts'
import { createReelView, type ReelView } from './reel-view.ts'
import { stopTimes } from './stop-times.ts'
import type { SwitchedSymbols } from './switched-symbols.ts'

export interface StopOrder {
  mode: SpinMode
  stops: readonly number[]
  window: readonly (readonly SymbolId[])[]
  pace: Pace
  onReelRest(reel: number): void
  /** A reel is waited for, or no longer. */
  onTension(reel: number | undefined): void
}

interface ReelsParts {
  model: SlotModel
  symbols: SwitchedSymbols
  lights: LightTextures
  glowColour: string
  wellColour: string
  frames: Frames
}

const pulseMs = 1_250
const hurriedSettleMs = 190
const landMs = 180

/** All reels of the machine. They spin until given their stops. */
export class Reels {
  readonly container = new Container()
  isCalm = false
  private readonly columns: readonly { reel: Reel; view: ReelView }[]
  private readonly model: SlotModel
  private readonly frames: Frames
  private readonly held: HeldLayer
  private marked: Map<number, Set<number>> | undefined
  private markedMs = 0
  private hurried = new AbortController()

  constructor({ model, symbols, lights, glowColour, wellColour, frames }: ReelsParts) {
    this.model = model
    this.frames = frames
    this.columns = stripsOf(model, 'base').map((strip) => {
      const view = createReelView(model.grid.rows, symbols, lights, glowColour)
      this.container.addChild(view.container)
      return { reel: createReel(strip, model.grid.rows), view }
    })
    this.held = new HeldLayer(symbols, wellColour)
    this.container.addChild(this.held.container)
    frames.onFrame((deltaMs) => this.advance(deltaMs))
  }

  layout(cabinet: CabinetLayout): void {
    for (const [index, { view }] of this.columns.entries()) view.layout(cabinet, index)
    this.held.layout(cabinet)
    this.draw(1)
  }

  /** Stands at once and shows this window; where it is not the strip at its stop, it is shown all the same. */
  show(mode: SpinMode, stops: readonly number[], window: StopOrder['window']): void {
    const strips = stripsOf(this.model, mode)
    for (const [index, { reel, view }] of this.columns.entries()) {
      const [strip, stop, column] = [strips[index] ?? [], stops[index] ?? 0, window[index] ?? []]
      const isStrip = column.every((symbol, row) => strip[(stop + row) % strip.length] === symbol)
      view.setRows(column.length)
      reel.place(isStrip ? strip : column, isStrip ? stop : 0)
    }
    this.held.show([])
    this.draw(1)
  }

  /** These cells stay while the reels turn. */
  hold(cells: readonly HeldCell[]): void {
    this.held.show(cells)
    this.frames.requestDraw()
  }

  /** Dims everything but the held cells. */
  dim(): void {
    this.marked = new Map()
    this.draw(1)
  }

  /** What stands above the removed cells, and new symbols above that, fall into the window that is shown already. */
  async fall(removed: readonly Cell[], ms: number): Promise<void> {
    const ways = this.columns.map((_, reel) => fallDistances(removed, reel, this.model.grid.rows))
    await this.frames.tween(ms, (share) => {
      const left = wayLeft(share)
      for (const [index, { reel, view }] of this.columns.entries())
        view.draw(reel, new Map([...(ways[index] ?? [])].map(([row, way]) => [row, way * left])))
    })
    this.draw(1)
  }

  isTurning(): boolean {
    return this.columns.some(({ reel }) => reel.isMoving())
  }

  start(mode: SpinMode): void {
    this.hurried = new AbortController()
    this.marked = undefined
    const strips = stripsOf(this.model, mode)
    for (const [index, { reel }] of this.columns.entries()) reel.start(strips[index] ?? [])
    this.frames.wake()
  }

  /** Stops from the first reel to the last; a reel that can still bring the free spins is waited for. */
  async stop(order: StopOrder): Promise<void> {
    const { pace } = order
    const waited = anticipatedReels(this.model, order.mode, order.window).map((is) => is && pace.anticipationMs > 0)
    const times = stopTimes(pace, waited)
    const rests: Promise<void>[] = []
    for (const [index, atMs] of times.entries()) {
      if (waited[index] && !this.hurried.signal.aborted) {
        await Promise.all(rests)
        order.onTension(index)
      }
      await this.pause(atMs - (times[index - 1] ?? 0))
      rests.push(this.stopOne(index, order))
    }
    await Promise.all(rests)
    order.onTension(undefined)
  }

  /** Everything that still turns stops as soon as it can. */
  hurry(): void {
    this.hurried.abort()
  }

  /** Lights these cells and dims the others; none: all as usual. */
  mark(cells: readonly Cell[]): void {
    this.marked = cells.length > 0 ? rowsByReel(cells) : undefined
    this.markedMs = 0
    this.draw(1)
  }

  private async stopOne(index: number, { pace, stops, window, onReelRest }: StopOrder): Promise<void> {
    this.columns[index]?.view.setRows(window[index]?.length ?? this.model.grid.rows)
    const settleMs = this.hurried.signal.aborted ? Math.min(hurriedSettleMs, pace.settleMs) : pace.settleMs
    const atRest = this.columns[index]?.reel.stop(stops[index] ?? 0, settleMs)
    this.frames.wake()
    await atRest
    onReelRest(index)
    if (!this.isCalm) this.land(index)
  }

  /** A reel that has just come to rest is squeezed for a moment. */
  private land(index: number): void {
    const view = this.columns[index]?.view
    void this.frames.tween(landMs, (share) => {
      if (!this.isTurning() || share < 1) view?.land(share)
    })
  }

  /** The light behind what pays. */
  setGlow(colour: string): void {
    for (const { view } of this.columns) view.setGlow(colour)
  }

  /** So many milliseconds of frames, or until the player hurries. */
  private pause(ms: number): Promise<void> {
    const { signal } = this.hurried
    if (ms <= 0 || signal.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      let leftMs = ms
      const off = this.frames.onFrame((deltaMs) => {
        leftMs -= deltaMs
        if (leftMs > 0 && !signal.aborted) return true
        off()
        resolve()
        return false
      })
    })
  }

  private advance(deltaMs: number): boolean {
    const isPulsing = this.marked !== undefined && !this.isCalm
    if (!isPulsing && !this.isTurning()) return false
    for (const { reel } of this.columns) reel.update(deltaMs)
    this.markedMs += deltaMs
    this.draw(this.isCalm ? 1 : 0.5 + 0.5 * Math.cos((this.markedMs / pulseMs) * 2 * Math.PI))
    return isPulsing || this.isTurning()
  }

  private draw(pulse: number): void {
    for (const [index, { reel, view }] of this.columns.entries()) {
      view.draw(reel)
      const elapsedMs = this.isCalm ? Number.POSITIVE_INFINITY : this.markedMs
      view.mark(this.marked && (this.marked.get(index) ?? new Set()), { pulse, elapsedMs })
    }
    this.frames.requestDraw()
  }
}

function rowsByReel(cells: readonly Cell[]): Map<number, Set<number>> {
  const rows = new Map<number, Set<number>>()
  for (const { reel, row } of cells) rows.set(reel, (rows.get(reel) ?? new Set()).add(row))
  return rows
}
