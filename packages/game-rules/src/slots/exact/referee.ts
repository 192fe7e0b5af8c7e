import type { SlotModel } from '../slot-model.ts'
import type { SlotWindow } from '../slot-window.ts'

/**
 * A second judge of windows, written another way than the engine and used only to certify it:
 * it tries every entry of the pay table, the dearest first. Units before any multiplier.
 */
export function refereeUnits(model: SlotModel, window: SlotWindow): { units: number; scatterCount: number } {
  const scatterId = model.symbols.find(({ kind }) => kind === 'scatter')?.id
  const scatterCount = window.flat().filter((id) => id === scatterId).length
  const units = refereeWins(model, window) + (model.scatter.paysX[scatterCount] ?? 0) * model.betUnits
  return { units, scatterCount }
}

/** The same without the scatters. */
export function refereeWins(model: SlotModel, window: SlotWindow): number {
  if (model.kind === 'lines') return lineUnits(model, window)
  if (model.kind === 'ways') return wayUnits(model, window)
  return model.kind === 'cluster' ? clusterUnits(model, window) : anywhereUnits(model, window)
}

function lineUnits(model: SlotModel, window: SlotWindow): number {
  const entries = payEntries(model)
  const wild = wildOf(model)
  let units = 0
  for (const rows of model.lines) {
    const cells = rows.map((row, reel) => window[reel]?.[row])
    const won = entries.find(({ id, count }) =>
      cells.every((cell, reel) => reel >= count || cell === id || cell === wild),
    )
    units += won?.units ?? 0
  }
  return units
}

/** Walks every way cell by cell; a way that no reel prolongs pays what it has reached. */
function wayUnits(model: SlotModel, window: SlotWindow): number {
  const wild = wildOf(model)
  const follow = (id: string, reel: number): number => {
    const fitting = window[reel]?.filter((cell) => cell === id || cell === wild) ?? []
    if (fitting.length === 0) return model.pays[id]?.[reel] ?? 0
    return fitting.reduce((sum) => sum + follow(id, reel + 1), 0)
  }
  return Object.keys(model.pays).reduce((sum, id) => sum + follow(id, 0), 0)
}

/** Labels spread over the grid until nothing changes: cells with the same label are one cluster. */
function clusterUnits(model: SlotModel, window: SlotWindow): number {
  const wild = wildOf(model)
  let units = 0
  for (const id of Object.keys(model.pays)) {
    const labels = window.map((column, reel) =>
      column.map((cell, row) => (cell === id || cell === wild ? reel * 100 + row + 1 : 0)),
    )
    while (spread(labels)) {}
    const own = new Set(
      window.flatMap((column, reel) => column.map((cell, row) => (cell === id ? labels[reel]?.[row] : 0))),
    )
    for (const label of own)
      if (label) units += dearest(model, id, labels.flat().filter((seen) => seen === label).length)
  }
  return units
}

/** Each labelled cell takes the largest label beside it; true when one has changed. */
function spread(labels: number[][]): boolean {
  let isChanged = false
  for (const [reel, column] of labels.entries()) {
    for (const [row, label] of column.entries()) {
      if (label === 0) continue
      const beside = [labels[reel - 1]?.[row], labels[reel + 1]?.[row], column[row - 1], column[row + 1]]
      const most = Math.max(label, ...beside.map((seen) => seen ?? 0))
      isChanged ||= most > label
      column[row] = most
    }
  }
  return isChanged
}

function anywhereUnits(model: SlotModel, window: SlotWindow): number {
  const cells = window.flat()
  return Object.keys(model.pays).reduce(
    (sum, id) => sum + dearest(model, id, cells.filter((cell) => cell === id).length),
    0,
  )
}

const dearest = (model: SlotModel, symbol: string, size: number): number =>
  payEntries(model).find(({ id, count }) => id === symbol && count <= size)?.units ?? 0

const wildOf = (model: SlotModel) => model.symbols.find(({ kind }) => kind === 'wild')?.id

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
