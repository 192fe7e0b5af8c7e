import type { SlotModel, SymbolId } from '../slot-model.ts'
import { type CellChances, expectedLine } from './expected-line.ts'
import { type Column, reelColumns } from './reel-columns.ts'
import { cellChances } from './spin-mean.ts'

/** The sets of reels, as bits, that wilds can cover, and the chance to come from one to a larger one in a spin. */
export function coveredSets(model: SlotModel) {
  const wild = wildOf(model)
  const chances = reelColumns(model, 'base').map((columns) =>
    chanceOf(columns.filter(({ symbols }) => symbols.includes(wild))),
  )
  const sets = Array.from({ length: 2 ** chances.length }, (_, set) => set).filter((set) =>
    chances.every((chance, reel) => chance > 0 || !has(set, reel)),
  )
  return {
    sets,
    chanceOf: (set: number, held: number): number =>
      chances.reduce((product, p, reel) => product * (has(held, reel) ? 1 : has(set, reel) ? p : 1 - p), 1),
  }
}

/** Return of a round with respins in total bets: a Markov chain over the sets of wild reels. */
export function wildRespinMean(model: SlotModel): number {
  const reels = reelColumns(model, 'base')
  const { sets, chanceOf } = coveredSets(model)
  const pay = new Map(sets.map((set) => [set, paidUnits(model, reels, set)]))
  const value = new Map<number, number>()
  for (const held of [...sets].reverse()) {
    let units = 0
    for (const set of sets) {
      if ((set & held) !== held) continue
      units += chanceOf(set, held) * ((pay.get(set) ?? 0) + (set === held ? 0 : (value.get(set) ?? 0)))
    }
    value.set(held, units)
  }
  return (value.get(0) ?? 0) / model.betUnits
}

const wildOf = ({ symbols }: SlotModel): SymbolId => symbols.find(({ kind }) => kind === 'wild')?.id ?? ''

const has = (set: number, reel: number): boolean => (set & (1 << reel)) !== 0

const chanceOf = (columns: readonly Column[]): number => columns.reduce((sum, { chance }) => sum + chance, 0)

/** What all lines pay when exactly the reels of `set` are covered; the others show no wild. */
function paidUnits(model: SlotModel, reels: readonly (readonly Column[])[], set: number): number {
  const wild = wildOf(model)
  const covered: CellChances = new Map([[wild, 1]])
  const cells = reels.map((columns) => {
    const plain = columns.filter(({ symbols }) => !symbols.includes(wild))
    return Array.from({ length: model.grid.rows }, (_, row) =>
      cellChances(
        model,
        plain.map(({ symbols }) => symbols[row] as SymbolId),
      ),
    )
  })
  return model.lines.reduce((sum, rows) => {
    const line = rows.map((row, reel) => (has(set, reel) ? covered : (cells[reel]?.[row] ?? covered)))
    return sum + expectedLine(model, line)
  }, 0)
}
