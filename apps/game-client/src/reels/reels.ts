import type { Cell, SlotModel, SpinMode, SymbolId } from '@fairground/game-rules/slots'
import { Container } from 'pixi.js'
import type { Frames } from '../machine/frames.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import type { LightTextures } from '../machine/light-textures.ts'
import type { Pace } from '../play/pace.ts'
import { anticipatedReels, stripsOf } from './anticipation.ts'
import { createReel } from './reel.ts'
import { createReelView } from './reel-view.ts'
import { stopTimes } from './stop-times.ts'
import type { SymbolTextures } from './symbol-textures.ts'

export interface StopOrder {
  mode: SpinMode
  stops: readonly number[]
  window: readonly (readonly SymbolId[])[]
  pace: Pace
  onReelRest(reel: number): void
  /** A reel is waited for, or no longer. */
  onTension(reel: number | undefined): void
}

export type Reels = ReturnType<typeof createReels>

interface ReelParts {
  model: SlotModel
  symbols: SymbolTextures
  lights: LightTextures
  glowColour: string
  frames: Frames
}

const pulseMs = 1_250
const hurriedSettleMs = 190

/** All reels of the machine. They turn until they are told where to stop. */
export function createReels({ model, symbols, lights, glowColour, frames }: ReelParts) {
  const container = new Container()
  const columns = stripsOf(model, 'base').map((strip) => {
    const view = createReelView(model.grid.rows, symbols, lights, glowColour)
    container.addChild(view.container)
    return { reel: createReel(strip, model.grid.rows), view }
  })
  let marked: Map<number, Set<number>> | undefined
  let markedMs = 0
  let isCalm = false
  let hurryUp = new AbortController()

  frames.onFrame((deltaMs) => {
    const isMoving = columns.some(({ reel }) => reel.isMoving())
    if (!isMoving && !marked) return
    markedMs += deltaMs
    const pulse = isCalm ? 1 : 0.5 + 0.5 * Math.cos((markedMs / pulseMs) * 2 * Math.PI)
    for (const [index, { reel, view }] of columns.entries()) {
      reel.update(deltaMs)
      view.draw(reel)
      view.mark(marked && (marked.get(index) ?? new Set()), pulse)
    }
    frames.requestDraw()
  })
  const drawAll = () => {
    for (const [index, { reel, view }] of columns.entries()) {
      view.draw(reel)
      view.mark(marked && (marked.get(index) ?? new Set()), 1)
    }
    frames.requestDraw()
  }

  /** Resolves after so many milliseconds of frames, or as soon as the player hurries. */
  const waitUnlessHurried = (ms: number) =>
    new Promise<void>((resolve) => {
      const { signal } = hurryUp
      if (ms <= 0 || signal.aborted) return resolve()
      let leftMs = ms
      const off = frames.onFrame((deltaMs) => {
        leftMs -= deltaMs
        if (leftMs > 0 && !signal.aborted) return
        off()
        resolve()
      })
    })

  const stopOne = async (index: number, order: StopOrder): Promise<void> => {
    const column = columns[index]
    const settleMs = hurryUp.signal.aborted ? Math.min(hurriedSettleMs, order.pace.settleMs) : order.pace.settleMs
    await column?.reel.stop(order.stops[index] ?? 0, settleMs)
    order.onReelRest(index)
  }

  return {
    container,
    layout(cabinet: CabinetLayout): void {
      for (const [index, { view }] of columns.entries()) view.layout(cabinet, index)
      drawAll()
    },
    setCalm(next: boolean): void {
      isCalm = next
    },
    /** Stands at these stops at once. */
    place(mode: SpinMode, stops: readonly number[]): void {
      const strips = stripsOf(model, mode)
      for (const [index, { reel }] of columns.entries()) reel.place(strips[index] ?? [], stops[index] ?? 0)
      drawAll()
    },
    isTurning: () => columns.some(({ reel }) => reel.isMoving()),
    start(mode: SpinMode): void {
      hurryUp = new AbortController()
      marked = undefined
      const strips = stripsOf(model, mode)
      for (const [index, { reel }] of columns.entries()) reel.start(strips[index] ?? [])
      frames.requestDraw()
    },
    /** Stops from the first reel to the last; a reel that can still bring the free spins is waited for. */
    async stop(order: StopOrder): Promise<void> {
      const anticipated = order.pace.anticipationMs > 0 ? anticipatedReels(model, order.mode, order.window) : []
      const waited = columns.map((_, index) => anticipated[index] ?? false)
      const times = stopTimes(order.pace, waited)
      const rests: Promise<void>[] = []
      for (const [index, atMs] of times.entries()) {
        if (waited[index] && !hurryUp.signal.aborted) {
          await Promise.all(rests)
          order.onTension(index)
        }
        await waitUnlessHurried(atMs - (times[index - 1] ?? 0))
        rests.push(stopOne(index, order))
      }
      await Promise.all(rests)
      order.onTension(undefined)
    },
    /** Everything that still turns stops as soon as it can. */
    hurry(): void {
      hurryUp.abort()
    },
    /** Lights these cells and dims the others; none: all as usual. */
    mark(cells: readonly Cell[]): void {
      marked = cells.length > 0 ? rowsByReel(cells) : undefined
      markedMs = 0
      drawAll()
    },
  }
}

function rowsByReel(cells: readonly Cell[]): Map<number, Set<number>> {
  const rows = new Map<number, Set<number>>()
  for (const { reel, row } of cells) rows.set(reel, (rows.get(reel) ?? new Set()).add(row))
  return rows
}
