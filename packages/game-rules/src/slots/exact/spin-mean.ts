import { type ReelSetId, reelSetOf, type SlotModel, type SymbolId } from '../slot-model.ts'
import { type CellChances, expectedLine } from './expected-line.ts'
import { type Column, kindCounts, reelColumns } from './reel-columns.ts'

/** What the lines or ways of a spin return, in total bets and before its multiplier. */
export function spinMean(model: SlotModel, reelSet: ReelSetId): number {
  if (model.kind === 'ways') return waysMean(model, reelSet)
  const line = expectedLine(
    model,
    reelSetOf(model, reelSet).strips.map((strip) => cellChances(model, strip)),
  )
  return (line * model.lines.length) / model.betUnits
}

/** The chance of each symbol that can be part of a run in one cell, for equally likely stops. */
export function cellChances(model: SlotModel, seen: readonly SymbolId[]): CellChances {
  const chances = new Map<SymbolId, number>()
  for (const { id, kind } of model.symbols) {
    const count = seen.filter((symbol) => symbol === id).length
    if (kind !== 'scatter' && count > 0) chances.set(id, count / seen.length)
  }
  return chances
}

/** Per symbol: the mean of the product of its cells on the first k reels, times the chance that the next reel has none. */
function waysMean(model: SlotModel, reelSet: ReelSetId): number {
  const reels = reelColumns(model, reelSet)
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  let units = 0
  for (const [id, pays] of Object.entries(model.pays)) {
    const cellsOf = ({ symbols }: Column) => symbols.filter((seen) => seen === id || seen === wild).length
    let product = 1
    for (const [reel, columns] of reels.entries()) {
      product *= columns.reduce((sum, column) => sum + column.chance * cellsOf(column), 0)
      const next = reels[reel + 1] ?? []
      const none = next.reduce((sum, column) => sum + (cellsOf(column) === 0 ? column.chance : 0), 0)
      units += (pays[reel + 1] ?? 0) * product * (next.length > 0 ? none : 1)
    }
  }
  return units / model.betUnits
}

/** What the scatters of a spin pay in total bets, and the chance that they award free spins. */
export function scatterMean(model: SlotModel, reelSet: ReelSetId): { pay: number; trigger: number } {
  let [pay, trigger] = [0, 0]
  for (const [count, chance] of kindCounts(model, reelSet, 'scatter').entries()) {
    pay += chance * (model.scatter.paysX[count] ?? 0)
    if (count >= model.scatter.triggerCount) trigger += chance
  }
  return { pay, trigger }
}
