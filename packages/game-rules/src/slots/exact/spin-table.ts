import type { ReelSetId, SlotModel } from '../slot-model.ts'
import { enumerateSpins } from './enumerate-spins.ts'
import { enumerateWays } from './enumerate-ways.ts'
import type { SpinTable } from './spin-outcome.ts'

/** Every outcome of one spin of a reel set, for models whose windows can be listed. */
export function spinTable(model: SlotModel, reelSet: ReelSetId): SpinTable {
  return model.kind === 'ways' ? enumerateWays(model, reelSet) : enumerateSpins(model, reelSet)
}

/** Whether a whole round follows from the tables of its spins; all others have a closed return or are played. */
export function isListed({ freeSpins, holdAndWin, wildRespins, cascade, grid }: SlotModel): boolean {
  const isPlain = !freeSpins.stickyWilds && !freeSpins.expanding
  return isPlain && !holdAndWin && !wildRespins && !cascade && !grid.heights
}
