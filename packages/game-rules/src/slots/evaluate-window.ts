import type { SlotModel, SymbolId } from './slot-model.ts'
import type { Cell } from './slot-round.ts'

/** What is seen, `window[reel][row]` from the top. */
export type SlotWindow = readonly (readonly SymbolId[])[]

/** A line's highest win before the multiplier of the spin. */
export type LineHit = {
  readonly line: number
  readonly symbol: SymbolId
  readonly count: number
  readonly units: number
}

export type WindowResult = {
  readonly lines: readonly LineHit[]
  readonly scatterCells: readonly Cell[]
  /** Units the scatters pay before the multiplier of the spin. */
  readonly scatterUnits: number
  readonly isTrigger: boolean
}

/** Judges a window: each line pays its highest win, scatters count on the whole window. Units, before any multiplier. */
export function evaluateWindow(model: SlotModel, window: SlotWindow): WindowResult {
  const kinds = kindsOf(model)
  const lines: LineHit[] = []
  for (const [line, rows] of model.lines.entries()) {
    const hit = highestOfLine(model, kinds, rows, window)
    if (hit) lines.push({ line, ...hit })
  }
  const scatterCells = findScatters(kinds, window)
  const scatterUnits = (model.scatter.paysX[scatterCells.length] ?? 0) * model.betUnits
  return { lines, scatterCells, scatterUnits, isTrigger: scatterCells.length >= model.scatter.triggerCount }
}

/** The window that shows when reel r stops with strip position stops[r] in its top row. */
export function windowAt(strips: readonly (readonly SymbolId[])[], stops: readonly number[], rows: number): SlotWindow {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as SymbolId),
  )
}

type Kinds = { readonly wild: SymbolId | undefined; readonly scatter: SymbolId | undefined }

const kindsByModel = new WeakMap<SlotModel, Kinds>()

function kindsOf(model: SlotModel): Kinds {
  const known = kindsByModel.get(model)
  if (known) return known
  const idOf = (kind: string) => model.symbols.find((symbol) => symbol.kind === kind)?.id
  const kinds = { wild: idOf('wild'), scatter: idOf('scatter') }
  kindsByModel.set(model, kinds)
  return kinds
}

/** The better of the run of wilds alone and the run of the first other symbol with its wilds; the longer run on a tie. */
function highestOfLine(
  model: SlotModel,
  { wild, scatter }: Kinds,
  rows: readonly number[],
  window: SlotWindow,
): Omit<LineHit, 'line'> | undefined {
  const at = (reel: number) => window[reel]?.[rows[reel] ?? 0]
  let wildCount = 0
  while (wildCount < window.length && at(wildCount) === wild) wildCount += 1
  const symbol = at(wildCount)
  let count = wildCount
  if (symbol !== undefined && symbol !== scatter) {
    while (count < window.length && (at(count) === symbol || at(count) === wild)) count += 1
  }
  const wildUnits = wild === undefined ? 0 : (model.pays[wild]?.[wildCount] ?? 0)
  const units = symbol === undefined || symbol === scatter ? 0 : (model.pays[symbol]?.[count] ?? 0)
  if (units === 0 && wildUnits === 0) return undefined
  if (units >= wildUnits) return { symbol: symbol as SymbolId, count, units }
  return { symbol: wild as SymbolId, count: wildCount, units: wildUnits }
}

function findScatters({ scatter }: Kinds, window: SlotWindow): Cell[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === scatter ? [{ reel, row }] : [])))
}
