import { rankOf } from '../../parts/cards/card.ts'
import { type BaccaratHands, baccaratValue, totalOf } from './deal.ts'

/** All that the bets of a round depend on. */
export type BaccaratResult = {
  readonly playerTotal: number
  readonly bankerTotal: number
  readonly playerCards: number
  readonly bankerCards: number
  readonly playerPair: Pair
  readonly bankerPair: Pair
}

/** The first two cards: of one rank, or of one rank and suit. */
export type Pair = 'none' | 'pair' | 'perfect'

export function resultOf({ player, banker }: BaccaratHands): BaccaratResult {
  return {
    playerTotal: totalOf(player.map(baccaratValue)),
    bankerTotal: totalOf(banker.map(baccaratValue)),
    playerCards: player.length,
    bankerCards: banker.length,
    playerPair: pairOf(player),
    bankerPair: pairOf(banker),
  }
}

export function pairOf([first = 0, second = 0]: readonly number[]): Pair {
  if (rankOf(first) !== rankOf(second)) return 'none'
  return first % 52 === second % 52 ? 'perfect' : 'pair'
}
