import type { SlotModel, SymbolId } from '../slot-model.ts'

/** The chance of each symbol in the cell of a line on one reel; what is missing to 1 ends every run. */
export type CellChances = ReadonlyMap<SymbolId, number>

/** Units one line pays on average when the cells of its reels are independent. */
export function expectedLine(model: SlotModel, cells: readonly CellChances[]): number {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  const walk = (reel: number, run: SymbolId | undefined, best: number): number => {
    let [sum, ended] = [0, 1]
    for (const [id, chance] of cells[reel] ?? []) {
      const symbol = run === undefined || run === wild ? id : run
      if (id !== wild && id !== symbol) continue
      ended -= chance
      sum += chance * walk(reel + 1, symbol, Math.max(best, model.pays[symbol]?.[reel + 1] ?? 0))
    }
    return sum + ended * best
  }
  return walk(0, undefined, 0)
}
