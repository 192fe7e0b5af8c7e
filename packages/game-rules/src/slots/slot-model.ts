import type { Jackpot } from '../jackpots/jackpot.ts'

/** Symbols are generic so that a theme can draw any picture for them: wild, scatter, top, high1 … ten. */
export type SymbolId = string

export type SlotSymbol = { readonly id: SymbolId; readonly kind: 'pay' | 'wild' | 'scatter' | 'coin' }

/** What a win is: a run on a line, a run on neighbouring reels, cells that touch, or enough of a symbol anywhere. */
export type SlotKind = 'lines' | 'ways' | 'cluster' | 'scatter-pays'

export type ReelSetId = 'base' | 'free'

/** One strip per reel, read downwards; every stop has the same chance and the strip goes on at its start. */
export type ReelSet = { readonly id: ReelSetId; readonly strips: readonly (readonly SymbolId[])[] }

/** What a count of symbols pays: pays[5] is five of a kind; of clusters and scatter pays, five or more. */
export type CountPays = Readonly<Record<number, number>>

export type FreeSpinsRule = {
  readonly reelSet: ReelSetId
  /** Free spins awarded by each trigger; 0 in a model without free spins. */
  readonly count: number
  /** Applies to line and scatter wins of the free spins. */
  readonly multiplier: number
  /** Free spins added by a trigger inside the free spins; 0 means none. */
  readonly retriggerCount: number
  /** Wilds stay where they are until the free spins end. */
  readonly stickyWilds?: true
  /** One of these symbols is drawn by weight at the start; on enough reels it covers them and pays on every line. */
  readonly expanding?: readonly (readonly [symbol: SymbolId, weight: number])[]
}

/** Winning cells vanish, what is above falls, the strips go on from above; each step pays by the next multiplier. */
export type CascadeRule = { readonly multipliers: readonly number[]; readonly freeMultipliers: readonly number[] }

export type JackpotName = 'mini' | 'minor' | 'major'

/** Enough coins hold their cells; the empty cells spin again until so many spins in a row bring no new coin. */
export type HoldAndWinRule = {
  readonly triggerCount: number
  readonly respins: number
  /** An empty cell shows a coin once in this many spins. */
  readonly coinOneIn: number
  /** What a coin is worth in total bets, drawn by weight; some are fixed jackpots. */
  readonly values: readonly { readonly x: number; readonly weight: number; readonly jackpot?: JackpotName }[]
  /** Paid besides the coins when every cell holds one, in total bets. */
  readonly grandX: number
}

/** A game on reels; themes reference a model and never change it. */
export type SlotModel = {
  readonly id: string
  /** Any change of numbers is a new version; rounds keep theirs. */
  readonly version: number
  readonly name: string
  readonly kind: SlotKind
  readonly grid: {
    readonly reels: number
    /** Cells of a reel; the most of them where heights are drawn. */
    readonly rows: number
    /** Each reel draws its height by weight before every spin. */
    readonly heights?: readonly (readonly [rows: number, weight: number])[]
  }
  readonly symbols: readonly SlotSymbol[]
  readonly reelSets: readonly ReelSet[]
  /** The total bet is this many units; every pay is a number of units. */
  readonly betUnits: number
  /** Row of each reel, from the top (0); wins run from the first reel. Empty unless the kind is lines. */
  readonly lines: readonly (readonly number[])[]
  /** Units by symbol and count: of a line, which pays its highest win only, of one way, or of a group. */
  readonly pays: Readonly<Record<SymbolId, CountPays>>
  readonly scatter: {
    /** Total bets (not units) paid by the number of scatters anywhere in the window. */
    readonly paysX: CountPays
    /** Fewest scatters that award free spins; such a window always pays. */
    readonly triggerCount: number
  }
  readonly freeSpins: FreeSpinsRule
  readonly cascade?: CascadeRule
  /** A wild covers its reel and holds it while the others spin once more, again for each new one. */
  readonly wildRespins?: true
  readonly holdAndWin?: HoldAndWinRule
  /** Price of the free spins in total bets. */
  readonly buy?: { readonly costX: number }
  /** The pools of the house that every stake joins, and that its rounds may win besides. */
  readonly jackpot?: Jackpot
  /** Most a round can pay, in total bets; reaching it ends the round. */
  readonly winCapX: number
}

/** The reels of this id. Throws when the model has none, which no checked model does. */
export function reelSetOf(model: SlotModel, id: ReelSetId): ReelSet {
  const reelSet = model.reelSets.find((candidate) => candidate.id === id)
  if (!reelSet) throw new Error(`Model ${model.id} has no reels ${id}`)
  return reelSet
}
