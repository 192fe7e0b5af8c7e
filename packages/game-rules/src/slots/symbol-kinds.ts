import type { SlotModel, SymbolId } from './slot-model.ts'

/** The symbol of each kind of which a model has one at most. */
export type SymbolKinds = Readonly<Record<'wild' | 'scatter' | 'coin', SymbolId | undefined>>

const kindsByModel = new WeakMap<SlotModel, SymbolKinds>()

/** Worked out once for a model: rounds are played by the million. */
export function kindsOf(model: SlotModel): SymbolKinds {
  const known = kindsByModel.get(model)
  if (known) return known
  const idOf = (kind: keyof SymbolKinds) => model.symbols.find((symbol) => symbol.kind === kind)?.id
  const kinds = { wild: idOf('wild'), scatter: idOf('scatter'), coin: idOf('coin') }
  kindsByModel.set(model, kinds)
  return kinds
}
