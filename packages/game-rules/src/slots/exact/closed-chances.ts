import type { SlotModel } from '../slot-model.ts'
import { bookChances } from './book-chances.ts'
import { holdChances } from './hold-chances.ts'
import type { RoundChances } from './listed-rounds.ts'
import { respinChances } from './respin-chances.ts'

/** The distribution of a whole round where it follows without listing rounds; undefined where only its moments do. */
export function closedChances(model: SlotModel): RoundChances | undefined {
  if (model.cascade || model.kind !== 'lines' || model.freeSpins.stickyWilds) return undefined
  if (model.holdAndWin) return model.freeSpins.count > 0 ? undefined : holdChances(model, model.holdAndWin)
  if (model.wildRespins) return respinChances(model)
  const { expanding } = model.freeSpins
  return expanding && bookChances(model, expanding)
}
