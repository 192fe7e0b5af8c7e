import type { CountPays, SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'
import type { SlotWindow, SymbolHit } from './slot-window.ts'

/** Groups that pay: cells that touch side by side, wilds between them, or all cells of a symbol wherever they stand. */
export function groupHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  const cellsOf = cellsBySymbol(window)
  const wildCount = wild === undefined ? 0 : (cellsOf.get(wild)?.length ?? 0)
  return model.symbols.flatMap(({ id, kind }) => {
    const own = cellsOf.get(id)
    if (kind !== 'pay' || !own || payFrom(model.pays[id], own.length + wildCount) === 0) return []
    const groups = model.kind === 'cluster' ? clustersOf(own, { symbol: id, wild, window }) : [own]
    return groups.flatMap((cells) => {
      const units = payFrom(model.pays[id], cells.length)
      return units > 0 ? [{ symbol: id, count: cells.length, ways: 1, cells, units }] : []
    })
  })
}

function cellsBySymbol(window: SlotWindow): Map<SymbolId, Cell[]> {
  const cells = new Map<SymbolId, Cell[]>()
  for (const [reel, column] of window.entries()) {
    for (const [row, symbol] of column.entries()) {
      const known = cells.get(symbol)
      if (known) known.push({ reel, row })
      else cells.set(symbol, [{ reel, row }])
    }
  }
  return cells
}

/** The pay of the largest listed count that is reached; 0 below the smallest. */
function payFrom(pays: CountPays | undefined, count: number): number {
  let units = 0
  for (const [least, paid] of Object.entries(pays ?? {})) if (count >= Number(least)) units = Math.max(units, paid)
  return units
}

type ClusterInput = { readonly symbol: SymbolId; readonly wild: SymbolId | undefined; readonly window: SlotWindow }

/** Every cluster holds at least one cell of the symbol itself; a wild may belong to several. */
function clustersOf(own: readonly Cell[], { symbol, wild, window }: ClusterInput): Cell[][] {
  const clusters: Cell[][] = []
  const taken = new Set<number>()
  for (const start of own) {
    if (taken.has(keyOf(start))) continue
    const cluster: Cell[] = []
    const open = [start]
    while (open.length > 0) {
      const cell = open.pop() as Cell
      const seen = window[cell.reel]?.[cell.row]
      if (seen === undefined || (seen !== symbol && seen !== wild) || taken.has(keyOf(cell))) continue
      taken.add(keyOf(cell))
      cluster.push(cell)
      open.push(...neighboursOf(cell))
    }
    clusters.push(cluster)
  }
  return clusters
}

const rowsMax = 64
const keyOf = ({ reel, row }: Cell): number => reel * rowsMax + row

const neighboursOf = ({ reel, row }: Cell): Cell[] => [
  { reel: reel - 1, row },
  { reel: reel + 1, row },
  { reel, row: row - 1 },
  { reel, row: row + 1 },
]
