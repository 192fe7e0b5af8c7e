import type { HeldCoin, SlotEvent, SpinEvent, SymbolId } from '@fairground/game-rules/slots'

export interface FreeSpinsState {
  /** Free spins begun, and those that follow. */
  played: number
  remaining: number
  multiplier: number
  /** The symbol that covers its reels. */
  chosen?: SymbolId
  /** What the free spins have paid so far. */
  wonMinor: bigint
}

/** What a player has seen of a round. */
export interface RoundState {
  /** The reels as they stand; none before the first spin. */
  spin: SpinEvent | undefined
  /** What the cells show now, after falls and covered reels; the window of the spin otherwise. */
  window: SpinEvent['window'] | undefined
  /** Coins that are held, and the spins left to find another. */
  hold: { coins: readonly HeldCoin[]; remaining: number } | undefined
  /** Paid by the round so far, as the events say it. */
  paidMinor: bigint
  freeSpins: FreeSpinsState | undefined
}

/** One event with what stood on the screen before it and what stands there after it. */
export interface Beat<Event extends SlotEvent = SlotEvent> {
  index: number
  event: Event
  before: RoundState
  after: RoundState
}

export const openingState: RoundState = {
  spin: undefined,
  window: undefined,
  hold: undefined,
  paidMinor: 0n,
  freeSpins: undefined,
}

/** The story of a round, beat by beat: live play, resuming and replaying all read it. Nothing is computed anew. */
export function timelineOf(events: readonly SlotEvent[]): Beat[] {
  let before = openingState
  return events.map((event, index) => {
    const beat = { index, event, before, after: afterEvent(before, event) }
    before = beat.after
    return beat
  })
}

/** What stands on the screen when `shownCount` events have been shown. */
export const stateAt = (events: readonly SlotEvent[], shownCount: number): RoundState =>
  events.slice(0, shownCount).reduce(afterEvent, openingState)

function afterEvent(state: RoundState, event: SlotEvent): RoundState {
  switch (event.type) {
    case 'spin':
      return { ...state, spin: event, window: event.window, freeSpins: spun(state.freeSpins, event) }
    case 'line-wins':
    case 'scatter-win':
    case 'symbol-wins':
      return paid(state, BigInt(event.roundMinor))
    case 'cascade':
    case 'reels-covered':
      return { ...state, window: event.window }
    case 'hold-started':
    case 'hold-spun':
      return { ...state, hold: { coins: [...(state.hold?.coins ?? []), ...event.coins], remaining: event.remaining } }
    case 'hold-ended':
      return { ...paid(state, BigInt(event.roundMinor)), hold: undefined }
    case 'symbol-chosen':
      return { ...state, freeSpins: state.freeSpins && { ...state.freeSpins, chosen: event.symbol } }
    case 'feature-bought':
    case 'jackpot-drawn':
      return state
    case 'free-spins-awarded': {
      const { count, multiplier } = event
      return { ...state, freeSpins: { played: 0, remaining: count, multiplier, wonMinor: 0n } }
    }
    case 'free-spins-retriggered':
      return { ...state, freeSpins: state.freeSpins && { ...state.freeSpins, remaining: event.remaining } }
    case 'free-spins-ended':
      return { ...state, freeSpins: undefined }
    case 'win-capped':
      return paid(state, BigInt(event.capMinor))
    case 'round-ended':
      return { ...state, paidMinor: BigInt(event.totalMinor), freeSpins: undefined }
  }
}

const spun = (free: FreeSpinsState | undefined, { mode, index, remaining }: SpinEvent): FreeSpinsState | undefined =>
  free && mode === 'free' ? { ...free, played: index + 1, remaining } : free

function paid(state: RoundState, paidMinor: bigint): RoundState {
  const { freeSpins } = state
  const wonMinor = (freeSpins?.wonMinor ?? 0n) + paidMinor - state.paidMinor
  return { ...state, paidMinor, freeSpins: freeSpins && { ...freeSpins, wonMinor } }
}
