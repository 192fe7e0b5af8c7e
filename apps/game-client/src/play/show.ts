import type { Cell, LineWin, SpinMode, SymbolWin } from '@fairground/game-rules/slots'
import type { SoundDesk } from '@fairground/vendor-ui'
import type { Machine } from '../machine/machine.ts'
import type { Pace } from './pace.ts'
import type { Screen } from './screen.ts'
import type { Waiting } from './waiting.ts'

/** A win of the last spin that can be pointed at on the reels. */
export type ShownWin =
  | { kind: 'line'; win: LineWin }
  | { kind: 'symbol'; win: SymbolWin }
  | { kind: 'scatter'; cells: readonly Cell[]; amountMinor: bigint }

/** What the handlers of events use to show a round. One per round that is shown. */
export class Show {
  readonly stakeMinor: bigint
  readonly hasFreeSpins: boolean
  readonly machine: Machine
  readonly screen: Screen
  readonly sound: SoundDesk
  /** Wins of the spin on the reels, in the order they were paid. */
  wins: ShownWin[] = []
  private readonly waiting: Waiting
  private readonly paceNow: () => Pace
  private turningSinceMs = 0

  constructor(parts: {
    stakeMinor: bigint
    hasFreeSpins: boolean
    machine: Machine
    screen: Screen
    sound: SoundDesk
    waiting: Waiting
    pace: () => Pace
    turningSinceMs?: number
  }) {
    this.stakeMinor = parts.stakeMinor
    this.hasFreeSpins = parts.hasFreeSpins
    this.machine = parts.machine
    this.screen = parts.screen
    this.sound = parts.sound
    this.waiting = parts.waiting
    this.paceNow = parts.pace
    this.turningSinceMs = parts.turningSinceMs ?? 0
  }

  get pace(): Pace {
    return this.paceNow()
  }

  /** So many milliseconds, or until the player hurries. */
  wait(ms: number): Promise<void> {
    return this.waiting.wait(ms)
  }

  /** Lets the reels turn, unless they do already. */
  startReels(mode: SpinMode): void {
    this.wins = []
    if (this.machine.isTurning()) return
    this.machine.start(mode)
    this.sound.play('start')
    this.turningSinceMs = performance.now()
  }

  /** Until the reels have turned for the time that every spin takes at least. */
  untilTurned(): Promise<void> {
    return this.wait(this.pace.spinMsMin - (performance.now() - this.turningSinceMs))
  }
}
