import { reelSetOf, type SlotModel } from '../slot-model.ts'
import { expectedLine } from './expected-line.ts'
import { reelsShowing } from './reel-columns.ts'
import { cellChances, scatterMean, spinMean } from './spin-mean.ts'

/** What one award of free spins pays on average, in total bets and before the win cap. */
export function freeSpinsMean(model: SlotModel): number {
  const { count, multiplier, retriggerCount, reelSet, stickyWilds } = model.freeSpins
  if (count === 0) return 0
  if (stickyWilds) return stickyMean(model) * multiplier
  const { pay, trigger } = scatterMean(model, reelSet)
  const spin = multiplier * (spinMean(model, reelSet) + pay + coveredMean(model))
  return (count * spin) / (1 - retriggerCount * trigger)
}

/** The chosen symbol stays the same through all retriggers, and every symbol has the same number of spins. */
function coveredMean(model: SlotModel): number {
  const { expanding, reelSet } = model.freeSpins
  if (!expanding) return 0
  const weights = expanding.reduce((sum, [, weight]) => sum + weight, 0)
  let units = 0
  for (const [id, weight] of expanding) {
    for (const [count, chance] of reelsShowing(model, reelSet, id).entries()) {
      units += (weight / weights) * chance * (model.pays[id]?.[count] ?? 0) * model.lines.length
    }
  }
  return units / model.betUnits
}

/**
 * By spin j a cell has kept a wild unless none stopped there in j spins. A line has one cell on each reel and the reels are
 * independent, so that its mean follows without listing the sets of held cells.
 */
function stickyMean(model: SlotModel): number {
  const wild = model.symbols.find(({ kind }) => kind === 'wild')?.id ?? ''
  const cells = reelSetOf(model, model.freeSpins.reelSet).strips.map((strip) => cellChances(model, strip))
  let units = 0
  for (let spin = 1; spin <= model.freeSpins.count; spin += 1) {
    const held = cells.map((chances) => {
      const open = 1 - (chances.get(wild) ?? 0)
      const later = new Map([...chances].map(([id, chance]) => [id, chance * open ** (spin - 1)]))
      return open < 1 ? later.set(wild, 1 - open ** spin) : later
    })
    units += expectedLine(model, held) * model.lines.length
  }
  return units / model.betUnits
}
