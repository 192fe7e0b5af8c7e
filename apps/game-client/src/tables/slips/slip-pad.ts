import type { SharedBetAnswer, SharedBetView, SlipFault, SlipLimits, SlipRequest } from '@fairground/contract/studio'
import { createStore } from '@fairground/vendor-ui'
import type { RefusalCode } from '../../studio/studio-client.ts'

/** The first slip is sent when the player has rested so long. */
const restMs = 600
/** Whatever lies there is sent so long before the end of the betting. */
const lastMs = 1_500
const slipsMax = 2
const none = 0n

type Chips = ReadonlyMap<string, bigint>

export interface SlipPadState {
  /** All that the player wants to have, by place. */
  wanted: Chips
  /** What the studio has taken of it. */
  taken: Chips
  /** Slips that can still be sent in this round. */
  slipsLeft: number
  isSending: boolean
  canUndo: boolean
  /** Why the last slip was not taken: the chips stay, and wait for another word of the player. */
  refusal: { code: RefusalCode; fault?: SlipFault | undefined } | undefined
  /** What lay there in the last round that was played. */
  last: Chips
}

export type SlipOutcome =
  | { ok: true; value: SharedBetAnswer }
  | { ok: false; code: RefusalCode; fault?: SlipFault | undefined }

interface Parts {
  limits(): SlipLimits
  groupOf(spot: string): string
  /** Places that one player may have; any number where it is absent. */
  spotsMax?: number | undefined
  /** Asks until the answer is known. */
  send(slip: Omit<SlipRequest, 'requestId'>): Promise<SlipOutcome>
  /** The server's time. */
  nowMs(): number
}

const empty = (): SlipPadState => ({
  ...{ wanted: new Map(), taken: new Map(), slipsLeft: slipsMax, isSending: false, canUndo: false },
  ...{ refusal: undefined, last: new Map() },
})

/**
 * Chips gather here and are sent as slips: the first after a moment of rest, the second when the player is ready, and both at
 * the latest shortly before the end of the betting. What has been taken cannot be taken back.
 */
export class SlipPad {
  readonly screen = createStore<SlipPadState>(empty())
  private readonly parts: Parts
  private round: { sharedRoundId: string; closesMs: number } | undefined
  /** What was wanted before each step, newest last. */
  private steps: Chips[] = []
  private resting: ReturnType<typeof setTimeout> | undefined
  private closing: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** A round takes bets, or its betting ends at another moment. */
  open(sharedRoundId: string, closesMs: number): void {
    if (this.round?.sharedRoundId !== sharedRoundId) {
      const { taken, last } = this.screen.get()
      this.steps = []
      this.screen.set({ ...empty(), last: taken.size > 0 ? taken : last })
    }
    this.round = { sharedRoundId, closesMs }
    clearTimeout(this.closing)
    this.closing = setTimeout(() => void this.send(), Math.max(0, closesMs - lastMs - this.parts.nowMs()))
  }

  /** The betting is over: what was not sent is gone. */
  close(): void {
    clearTimeout(this.resting)
    clearTimeout(this.closing)
    this.steps = []
    const { taken } = this.screen.get()
    this.screen.set({ wanted: taken, canUndo: false })
    if (this.round) this.round.closesMs = Number.NEGATIVE_INFINITY
  }

  /** The player's bets of the round as the studio tells them: another tab may have sent some. */
  keep(bets: readonly SharedBetView[]): void {
    const own = bets.filter(({ sharedRoundId }) => sharedRoundId === this.round?.sharedRoundId)
    const taken = sumOf(own.filter(({ state }) => state !== 'void').map(chipsOf))
    const places = own.map(({ place }) => place + 1)
    const { wanted } = this.screen.get()
    this.screen.set({
      ...{ taken, slipsLeft: slipsMax - Math.max(0, ...places), wanted: atLeast(wanted, taken) },
    })
  }

  /** A chip on a place: never more than the table takes there, and never less. */
  put(spot: string, amountMinor: bigint): void {
    const { wanted } = this.screen.get()
    this.change(new Map([...wanted, [spot, this.fitting(spot, (wanted.get(spot) ?? none) + amountMinor)]]))
  }

  /** All that is wanted, at one step: never less than was taken. */
  lay(chips: Chips): void {
    this.change(new Map([...chips].map(([spot, minor]) => [spot, this.fitting(spot, minor)])))
  }

  undo(): void {
    const before = this.steps.pop()
    if (!before) return
    this.screen.set({ wanted: atLeast(before, this.screen.get().taken), canUndo: this.steps.length > 0 })
    this.rest()
  }

  /** Takes away what has not been sent. */
  clear(): void {
    this.change(this.screen.get().taken)
  }

  double(): void {
    const { wanted } = this.screen.get()
    this.change(new Map([...wanted].map(([spot, minor]) => [spot, this.most(spot, minor * 2n)])))
  }

