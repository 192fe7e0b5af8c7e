import type { AheadAnswer, AheadRequest, SharedBetAnswer } from '@fairground/contract/studio'
import { createStore } from '@fairground/vendor-ui'
import type { Outcome, RefusalCode } from '../../studio/studio-client.ts'

/** A place of a round to come, as it was pressed. */
export type Picked = Pick<AheadRequest, 'number' | 'spot' | 'priceX100'>

export interface AheadState {
  /** What the studio told last; undefined before that. */
  told: AheadAnswer | undefined
  picked: Picked | undefined
  stakeMinor: bigint
  isSending: boolean
  /** Prices of bets on many rounds are being asked for. */
  isAsking: boolean
  refusal: RefusalCode | undefined
  /** The last bet that was pressed stands. */
  hasTaken: boolean
}

interface Parts {
  list(hasOutright: boolean): Promise<Outcome<AheadAnswer>>
  /** Asks until the answer is known. */
  send(bet: Omit<AheadRequest, 'requestId'>): Promise<Outcome<SharedBetAnswer>>
  /** A waiting bet is over: the balance may be another. */
  onEnded(): void
}

const none = 0n

/** Bets on rounds to come: one place at a time, at the price it was pressed at. */
export class AheadDesk {
  readonly screen = createStore<AheadState>({
    ...{ told: undefined, picked: undefined, stakeMinor: none, isSending: false, isAsking: false },
    ...{ refusal: undefined, hasTaken: false },
  })
  private readonly parts: Parts
  private reading = 0
  private hasOutright = false

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** What can be had and what waits, anew: with each round of the table. */
  async refresh(): Promise<void> {
    this.reading += 1
    const reading = this.reading
    const before = this.screen.get().told?.bets.length ?? 0
    this.screen.set({ isAsking: this.hasOutright })
    const outcome = await this.parts.list(this.hasOutright)
    if (reading !== this.reading) return
    this.screen.set({ isAsking: false, ...(outcome.ok && { told: outcome.value }) })
    if (!outcome.ok) return
    if (outcome.value.bets.length < before) this.parts.onEnded()
  }

  /** Somebody looks at bets on many rounds together: only then their prices are worked out. */
  lookAtOutright(hasOutright: boolean): void {
    if (this.hasOutright === hasOutright) return
    this.hasOutright = hasOutright
    if (hasOutright) void this.refresh()
  }

  pick(picked: Picked | undefined, stakeMinor: bigint): void {
    if (!this.screen.get().isSending) this.screen.set({ picked, stakeMinor, refusal: undefined, hasTaken: false })
  }

  /** Chips more or fewer; never none. */
  add(minor: bigint): void {
    const stakeMinor = this.screen.get().stakeMinor + minor
    if (stakeMinor > none) this.screen.set({ stakeMinor, refusal: undefined })
  }

  async place(): Promise<void> {
    const { picked, stakeMinor, isSending } = this.screen.get()
    if (!picked || isSending) return
    this.screen.set({ isSending: true, refusal: undefined })
    const outcome = await this.parts.send({ ...picked, stakeMinor: `${stakeMinor}` })
    if (!outcome.ok) return this.screen.set({ isSending: false, refusal: outcome.code })
    this.screen.set({ isSending: false, picked: undefined, hasTaken: true })
    await this.refresh()
  }
}
