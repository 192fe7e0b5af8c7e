import type { SlotModel, SymbolId } from './slot-model.ts'
import type { SlotWindow } from './slot-window.ts'

/** A line's highest win before the multiplier of the spin. */
export type LineHit = {
  readonly line: number
  readonly symbol: SymbolId
  readonly count: number
  readonly units: number
}

/** Each line pays its highest win. */
export function lineHits(model: SlotModel, window: SlotWindow): LineHit[] {
  const kinds = kindsOf(model)
  const lines: LineHit[] = []
  for (const [line, rows] of model.lines.entries()) {
    const hit = highestOfLine(model, kinds, rows, window)
    if (hit) lines.push({ line, ...hit })
  }
  return lines
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
