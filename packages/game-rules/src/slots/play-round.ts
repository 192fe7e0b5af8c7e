import type { Stream } from '@fairground/fairness'
import { drawJackpot } from '../jackpots/draw-jackpot.ts'
import { playFreeSpins } from './play-free-spins.ts'
import { isHoldTrigger, playHoldAndWin } from './play-hold-and-win.ts'
import { playSpin } from './play-spin.ts'
import { playWildRespins } from './play-wild-respins.ts'
import type { ReelDraws } from './reel-draws.ts'
import { openBook, type RoundBook } from './round-book.ts'
import type { SlotModel } from './slot-model.ts'
import type { SlotRound } from './slot-round.ts'

export type RoundInput = {
  /** A positive multiple of the model's betUnits, so that every win is a whole number of minor units. */
  readonly stakeMinor: bigint
  readonly stream: ReelDraws
  /** The free spins are bought: the round costs the model's costX times this stake and has no base spin. */
  readonly isBought?: boolean
  /** The bet takes part in the model's jackpot: minor units of one unit of the currency, and the same stream. */
  readonly jackpot?: { readonly unitMinor: bigint; readonly stream: Pick<Stream, 'r52'> } | undefined
}

/**
 * Plays a round to its end: the base spin and every feature, as one ordered list of events.
 * The same draws always give the same list. Throws RangeError for a stake the model cannot divide, and where nothing is sold.
 */
export function playRound(model: SlotModel, input: RoundInput): SlotRound {
  const { stakeMinor, stream, isBought = false } = input
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
  addJackpotDraws(model, book, input)
  return book.close()
}

/** After the result of the game, which therefore is the same with a jackpot and without. */
function addJackpotDraws(model: SlotModel, book: RoundBook, { stakeMinor, jackpot }: RoundInput): void {
  if (!model.jackpot || !jackpot) return
  const draws = drawJackpot(model.jackpot, { stakeMinor, ...jackpot })
  if (draws.length === 0) return
  const { id: jackpotId } = model.jackpot
  book.add({ type: 'jackpot-drawn', jackpotId, unitMinor: jackpot.unitMinor.toString(), draws })
}
