import { isRed } from '@fairground/game-rules/cards'
import type { Combo } from '../base/combos.ts'
import { shedRank, two } from '../base/combos.ts'
import type { Payment } from '../base/payments.ts'
import { rankCounts } from '../base/ranks.ts'
import { longestPairsRun } from './instant-win.ts'
import { isRunOf } from './plays.ts'

/** Of the winner's net win. */
export const tienLenFeePercent = 2n
/** From each other seat. */
export const instantWinUnits = 26

const [unplayedUnits, blackTwo, redTwo, four, shortRun, longRun] = [26, 3, 6, 12, 9, 15]

export type TienLenEnd = {
  readonly winner: number
  /** What each seat still holds. */
  readonly handsLeft: readonly (readonly number[])[]
  /** Whether each seat has played a card. */
  readonly hasPlayed: readonly boolean[]
}

/** What the others owe the first who is out, in the mode "count cards". */
export const tienLenPayments = ({ winner, handsLeft, hasPlayed }: TienLenEnd): Payment[] =>
  handsLeft.flatMap((hand, from) =>
    from === winner ? [] : [{ from, to: winner, units: unitsLost(hand, hasPlayed[from] ?? false) }],
  )

/** Cards left, or 26 for who never played, and what is held too long on top. */
function unitsLost(hand: readonly number[], hasPlayed: boolean): number {
  const fours = rankCounts(hand).filter((count) => count === 4).length
  const pairs = longestPairsRun(hand)
  const run = pairs >= 4 ? longRun : pairs === 3 ? shortRun : 0
  return (hasPlayed ? hand.length : unplayedUnits) + twosUnits(hand) + fours * four + run
}

const twosUnits = (cards: readonly number[]): number =>
  cards.filter((card) => shedRank(card) === two).reduce((sum, card) => sum + (isRed(card) ? redTwo : blackTwo), 0)

/** What was cut, by its cards: 2s, runs of pairs or four alike. A chain costs the sum of all that was cut in it. */
export function cutUnits(combo: Combo, cards: readonly number[]): number {
  if (combo.topRank === two) return twosUnits(cards)
  if (combo.type === 'four') return four
  return isRunOf(3, combo) ? shortRun : longRun
}
