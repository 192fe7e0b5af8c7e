import type { InstantEvent } from '../../instant/instant-game.ts'
import { type PaidBet, payoutOf, settledAs } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import type { Decisions } from '../../tables/stages.ts'
import {
  type CommonPlay,
  type CommonShoe,
  commonTotal,
  dealerCards,
  dealerHasNatural,
  handGross,
  insuranceGross,
} from './common-hand.ts'
import { commonStagesMax, playAfter } from './common-play.ts'
import { onSpot } from './common-stages.ts'
import { pairGross, trioGross } from './side-bets.ts'

const handNames = ['box', 'split'] as const
const nothingDecided: Decisions = { wishes: [], raisedMinor: [] }

/**
 * What every stake of a bet came to, raises included. A player's second slip plays the same hands with its own chips; what
 * they raised is carried by the first.
 */
export function settleCommon(
  chips: readonly SpotBet[],
  shoe: CommonShoe,
  decisions: Decisions = nothingDecided,
): { readonly payoutMinor: bigint; readonly paid: readonly PaidBet[]; readonly events: readonly InstantEvent[] } {
  const play = playAfter(shoe, decisions.wishes, commonStagesMax)
  const stakes = stakesOf(chips, shoe, decisions)
  const [first = 0, up = 0, second = 0] = shoe.front
  const grosses = {
    box: () => handGross(play, play.hands[0] as CommonPlay['hands'][number], shoe),
    split: () => handGross(play, play.hands[1] as CommonPlay['hands'][number], shoe),
    insurance: () => insuranceGross(shoe),
    pairs: () => pairGross(first, second),
    trio: () => trioGross([first, second, up]),
  }
  const paid = (Object.keys(grosses) as (keyof typeof grosses)[])
    .filter((spot) => stakes[spot] > 0n)
    .map((spot) => ({ spot, stakeMinor: stakes[spot], payoutMinor: payoutOf(stakes[spot], grosses[spot]()) }))
  const { event, payoutMinor } = settledAs(paid)
  return { payoutMinor, paid, events: [...handsTold(play), dealerTold(shoe), event] }
}

type Stakes = Record<'box' | 'split' | 'insurance' | 'pairs' | 'trio', bigint>

/** A double is a stake of the hand that was asked; a split one of the second hand. */
function stakesOf(chips: readonly SpotBet[], shoe: CommonShoe, { wishes, raisedMinor }: Decisions): Stakes {
  const stakes: Stakes = {
    ...{ box: onSpot(chips, 'box'), split: 0n, insurance: 0n },
    ...{ pairs: onSpot(chips, 'pairs'), trio: onSpot(chips, 'trio') },
  }
  for (const [index, wish] of wishes.entries()) {
    const raise = raisedMinor[index] ?? 0n
    if (wish === 'insurance') stakes.insurance += raise
    if (wish === 'split') stakes.split = raise
    if (wish !== 'double') continue
    const { hands } = playAfter(shoe, wishes, index)
    stakes[hands.findIndex(({ isOver }) => !isOver) === 1 ? 'split' : 'box'] += raise
  }
  return stakes
}

const handsTold = ({ hands }: CommonPlay): InstantEvent[] =>
  hands.map(({ cards }, index) => ({ type: 'hand', hand: handNames[index], cards, total: commonTotal(cards) }))

/** The dealer's hand as it ends, whoever is left to beat it. */
export function dealerTold(shoe: CommonShoe): InstantEvent {
  const cards = dealerCards(shoe)
  return { type: 'dealer', cards, total: commonTotal(cards), isBlackjack: dealerHasNatural(shoe) }
}
