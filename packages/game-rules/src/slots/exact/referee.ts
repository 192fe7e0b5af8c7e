import type { SlotWindow } from '../evaluate-window.ts'
import type { SlotModel } from '../slot-model.ts'

/**
 * A second judge of windows, written another way than the engine and used only to certify it:
 * it tries every entry of the pay table on every line, the dearest first. Units before any multiplier.
 */
export function refereeUnits(model: SlotModel, window: SlotWindow): { units: number; scatterCount: number } {
  const entries = payEntries(model)
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id
  let units = 0
  for (const rows of model.lines) {
    const cells = rows.map((row, reel) => window[reel]?.[row])
    const won = entries.find(({ id, count }) =>
      cells.every((cell, reel) => reel >= count || cell === id || cell === wild),
    )
    units += won?.units ?? 0
  }
  const scatterId = model.symbols.find(({ kind }) => kind === 'scatter')?.id
  const scatterCount = window.flat().filter((id) => id === scatterId).length
  return { units: units + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits, scatterCount }
}

type PayEntry = { readonly id: string; readonly count: number; readonly units: number }

const entriesByModel = new WeakMap<SlotModel, readonly PayEntry[]>()

function payEntries(model: SlotModel): readonly PayEntry[] {
  const known = entriesByModel.get(model)
  if (known) return known
  const entries = Object.entries(model.pays)
    .flatMap(([id, counts]) => Object.entries(counts).map(([count, units]) => ({ id, count: Number(count), units })))
    .sort((a, b) => b.units - a.units)
  entriesByModel.set(model, entries)
  return entries
}
