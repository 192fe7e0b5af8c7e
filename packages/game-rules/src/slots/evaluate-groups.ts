import type { SlotWindow, SymbolHit } from './evaluate-window.ts'
import type { CountPays, SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'

/** Groups that pay: cells that touch side by side, wilds between them, or all cells of a symbol wherever they stand. */
export function groupHits(model: SlotModel, window: SlotWindow): SymbolHit[] {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  return model.symbols
    .filter(({ kind }) => kind === 'pay')
    .flatMap(({ id }) => {
      const groups = model.kind === 'cluster' ? clustersOf(id, wild, window) : [cellsShowing(window, id)]
      return groups.flatMap((cells) => {
        const units = payFrom(model.pays[id], cells.length)
        return units > 0 ? [{ symbol: id, count: cells.length, ways: 1, cells, units }] : []
      })
    })
}

/** The pay of the largest listed count that is reached; 0 below the smallest. */
function payFrom(pays: CountPays | undefined, count: number): number {
  let units = 0
  for (const [least, pay] of Object.entries(pays ?? {})) if (count >= Number(least)) units = Math.max(units, pay)
  return units
}

const cellsShowing = (window: SlotWindow, ...ids: (SymbolId | undefined)[]): Cell[] =>
  window.flatMap((column, reel) => column.flatMap((seen, row) => (ids.includes(seen) ? [{ reel, row }] : [])))

/** Every cluster holds at least one cell of the symbol itself; a wild may belong to several. */
function clustersOf(symbol: SymbolId, wild: SymbolId | undefined, window: SlotWindow): Cell[][] {
  const clusters: Cell[][] = []
  const taken = new Set<string>()
  for (const start of cellsShowing(window, symbol)) {
    if (taken.has(`${start.reel} ${start.row}`)) continue
    const cluster: Cell[] = []
    const open = [start]
    while (open.length > 0) {
      const cell = open.pop() as Cell
      const seen = window[cell.reel]?.[cell.row]
      if (taken.has(`${cell.reel} ${cell.row}`) || seen === undefined || (seen !== symbol && seen !== wild)) continue
      taken.add(`${cell.reel} ${cell.row}`)
      cluster.push(cell)
      open.push(...neighboursOf(cell))
    }
    clusters.push(cluster)
  }
  return clusters
}

const neighboursOf = ({ reel, row }: Cell): Cell[] => [
  { reel: reel - 1, row },
  { reel: reel + 1, row },
  { reel, row: row - 1 },
  { reel, row: row + 1 },
]
