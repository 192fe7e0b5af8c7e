import type { SymbolId } from './slot-model.ts'

export type SpinMode = 'base' | 'free'

/** Minor units as a whole number in a string, because the list of events is stored and sent as JSON. */
export type MinorText = string

export type Cell = { readonly reel: number; readonly row: number }

export type LineWin = {
  /** Index into the model's lines. */
  readonly line: number
  readonly symbol: SymbolId
  readonly count: number
  readonly cells: readonly Cell[]
  /** With the multiplier of the spin. */
  readonly amountMinor: MinorText
}

/** The reels have stopped. `index` counts from 0 within its mode; `window[reel][row]` is what is seen. */
export type SpinEvent = {
  readonly type: 'spin'
  readonly mode: SpinMode
  readonly index: number
  readonly multiplier: number
  readonly stops: readonly number[]
  readonly window: readonly (readonly SymbolId[])[]
  /** Free spins left after this one; 0 in the base game. */
  readonly remaining: number
}

/** `roundMinor` in every win is what the round has paid so far, this win included and the win cap applied. */
export type LineWinsEvent = {
  readonly type: 'line-wins'
  readonly wins: readonly LineWin[]
  readonly amountMinor: MinorText
  readonly roundMinor: MinorText
}

export type ScatterWinEvent = {
  readonly type: 'scatter-win'
  readonly cells: readonly Cell[]
  readonly amountMinor: MinorText
  readonly roundMinor: MinorText
}

export type FreeSpinsAwardedEvent = {
  readonly type: 'free-spins-awarded'
  readonly count: number
  readonly multiplier: number
  readonly cells: readonly Cell[]
}

export type FreeSpinsRetriggeredEvent = {
  readonly type: 'free-spins-retriggered'
  readonly count: number
  readonly remaining: number
  readonly cells: readonly Cell[]
}

/** `amountMinor` is what the free spins paid together, after the win cap. */
export type FreeSpinsEndedEvent = {
  readonly type: 'free-spins-ended'
  readonly played: number
  readonly amountMinor: MinorText
}

/** The round reached the win cap: it pays `capMinor` in all, and no spin follows. */
export type WinCappedEvent = { readonly type: 'win-capped'; readonly capMinor: MinorText }

export type RoundEndedEvent = { readonly type: 'round-ended'; readonly totalMinor: MinorText }

/** The ordered story of a round: clients replay it, they never compute it. */
export type SlotEvent =
  | SpinEvent
  | LineWinsEvent
  | ScatterWinEvent
  | FreeSpinsAwardedEvent
  | FreeSpinsRetriggeredEvent
  | FreeSpinsEndedEvent
  | WinCappedEvent
  | RoundEndedEvent

/** A finished round, base spin and free spins together, ready to be stored as JSON. */
export type SlotRound = {
  readonly modelId: string
  readonly modelVersion: number
  readonly stakeMinor: MinorText
  readonly totalMinor: MinorText
  readonly events: readonly SlotEvent[]
}
