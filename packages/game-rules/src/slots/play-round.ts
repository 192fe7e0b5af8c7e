import { playFreeSpins } from './play-free-spins.ts'
import { isHoldTrigger, playHoldAndWin } from './play-hold-and-win.ts'
import { playSpin } from './play-spin.ts'
import { playWildRespins } from './play-wild-respins.ts'
import type { ReelDraws } from './reel-draws.ts'
import { openBook } from './round-book.ts'
import type { SlotModel } from './slot-model.ts'
import type { SlotRound } from './slot-round.ts'

export type RoundInput = {
  /** A positive multiple of the model's betUnits, so that every win is a whole number of minor units. */
  readonly stakeMinor: bigint
  readonly stream: ReelDraws
  /** The free spins are bought: the round costs the model's costX times this stake and has no base spin. */
  readonly isBought?: boolean
}

/**
 * Plays a round to its end: the base spin and every feature, as one ordered list of events.
 * The same draws always give the same list. Throws RangeError for a stake the model cannot divide, and where nothing is sold.
 */
export function playRound(model: SlotModel, { stakeMinor, stream, isBought = false }: RoundInput): SlotRound {
  const book = openBook(model, stakeMinor)
  if (isBought) {
    if (!model.buy) throw new RangeError(`${model.id} sells no free spins`)
    book.add({ type: 'feature-bought', costX: model.buy.costX, betMinor: stakeMinor.toString() })
    playFreeSpins(model, { book, stream, cells: [] })
    return book.close(model.buy.costX)
  }
  const base = playSpin(model, { book, stream, mode: 'base', index: 0, remaining: 0 })
  if (model.wildRespins) playWildRespins(model, { book, stream, base })
  if (isHoldTrigger(model, base) && !book.isCapped()) playHoldAndWin(model, { book, stream, window: base.window })
  if (base.isTrigger && !book.isCapped()) playFreeSpins(model, { book, stream, cells: base.scatterCells })
  return book.close()
}
