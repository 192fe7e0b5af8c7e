/** Symbols are generic so that a theme can draw any picture for them: wild, scatter, top, high1 … ten. */
export type SymbolId = string

export type SlotSymbol = { readonly id: SymbolId; readonly kind: 'pay' | 'wild' | 'scatter' }

export type ReelSetId = 'base' | 'free'

/** One strip per reel, read downwards; every stop has the same chance and the strip goes on at its start. */
export type ReelSet = { readonly id: ReelSetId; readonly strips: readonly (readonly SymbolId[])[] }

/** What a count of symbols pays: pays[5] is five of a kind. */
export type CountPays = Readonly<Record<number, number>>

export type FreeSpinsRule = {
  readonly reelSet: ReelSetId
  /** Free spins awarded by each trigger. */
  readonly count: number
  /** Applies to line and scatter wins of the free spins. */
  readonly multiplier: number
  /** Free spins added by a trigger inside the free spins; 0 means none. */
  readonly retriggerCount: number
}

/** A 5×3 lines game and its relatives; themes reference a model and never change it. */
export type SlotModel = {
  readonly id: string
  /** Any change of numbers is a new version; rounds keep theirs. */
  readonly version: number
  readonly name: string
  readonly kind: 'lines'
  readonly grid: { readonly reels: number; readonly rows: number }
  readonly symbols: readonly SlotSymbol[]
  readonly reelSets: readonly ReelSet[]
  /** The total bet is this many units; a line bet is one unit. */
  readonly betUnits: number
  /** Row of each reel, from the top (0); wins run from the first reel. */
  readonly lines: readonly (readonly number[])[]
  /** Units per line win by symbol and count, the highest win of a line only. */
  readonly pays: Readonly<Record<SymbolId, CountPays>>
  readonly scatter: {
    /** Total bets (not units) paid by the number of scatters anywhere in the window. */
    readonly paysX: CountPays
    /** Fewest scatters that award free spins; such a window always pays. */
    readonly triggerCount: number
  }
  readonly freeSpins: FreeSpinsRule
  /** Most a round can pay, in total bets; reaching it ends the round. */
  readonly winCapX: number
}

/** The reels of this id. Throws when the model has none, which no checked model does. */
export function reelSetOf(model: SlotModel, id: ReelSetId): ReelSet {
  const reelSet = model.reelSets.find((candidate) => candidate.id === id)
  if (!reelSet) throw new Error(`Model ${model.id} has no reels ${id}`)
  return reelSet
}
