import { type Fraction, fraction } from '../../exact/fraction.ts'
import { lost, paysToOne, push } from '../../parts/spots/pays.ts'
import { payoutOf } from '../../parts/spots/settle-spots.ts'
import { blackjackValue, handValue } from './hand-value.ts'

/** Cards of a shoe as everybody draws them: the players' from its front, the dealer's further ones from its back. */
export type CommonShoe = { readonly front: readonly number[]; readonly back: readonly number[] }

export type CommonWish = 'hit' | 'stand' | 'double' | 'split'

export type CommonHand = {
  readonly cards: readonly number[]
  readonly isDoubled: boolean
  readonly isOver: boolean
}

/** The hand of one player, or both after a split, between two stages. */
export type CommonPlay = {
  readonly hands: readonly CommonHand[]
  /** Cards of the players' sequence that were taken: the next is the one after. */
  readonly drawn: number
  /** The second card of the second hand comes with the next stage, which asks nothing. */
  readonly isOwedCard: boolean
}

const [firstPlace, upPlace, secondPlace, holePlace] = [0, 1, 2, 3]
const standsFrom = 17
const naturalGross = fraction(5, 2)

/**
 * Blackjack at a table of everybody: all hold the same two cards, and the n-th card that a player draws is the same for all
 * of them. Decisions are made in stages, and a stage brings each unfinished hand one card, so that nobody sees a card that
 * another can still decide on.
 */
export function openPlay({ front }: CommonShoe): CommonPlay {
  const cards = [cardAt(front, firstPlace), cardAt(front, secondPlace)]
  return { hands: [{ cards, isDoubled: false, isOver: commonTotal(cards) === 21 }], drawn: 0, isOwedCard: false }
}

/** What the player may wish in the next stage; none: the play is over, or a card comes without a wish. */
export function commonAsks({ hands, isOwedCard }: CommonPlay): CommonWish[] {
  const hand = hands.find(({ isOver }) => !isOver)
  if (!hand || isOwedCard) return []
  const [first, second] = hand.cards
  const isPair = hands.length === 1 && first !== undefined && second !== undefined && isAlike(first, second)
  if (hand.cards.length > 2) return ['hit', 'stand']
  return isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

/** Whether a stage follows: a wish is asked for, or a card is to come. */
export const isUnfinished = ({ hands, isOwedCard }: CommonPlay): boolean =>
  isOwedCard || hands.some(({ isOver }) => !isOver)

/** The play after a stage. Without a wish a hand stands. */
export function playStage(play: CommonPlay, shoe: CommonShoe, wish: CommonWish = 'stand'): CommonPlay {
  if (!isUnfinished(play)) return play
  if (play.isOwedCard) return secondCard({ ...play, isOwedCard: false }, shoe)
  const place = play.hands.findIndex(({ isOver }) => !isOver)
  const hand = play.hands[place] as CommonHand
  if (wish === 'split' && commonAsks(play).includes('split')) return split(play, shoe)
  if (wish === 'stand' || wish === 'split') return stand(play, place, shoe)
  const cards = [...hand.cards, next(play, shoe)]
  const isDoubled = wish === 'double' && hand.cards.length === 2
  const isOver = isDoubled || commonTotal(cards) >= 21
  const hands = play.hands.with(place, { cards, isDoubled, isOver })
  // A draw that ends the first of two hands leaves the second one's card to the stage after it.
  return { hands, drawn: play.drawn + 1, isOwedCard: isOver && place === 0 && hands.length === 2 }
}

function stand(play: CommonPlay, place: number, shoe: CommonShoe): CommonPlay {
  const hands = play.hands.with(place, { ...(play.hands[place] as CommonHand), isOver: true })
  const stood = { ...play, hands }
  return place === 0 && hands.length === 2 ? secondCard(stood, shoe) : stood
}

/** Split aces get one card each. */
function split(play: CommonPlay, shoe: CommonShoe): CommonPlay {
  const [first = 0, second = 0] = play.hands[0]?.cards ?? []
  const cards = [first, next(play, shoe)]
  const isOver = isAce(first) || commonTotal(cards) === 21
  return {
    hands: [
      { cards, isDoubled: false, isOver },
      { cards: [second], isDoubled: false, isOver: false },
    ],
    drawn: play.drawn + 1,
    isOwedCard: isOver,
  }
}

function secondCard(play: CommonPlay, shoe: CommonShoe): CommonPlay {
  const hand = play.hands[1] as CommonHand
  const cards = [...hand.cards, next(play, shoe)]
  const isOver = isAce(hand.cards[0] ?? 0) || commonTotal(cards) === 21
  return { ...play, hands: play.hands.with(1, { ...hand, cards, isOver }), drawn: play.drawn + 1 }
}

/** The dealer's cards: up and hole, then from the back of the shoe until seventeen, soft or hard. */
export function dealerCards({ front, back }: CommonShoe): number[] {
  const cards = [cardAt(front, upPlace), cardAt(front, holePlace)]
  if (isNatural(cards)) return cards
  for (const card of back) {
    if (commonTotal(cards) >= standsFrom) break
    cards.push(card)
  }
  return cards
}

export const dealerHasNatural = ({ front }: CommonShoe): boolean =>
  isNatural([cardAt(front, upPlace), cardAt(front, holePlace)])

interface Staked {
  readonly stakeMinor: bigint
  readonly hasInsurance: boolean
}

/** What was staked in all, and what is paid, gross and cut once for each hand and the insurance. */
export function settlePlay(
  play: CommonPlay,
  shoe: CommonShoe,
  { stakeMinor, hasInsurance }: Staked,
): { stakedMinor: bigint; payoutMinor: bigint } {
  const insuranceMinor = hasInsurance ? stakeMinor / 2n : 0n
  let [stakedMinor, payoutMinor] = [insuranceMinor, payoutOf(insuranceMinor, insuranceGross(shoe))]
  for (const hand of play.hands) {
    const handMinor = hand.isDoubled ? stakeMinor * 2n : stakeMinor
    stakedMinor += handMinor
    payoutMinor += payoutOf(handMinor, handGross(play, hand, shoe))
  }
  return { stakedMinor, payoutMinor }
}

/** What a hand returns, stake included. After a split 21 with two cards is no natural. */
export function handGross({ hands }: CommonPlay, { cards }: CommonHand, shoe: CommonShoe): Fraction {
  const dealer = dealerCards(shoe)
  if (hands.length === 1 && isNatural(cards)) return isNatural(dealer) ? push : naturalGross
  if (isNatural(dealer) || commonTotal(cards) > 21) return lost
  const [own, theirs] = [commonTotal(cards), commonTotal(dealer)]
  if (theirs > 21 || own > theirs) return paysToOne(1)
  return own === theirs ? push : lost
}

export const insuranceGross = (shoe: CommonShoe): Fraction => (dealerHasNatural(shoe) ? paysToOne(2) : lost)

/** The next card of the players' sequence: after the two of the player and the two of the dealer. */
const next = ({ drawn }: CommonPlay, { front }: CommonShoe): number => cardAt(front, holePlace + 1 + drawn)

function cardAt(front: readonly number[], place: number): number {
  const card = front[place]
  if (card === undefined) throw new RangeError(`the shoe has no card ${place}`)
  return card
}

export const commonTotal = (cards: readonly number[]): number => handValue(cards.map(blackjackValue)).total
const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && commonTotal(cards) === 21
const isAce = (card: number): boolean => blackjackValue(card) === 1
const isAlike = (a: number, b: number): boolean => blackjackValue(a) === blackjackValue(b)
