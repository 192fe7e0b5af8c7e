import type { SlotModel } from '../slot-model.ts'
import { freeSpinsMean } from './free-spins-mean.ts'
import { holdAndWinMean } from './hold-and-win-mean.ts'
import { scatterMean, spinMean } from './spin-mean.ts'
import { coveredSets, wildRespinMean } from './wild-respin-mean.ts'

/** Where the return comes from, in total bets and before the win cap; in doubles, good to about ten digits. */
export type ClosedReturn = {
  readonly rtp: number
  readonly base: number
  readonly freeSpins: number
  readonly holdAndWin: number
  /** Chance that a round brings its feature. */
  readonly trigger: number
}

/** The return in closed form, without listing windows. Undefined for models that fall: those are played. */
export function closedReturn(model: SlotModel): ClosedReturn | undefined {
  if (model.cascade) return undefined
  const { pay, trigger } = scatterMean(model, 'base')
  const base = (model.wildRespins ? wildRespinMean(model) : spinMean(model, 'base')) + pay
  const freeSpins = model.freeSpins.count > 0 ? trigger * freeSpinsMean(model) : 0
  const hold = holdAndWinMean(model)
  const holdAndWin = hold.trigger * hold.mean
  const chance = model.freeSpins.count > 0 ? trigger : model.wildRespins ? respinChance(model) : hold.trigger
  return { rtp: base + freeSpins + holdAndWin, base, freeSpins, holdAndWin, trigger: chance }
}

function respinChance(model: SlotModel): number {
  return 1 - coveredSets(model).chanceOf(0, 0)
}

/** Return of bought free spins before the win cap; undefined if not sold or only measured by play. */
export function boughtReturn(model: SlotModel): number | undefined {
  return model.buy && !model.cascade ? freeSpinsMean(model) / model.buy.costX : undefined
}
