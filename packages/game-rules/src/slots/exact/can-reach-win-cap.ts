import type { SlotModel } from '../slot-model.ts'
import { closedChances } from './closed-chances.ts'
import { largeRoundX } from './large-round.ts'
import { listedRounds } from './listed-rounds.ts'
import { isListed, spinTable } from './spin-table.ts'

/**
 * Whether any round at all pays the win cap, however seldom. A round of the engine that was found proves it; where none
 * was, the counted distribution of rounds tells, which sums chances above 0 only.
 */
export function canReachWinCap(model: SlotModel): boolean {
  if (largeRoundX(model) >= model.winCapX) return true
  const counted = isListed(model)
    ? listedRounds(model, spinTable(model, 'base'), spinTable(model, model.freeSpins.reelSet)).round
    : closedChances(model)
  return (counted?.chances.at(-1) ?? 0) > 0
}
