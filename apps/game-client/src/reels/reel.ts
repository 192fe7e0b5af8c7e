import type { SymbolId } from '@fairground/game-rules/slots'
import { createReelStrip, type ReelStrip } from './reel-strip.ts'
import { startSpeed } from './start-reel.ts'
import { restCellOf, stopProgress } from './stop-reel.ts'

/** One reel as a moving column of cells; where it is drawn is no concern of it. */
export interface Reel {
  /** Cell at the upper edge of the window; falls while the reel turns. */
  readonly position: number
  /** Cells per second. */
  readonly speed: number
  symbolAt(cell: number): SymbolId
  isMoving(): boolean
  /** Stands at once, without turning. */
  place(strip: readonly SymbolId[], stop: number): void
  start(strip: readonly SymbolId[]): void
  /** Comes to rest with `stop` in its upper row. Resolves when it stands. */
  stop(stop: number, settleMs: number): Promise<void>
  update(deltaMs: number): void
}

type Motion =
  | { kind: 'rest' }
  | { kind: 'turning'; elapsedMs: number }
  | { kind: 'stopping'; from: number; to: number; elapsedMs: number; settleMs: number; onRest: () => void }

export function createReel(strip: readonly SymbolId[], rows: number): Reel {
  let cells: ReelStrip = createReelStrip(strip, 0)
  let position = 0
  let speed = 0
  let motion: Motion = { kind: 'rest' }

  const turn = (turning: Extract<Motion, { kind: 'turning' }>, deltaMs: number): void => {
    turning.elapsedMs += deltaMs
    speed = startSpeed(turning.elapsedMs)
    position -= (speed * deltaMs) / 1_000
  }
  const settle = (stopping: Extract<Motion, { kind: 'stopping' }>, deltaMs: number): void => {
    stopping.elapsedMs += deltaMs
    const { from, to, elapsedMs, settleMs, onRest } = stopping
    const next = from + (to - from) * stopProgress(settleMs > 0 ? elapsedMs / settleMs : 1)
    speed = deltaMs > 0 ? ((position - next) * 1_000) / deltaMs : 0
    position = next
    if (elapsedMs < settleMs) return
    position = to
    speed = 0
    motion = { kind: 'rest' }
    onRest()
  }

  return {
    get position() {
      return position
    },
    get speed() {
      return speed
    },
    symbolAt: (cell) => cells.symbolAt(cell),
    isMoving: () => motion.kind !== 'rest',
    place(nextStrip, stop) {
      cells = createReelStrip(nextStrip, stop)
      position = 0
      speed = 0
      motion = { kind: 'rest' }
    },
    start(nextStrip) {
      cells.change(nextStrip, Math.floor(position) - 1)
      motion = { kind: 'turning', elapsedMs: 0 }
    },
    stop(stop, settleMs) {
      const to = restCellOf(position, rows)
      cells.splice(Math.floor(position) - 1, to, stop)
      return new Promise((onRest) => {
        motion = { kind: 'stopping', from: position, to, elapsedMs: 0, settleMs, onRest }
      })
    },
    update(deltaMs) {
      if (motion.kind === 'turning') turn(motion, deltaMs)
      else if (motion.kind === 'stopping') settle(motion, deltaMs)
    },
  }
}
