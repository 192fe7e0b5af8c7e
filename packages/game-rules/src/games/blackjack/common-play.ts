import {
  type CommonPlay,
  type CommonShoe,
  type CommonWish,
  dealerHasNatural,
  openPlay,
  playStage,
} from './common-hand.ts'
import { blackjackValue } from './hand-value.ts'

/** A bound, not a rule: an insurance, and the longest play of two hands. */
export const commonStagesMax = 37

type Wishes = readonly (string | null | undefined)[]

const upPlace = 1
const ace = 1

/** Before the hand is played, whoever has a box is asked for the insurance where the dealer shows an ace. */
export const insuranceStages = ({ front }: Pick<CommonShoe, 'front'>): number =>
  blackjackValue(front[upPlace] ?? 0) === ace ? 1 : 0

/** The play of one player after so many stages are shut. Under a natural of the dealer nobody decides. */
export const playAfter = (shoe: CommonShoe, wishes: Wishes, stages: number): CommonPlay =>
  dealerHasNatural(shoe) ? openPlay(shoe) : playOpen(shoe, wishes, stages)

/** The same from the cards that lie open, where the dealer's second one is not known and is no natural. */
export function playOpen(shoe: CommonShoe, wishes: Wishes, stages: number): CommonPlay {
  let play = openPlay(shoe)
  for (let stage = insuranceStages(shoe) + 1; stage <= stages; stage += 1)
    play = playStage(play, shoe, readWish(wishes[stage - 1]))
  return play
}

/** Whatever was not decided stands. */
function readWish(wish: string | null | undefined): CommonWish {
  return wish === 'hit' || wish === 'double' || wish === 'split' ? wish : 'stand'
}
