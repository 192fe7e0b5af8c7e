import { type ReelSetId, reelSetOf, type SlotModel, type SlotSymbol, type SymbolId } from '../slot-model.ts'

/** What one reel can show, with its chance. */
export type Column = { readonly chance: number; readonly symbols: readonly SymbolId[] }

/** Every column of every reel, heights included; the reels are independent. */
export function reelColumns(model: SlotModel, reelSet: ReelSetId): Column[][] {
  const heights = model.grid.heights ?? [[model.grid.rows, 1] as const]
  const weights = heights.reduce((sum, [, weight]) => sum + weight, 0)
  return reelSetOf(model, reelSet).strips.map((strip) =>
    heights.flatMap(([rows, weight]) =>
      strip.map((_, stop) => ({
        chance: weight / weights / strip.length,
        symbols: Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as SymbolId),
      })),
    ),
  )
}

/** The chance of every number of cells of one kind in the window. */
export function kindCounts(model: SlotModel, reelSet: ReelSetId, kind: SlotSymbol['kind']): number[] {
  const ids = new Set(model.symbols.filter((symbol) => symbol.kind === kind).map(({ id }) => id))
  return addedUp(reelColumns(model, reelSet), ({ symbols }) => symbols.filter((id) => ids.has(id)).length)
}

/** The chance of every number of reels that show a symbol. */
export function reelsShowing(model: SlotModel, reelSet: ReelSetId, symbol: SymbolId): number[] {
  return addedUp(reelColumns(model, reelSet), ({ symbols }) => (symbols.includes(symbol) ? 1 : 0))
}

function addedUp(reels: readonly (readonly Column[])[], countOf: (column: Column) => number): number[] {
  let chances = [1]
  for (const columns of reels) {
    const next: number[] = []
    for (const column of columns) {
      const more = countOf(column)
      for (const [count, chance] of chances.entries())
        next[count + more] = (next[count + more] ?? 0) + chance * column.chance
    }
    chances = Array.from(next, (chance) => chance ?? 0)
  }
  return chances
}