  /** Lays what lay there in the last round. */
  rebet(): void {
    const { last, wanted } = this.screen.get()
    this.change(
      new Map([...wanted, ...[...last].map(([spot, minor]): [string, bigint] => [spot, this.most(spot, minor)])]),
    )
  }

  /** The player adds nothing more. */
  ready(): Promise<void> {
    return this.send()
  }

  private change(wanted: Chips): void {
    const state = this.screen.get()
    const some = new Map([...wanted].filter(([, minor]) => minor > none))
    const fitting = fewer(atLeast(some, state.taken), state, this.parts.spotsMax)
    if (!this.isOpen() || state.slipsLeft === 0 || isSame(fitting, state.wanted)) return
    this.steps.push(state.wanted)
    this.screen.set({ wanted: fitting, canUndo: true, refusal: undefined })
    this.rest()
  }

  /** Only the first slip goes by itself: the second is the last. In the last moment neither can wait. */
  private rest(): void {
    clearTimeout(this.resting)
    if (this.isLastMoment()) return void this.send()
    if (this.screen.get().slipsLeft === slipsMax) this.resting = setTimeout(() => void this.send(), restMs)
  }

  private async send(): Promise<void> {
    clearTimeout(this.resting)
    const { wanted, taken, slipsLeft, isSending, refusal } = this.screen.get()
    const { round } = this
    const isNew = !isSame(wanted, taken) && wanted.size > 0
    if (!round || !this.isOpen() || isSending || slipsLeft === 0 || !isNew || refusal) return
    this.steps = []
    this.screen.set({ isSending: true, canUndo: false })
    const slipNo = slipsLeft === slipsMax ? 1 : 2
    const spots = Object.fromEntries([...wanted].map(([spot, minor]) => [spot, minor.toString()]))
    const outcome = await this.parts.send({ sharedRoundId: round.sharedRoundId, slipNo, spots })
    if (this.round?.sharedRoundId !== round.sharedRoundId) return
    if (outcome.ok) {
      this.screen.set({ isSending: false, taken: wanted, slipsLeft: slipsMax - outcome.value.bet.place - 1 })
      return this.sendRest()
    }
    const { code, fault } = outcome
    this.screen.set({ isSending: false, refusal: { code, fault } })
  }

  /** What was laid while a slip was under way goes with the next one, at the latest at the end. */
  private sendRest(): void {
    if (this.isLastMoment()) void this.send()
  }

  private isLastMoment(): boolean {
    return this.round !== undefined && this.parts.nowMs() >= this.round.closesMs - lastMs
  }

  private isOpen(): boolean {
    return this.round !== undefined && this.parts.nowMs() < this.round.closesMs
  }

  private fitting(spot: string, minor: bigint): bigint {
    const { minMinor, maxMinor } = this.groupLimits(spot)
    return minor > maxMinor ? maxMinor : minor < minMinor ? minMinor : minor
  }

  private most(spot: string, minor: bigint): bigint {
    const { maxMinor } = this.groupLimits(spot)
    return minor > maxMinor ? maxMinor : minor
  }

  private groupLimits(spot: string): { minMinor: bigint; maxMinor: bigint } {
    const limits = this.parts.limits().groups[this.parts.groupOf(spot)]
    return { minMinor: BigInt(limits?.minMinor ?? 0), maxMinor: BigInt(limits?.maxMinor ?? 0) }
  }
}

/** The chips of a bet, as it was sent. */
function chipsOf({ bet }: SharedBetView): Chips {
  const { bets = [] } = bet as { bets?: { spot: string; stakeMinor: string }[] }
  return new Map(bets.map(({ spot, stakeMinor }) => [spot, BigInt(stakeMinor)]))
}

function sumOf(all: readonly Chips[]): Chips {
  const sums = new Map<string, bigint>()
  for (const chips of all) for (const [spot, minor] of chips) sums.set(spot, (sums.get(spot) ?? none) + minor)
  return sums
}

/** The wish, and on every place no less than has been taken. */
const atLeast = (wanted: Chips, taken: Chips): Chips =>
  new Map([
    ...wanted,
    ...[...taken].map(([spot, minor]): [string, bigint] => {
      const wish = wanted.get(spot) ?? none
      return [spot, wish < minor ? minor : wish]
    }),
  ])

/** Where a player may have so many places: what was taken stays, then what is new, and no more. */
function fewer(wish: Chips, { wanted, taken }: SlipPadState, spotsMax = Number.POSITIVE_INFINITY): Chips {
  if (wish.size <= spotsMax) return wish
  const rank = ([spot, minor]: [string, bigint]) => (taken.has(spot) ? 0 : wanted.get(spot) === minor ? 2 : 1)
  return new Map([...wish].sort((a, b) => rank(a) - rank(b)).slice(0, spotsMax))
}

const isSame = (a: Chips, b: Chips): boolean =>
  a.size === b.size && [...a].every(([spot, minor]) => b.get(spot) === minor)
