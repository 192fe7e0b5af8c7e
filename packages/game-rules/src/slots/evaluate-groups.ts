import { keyOf } from './cell-key.ts'
import type { CountPays, SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'
import { cellsShowing, type SlotWindow, type SymbolHit } from './slot-window.ts'
import { kindsOf } from './symbol-kinds.ts'

/** Groups that pay: cells that touch side by side, wilds between them, or all cells of a symbol wherever they stand. */
export function groupHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  const { wild, payers } = groupsOf(model)
  const counts = countsOf(window)
  const wildCount = (wild !== undefined && counts.get(wild)) || 0
  const hits: SymbolHit[] = []
  for (const { symbol, unitsAt } of payers) {
    const own = counts.get(symbol) ?? 0
    if (own === 0 || (unitsAt[own + wildCount] ?? 0) === 0) continue
    const groups = model.kind === 'cluster' ? clustersOf({ symbol, wild, window }) : [cellsShowing(symbol, window)]
    for (const cells of groups) {
      const units = unitsAt[cells.length] ?? 0
      if (units > 0) hits.push({ symbol, count: cells.length, ways: 1, cells, units })
    }
  }
  return hits
}

type Groups = {
  readonly wild: SymbolId | undefined
  /** In the order of the model's symbols; `unitsAt[count]` is the pay of the largest listed count that is reached. */
  readonly payers: readonly { readonly symbol: SymbolId; readonly unitsAt: readonly number[] }[]
}

const groupsByModel = new WeakMap<SlotModel, Groups>()

/** Worked out once for a model: rounds are played by the million. */
function groupsOf(model: SlotModel): Groups {
  const known = groupsByModel.get(model)
  if (known) return known
  const countMax = model.grid.reels * model.grid.rows
  const groups: Groups = {
    wild: kindsOf(model).wild,
    payers: model.symbols
      .filter(({ kind }) => kind === 'pay')
      .map(({ id }) => ({ symbol: id, unitsAt: unitsByCount(model.pays[id] ?? {}, countMax) })),
  }
  groupsByModel.set(model, groups)
  return groups
}

function unitsByCount(pays: CountPays, countMax: number): number[] {
  const reached = (count: number) => Object.entries(pays).filter(([least]) => count >= Number(least))
  return Array.from({ length: countMax + 1 }, (_, count) => Math.max(0, ...reached(count).map(([, units]) => units)))
}

function countsOf(window: SlotWindow): Map<SymbolId, number> {
  const counts = new Map<SymbolId, number>()
  for (const column of window) for (const symbol of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

type ClusterInput = { readonly symbol: SymbolId; readonly wild: SymbolId | undefined; readonly window: SlotWindow }

/** Every cluster holds at least one cell of the symbol itself; a wild may belong to several. */
function clustersOf({ symbol, wild, window }: ClusterInput): Cell[][] {
  const clusters: Cell[][] = []
  const taken = new Set<number>()
  for (const start of cellsShowing(symbol, window)) {
    if (taken.has(keyOf(start))) continue
    const cluster: Cell[] = []
    const open = [start]
    for (let cell = open.pop(); cell; cell = open.pop()) {
      const { reel, row } = cell
      if (taken.has(keyOf(cell))) continue
      taken.add(keyOf(cell))
      cluster.push(cell)
      for (const { across, down } of sides) {
        const beside = { reel: reel + across, row: row + down }
        const seen = window[beside.reel]?.[beside.row]
        if (seen !== undefined && (seen === symbol || seen === wild) && !taken.has(keyOf(beside))) open.push(beside)
      }
    }
    clusters.push(cluster)
  }
  return clusters
}

const sides = [
  { across: -1, down: 0 },
  { across: 1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
] as const
