import { cellOf, keyAt, keysMax, rowsMax } from './cell-key.ts'
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
  for (const { symbol, unitsAt, countMin } of payers) {
    const own = counts.get(symbol) ?? 0
    if (own === 0 || (unitsAt[own + wildCount] ?? 0) === 0) continue
    const groups =
      model.kind === 'cluster' ? clustersOf({ symbol, wild, window, countMin }) : [cellsShowing(symbol, window)]
    for (const cells of groups) {
      const units = unitsAt[cells.length] ?? 0
      if (units > 0) hits.push({ symbol, count: cells.length, ways: 1, cells, units })
    }
  }
  return hits
}

type Groups = {
  readonly wild: SymbolId | undefined
  /** In the order of the model's symbols; `unitsAt[count]` is the pay of the largest listed count that is reached, `countMin` the least that pays. */
  readonly payers: readonly {
    readonly symbol: SymbolId
    readonly unitsAt: readonly number[]
    readonly countMin: number
  }[]
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
      .map(({ id }) => {
        const unitsAt = unitsByCount(model.pays[id] ?? {}, countMax)
        return { symbol: id, unitsAt, countMin: unitsAt.findIndex((units) => units > 0) }
      }),
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

type ClusterInput = {
  readonly symbol: SymbolId
  readonly wild: SymbolId | undefined
  readonly window: SlotWindow
  /** Smaller clusters are left out. */
  readonly countMin: number
}

/** Cells by their keys: marked when taken in this search, waiting, and of the cluster that grows. */
const [takenIn, waiting, grown] = [new Int32Array(keysMax), new Int32Array(keysMax * 4), new Int32Array(keysMax)]
let search = 0

/** Every cluster holds at least one cell of the symbol itself; a wild may belong to several. */
function clustersOf({ symbol, wild, window, countMin }: ClusterInput): Cell[][] {
  search += 1
  const clusters: Cell[][] = []
  for (let reel = 0; reel < window.length; reel += 1) {
    const column = window[reel] ?? []
    for (let row = 0; row < column.length; row += 1) {
      if (column[row] !== symbol || takenIn[keyAt(reel, row)] === search) continue
      const count = growCluster(keyAt(reel, row), { symbol, wild, window })
      if (count >= countMin) clusters.push(Array.from(grown.subarray(0, count), cellOf))
    }
  }
  return clusters
}

/** Takes all that hangs together with the first cell; its keys stand in `grown`, as many as are answered. */
function growCluster(first: number, { symbol, wild, window }: Omit<ClusterInput, 'countMin'>): number {
  let [count, waits] = [0, 1]
  waiting[0] = first
  while (waits > 0) {
    waits -= 1
    const key = waiting[waits] ?? 0
    if (takenIn[key] === search) continue
    takenIn[key] = search
    grown[count] = key
    count += 1
    const [reel, row] = [Math.floor(key / rowsMax), key % rowsMax]
    for (const { across, down } of sides) {
      const seen = window[reel + across]?.[row + down]
      if (seen === undefined || (seen !== symbol && seen !== wild)) continue
      const beside = key + across * rowsMax + down
      if (takenIn[beside] === search) continue
      waiting[waits] = beside
      waits += 1
    }
  }
  return count
}

const sides = [
  { across: -1, down: 0 },
  { across: 1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
] as const
