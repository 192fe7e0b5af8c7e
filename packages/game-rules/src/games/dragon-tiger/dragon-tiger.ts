import { type Fraction, fraction } from '../../exact/fraction.ts'
import { isRed, rankOf, suitOf } from '../../parts/cards/card.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

/** The dragon's card and the tiger's, out of eight packs. */
export type DragonTigerCards = { readonly dragon: number; readonly tiger: number }

export type DealtEvent = { readonly type: 'dealt'; readonly side: 'dragon' | 'tiger'; readonly card: number }

const sides = ['dragon', 'tiger'] as const
const suits = ['spades', 'clubs', 'diamonds', 'hearts'] as const
const cardOpposites = [['big', 'small'], ['odd', 'even'], ['red', 'black'], suits] as const
const cardBets = ['big', 'small', 'odd', 'even', 'red', 'black', ...suits] as const

type Side = (typeof sides)[number]
export type DragonTigerSpot = Side | 'tie' | 'suited-tie' | `${Side}-${(typeof cardBets)[number]}`

const [half, colour] = [fraction(1, 2), fraction(39, 20)]
const [evens, suit, tie, suitedTie] = [paysToOne(1), paysToOne(3), paysToOne(11), paysToOne(50)]
const seven = 7

/** Big, small, odd, even and suits lose to a seven; red and black do not. Aces are low. */
export const dragonTiger = spotGame<DragonTigerSpot, DragonTigerCards, DealtEvent>({
  id: 'dragon-tiger',
  version: 1,
  spots: [
    ...sides,
    'tie',
    'suited-tie',
    ...sides.flatMap((side) => cardBets.map((bet): DragonTigerSpot => `${side}-${bet}`)),
  ],
  draw: (draws) => {
    const [dragon = 0, tiger = 0] = draws.deal(416, 2).map((card) => card % 52)
    return { dragon, tiger }
  },
  eventsOf: ({ dragon, tiger }) => [
    { type: 'dealt', side: 'dragon', card: dragon },
    { type: 'dealt', side: 'tiger', card: tiger },
  ],
  grossOf: dragonTigerGross,
  opposites: [
    sides,
    ...sides.flatMap((side) => cardOpposites.map((group) => group.map((bet): DragonTigerSpot => `${side}-${bet}`))),
  ],
  worstOutcomes: Array.from({ length: 52 * 52 }, (_, index) => ({ dragon: index % 52, tiger: Math.floor(index / 52) })),
})

/** 1 for an ace to 13 for a king. */
export function pointsOf(card: number): number {
  return ((rankOf(card) + 1) % 13) + 1
}

/** Gross multiple of a chip at `spot` for the two cards. A tie gives dragon and tiger half back. */
export function dragonTigerGross(spot: DragonTigerSpot, { dragon, tiger }: DragonTigerCards): Fraction {
  const isTie = rankOf(dragon) === rankOf(tiger)
  if (spot === 'tie') return isTie ? tie : lost
  if (spot === 'suited-tie') return dragon === tiger ? suitedTie : lost
  if (spot === 'dragon') return isTie ? half : pointsOf(dragon) > pointsOf(tiger) ? evens : lost
  if (spot === 'tiger') return isTie ? half : pointsOf(tiger) > pointsOf(dragon) ? evens : lost
  const [side = '', bet = ''] = spot.split('-')
  return cardGross(bet, side === 'dragon' ? dragon : tiger)
}

function cardGross(bet: string, card: number): Fraction {
  const points = pointsOf(card)
  if (bet === 'red' || bet === 'black') return isRed(card) === (bet === 'red') ? colour : lost
  if (points === seven) return lost
  if (bet === 'big' || bet === 'small') return points > seven === (bet === 'big') ? evens : lost
  if (bet === 'odd' || bet === 'even') return points % 2 === (bet === 'odd' ? 1 : 0) ? evens : lost
  return suits[suitOf(card)] === bet ? suit : lost
}
