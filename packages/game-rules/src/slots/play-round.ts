import type { Stream } from '@fairground/fairness'
import { evaluateWindow, type WindowResult, windowAt } from './evaluate-window.ts'
import { openBook, type RoundBook } from './round-book.ts'
import { type ReelSetId, reelSetOf, type SlotModel } from './slot-model.ts'
import type { SlotRound, SpinMode } from './slot-round.ts'

/** Chance for one round: the stops of the reels, in reel order, spin after spin. */
export type ReelDraws = Pick<Stream, 'int'>

export type RoundInput = {
  /** A positive multiple of the model's betUnits, so that every win is a whole number of minor units. */
  readonly stakeMinor: bigint
  readonly stream: ReelDraws
}

/**
 * Plays a round to its end: the base spin and every free spin, as one ordered list of events.
 * The same draws always give the same list. Throws RangeError for a stake the model cannot divide.
 */
export function playRound(model: SlotModel, { stakeMinor, stream }: RoundInput): SlotRound {
  const book = openBook(model, stakeMinor)
  const base = playSpin(model, { book, stream, mode: 'base', index: 0, remaining: 0 })
  if (base.isTrigger && !book.isCapped()) playFreeSpins(model, { book, stream, trigger: base })
  return book.close()
}

type FreeSpinsInput = { readonly book: RoundBook; readonly stream: ReelDraws; readonly trigger: WindowResult }

/** The win cap ends the free spins; it also bounds their number, because every retrigger pays. */
function playFreeSpins(model: SlotModel, { book, stream, trigger }: FreeSpinsInput): void {
  const { count, multiplier, retriggerCount } = model.freeSpins
  book.add({ type: 'free-spins-awarded', count, multiplier, cells: trigger.scatterCells })
  const unitsBefore = book.roundUnits()
  let remaining = count
  let played = 0
  while (remaining > 0 && !book.isCapped()) {
    remaining -= 1
    const spin = playSpin(model, { book, stream, mode: 'free', index: played, remaining })
    played += 1
    if (spin.isTrigger && retriggerCount > 0 && !book.isCapped()) {
      remaining += retriggerCount
      book.add({ type: 'free-spins-retriggered', count: retriggerCount, remaining, cells: spin.scatterCells })
    }
  }
  book.add({ type: 'free-spins-ended', played, amountMinor: book.minorOf(book.roundUnits() - unitsBefore) })
}

type SpinInput = {
  readonly book: RoundBook
  readonly stream: ReelDraws
  readonly mode: SpinMode
  readonly index: number
  readonly remaining: number
}

function playSpin(model: SlotModel, { book, stream, mode, index, remaining }: SpinInput): WindowResult {
  const reelSet: ReelSetId = mode === 'base' ? 'base' : model.freeSpins.reelSet
  const multiplier = mode === 'base' ? 1 : model.freeSpins.multiplier
  const { strips } = reelSetOf(model, reelSet)
  const stops = strips.map((strip) => stream.int(strip.length))
  const window = windowAt(strips, stops, model.grid.rows)
  const result = evaluateWindow(model, window)
  book.add({ type: 'spin', mode, index, multiplier, stops, window, remaining })
  book.addWins(result, multiplier)
  return result
}
