import type { JackpotDraw } from '../jackpots/draw-jackpot.ts'
import type { JackpotName, SymbolId } from './slot-model.ts'

export type SpinMode = 'base' | 'free' | 'respin'

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
  /** Cells that kept their wild and did not turn; the window shows them. */
  readonly held?: readonly Cell[]
}

/** `roundMinor` in every win is what the round has paid so far, this win included and the win cap applied. */
export type LineWinsEvent = {
  readonly type: 'line-wins'
  readonly wins: readonly LineWin[]
  readonly amountMinor: MinorText
  readonly roundMinor: MinorText
}

/** A win that is no line: of all its ways together, of a cluster, or of enough symbols anywhere. */
export type SymbolWin = {
  readonly symbol: SymbolId
  /** Reels of a way, cells of a group. */
  readonly count: number
  /** How many ways it was won; 1 for a group. */
  readonly ways: number
  readonly cells: readonly Cell[]
  readonly amountMinor: MinorText
}

export type SymbolWinsEvent = {
  readonly type: 'symbol-wins'
  readonly wins: readonly SymbolWin[]
  readonly amountMinor: MinorText
  readonly roundMinor: MinorText
}

/** The cells that have paid are gone; `window` is what has fallen into place, and what it pays is multiplied. */
export type CascadeEvent = {
  readonly type: 'cascade'
  /** 1 for the first fall of a spin. */
  readonly step: number
  readonly multiplier: number
  readonly removed: readonly Cell[]
  readonly window: readonly (readonly SymbolId[])[]
}

/** The reels that a symbol covers from top to bottom before it pays. */
export type ReelsCoveredEvent = {
  readonly type: 'reels-covered'
  readonly symbol: SymbolId
  readonly reels: readonly number[]
  readonly window: readonly (readonly SymbolId[])[]
}

/** The symbol that covers its reels during the free spins that follow. */
export type SymbolChosenEvent = { readonly type: 'symbol-chosen'; readonly symbol: SymbolId }

export type HeldCoin = Cell & { readonly amountMinor: MinorText; readonly jackpot?: JackpotName }

export type HoldStartedEvent = {
  readonly type: 'hold-started'
  readonly coins: readonly HeldCoin[]
  readonly remaining: number
}

/** The empty cells have spun: the new coins, and the spins left until the next one must come. */
export type HoldSpunEvent = {
  readonly type: 'hold-spun'
  readonly coins: readonly HeldCoin[]
  readonly remaining: number
}

/** All coins are paid; `grandMinor` is the prize of a full window, part of `amountMinor`, or "0". */
export type HoldEndedEvent = {
  readonly type: 'hold-ended'
  readonly coinCount: number
  readonly grandMinor: MinorText
  readonly amountMinor: MinorText
  readonly roundMinor: MinorText
}

/** The round costs `costX` bets and begins with the free spins. */
export type FeatureBoughtEvent = {
  readonly type: 'feature-bought'
  readonly costX: number
  readonly betMinor: MinorText
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

/** Drawn after everything else: what a level pays is known when the bet stands, and told beside the round. */
export type JackpotDrawnEvent = {
  readonly type: 'jackpot-drawn'
  readonly jackpotId: string
  /** Minor units of one unit of the currency, of which the chances are written. */
  readonly unitMinor: MinorText
  readonly draws: readonly JackpotDraw[]
}

export type RoundEndedEvent = { readonly type: 'round-ended'; readonly totalMinor: MinorText }

/** The ordered story of a round: clients replay it, they never compute it. */
export type SlotEvent =
  | SpinEvent
  | LineWinsEvent
  | SymbolWinsEvent
  | ScatterWinEvent
  | CascadeEvent
  | ReelsCoveredEvent
  | SymbolChosenEvent
  | HoldStartedEvent
  | HoldSpunEvent
  | HoldEndedEvent
  | FeatureBoughtEvent
  | FreeSpinsAwardedEvent
  | FreeSpinsRetriggeredEvent
  | FreeSpinsEndedEvent
  | WinCappedEvent
  | JackpotDrawnEvent
  | RoundEndedEvent

/** A finished round, base spin and free spins together, ready to be stored as JSON. */
export type SlotRound = {
  readonly modelId: string
  readonly modelVersion: number
  readonly stakeMinor: MinorText
  readonly totalMinor: MinorText
  readonly events: readonly SlotEvent[]
}
