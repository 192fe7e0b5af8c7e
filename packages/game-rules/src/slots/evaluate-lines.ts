import type { SlotModel, SymbolId } from './slot-model.ts'
import type { SlotWindow } from './slot-window.ts'
import { kindsOf, type SymbolKinds } from './symbol-kinds.ts'

/** A line's highest win before the multiplier of the spin. */
export type LineHit = {
  readonly line: number
  readonly symbol: SymbolId
  readonly count: number
  readonly units: number
}

/** Each line pays its highest win. */
export function lineHits(model: SlotModel, window: SlotWindow): LineHit[] {
  const [countMin, kinds] = [countMinOf(model), kindsOf(model)]
  const hits: LineHit[] = []
  for (let line = 0; line < model.lines.length; line += 1) {
    const run = runOf(kinds, model.lines[line] ?? [], window)
    if (run.count < countMin) continue
    const hit = highestOf(model, run)
    if (hit) hits.push({ line, ...hit })
  }
  return hits
}

const countMinByModel = new WeakMap<SlotModel, number>()

/** The shortest run that pays anything: most lines are done with it. Worked out once for a model. */
function countMinOf(model: SlotModel): number {
  const known = countMinByModel.get(model)
  if (known !== undefined) return known
  const counts = Object.values(model.pays).flatMap((pays) => Object.keys(pays).map(Number))
  const countMin = Math.min(...counts)
  countMinByModel.set(model, countMin)
  return countMin
}

/** Wilds from the first reel, the first other symbol that pays on lines, and how many reels it fills with its wilds. */
type Run = { readonly wildCount: number; readonly symbol: SymbolId | undefined; readonly count: number }

function runOf({ wild, scatter }: SymbolKinds, rows: readonly number[], window: SlotWindow): Run {
  const reels = window.length
  let wildCount = 0
  while (wildCount < reels && window[wildCount]?.[rows[wildCount] ?? 0] === wild) wildCount += 1
  const symbol = window[wildCount]?.[rows[wildCount] ?? 0]
  if (symbol === undefined || symbol === scatter) return { wildCount, symbol: undefined, count: wildCount }
  let count = wildCount + 1
  for (; count < reels; count += 1) {
    const seen = window[count]?.[rows[count] ?? 0]
    if (seen !== symbol && seen !== wild) break
  }
  return { wildCount, symbol, count }
}

/** The better of the run of wilds alone and the run with the first other symbol; the longer run on a tie. */
function highestOf(model: SlotModel, { wildCount, symbol, count }: Run): Omit<LineHit, 'line'> | undefined {
  const { wild } = kindsOf(model)
  const wildUnits = wild === undefined ? 0 : (model.pays[wild]?.[wildCount] ?? 0)
  const units = symbol === undefined ? 0 : (model.pays[symbol]?.[count] ?? 0)
  if (units === 0 && wildUnits === 0) return undefined
  if (units >= wildUnits) return { symbol: symbol as SymbolId, count, units }
  return { symbol: wild as SymbolId, count: wildCount, units: wildUnits }
}
