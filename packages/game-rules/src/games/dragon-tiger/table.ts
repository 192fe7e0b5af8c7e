import { rankOf } from '../../parts/cards/card.ts'
import { spotTable } from '../../parts/spots/spot-table.ts'
import { dragonTiger, pointsOf } from './dragon-tiger.ts'

const suits = ['spades', 'clubs', 'diamonds', 'hearts']

/** Two cards for everybody. Marks: D dragon, G tiger, T tie. */
export const dragonTigerTable = spotTable(dragonTiger.spotRules, {
  id: 'live-dragon-tiger',
  version: 1,
  groups: { main: 1, cards: 2, suits: 5, tie: 10, suitedTie: 50 },
  groupOf(spot) {
    if (spot === 'dragon' || spot === 'tiger') return 'main'
    if (spot === 'tie') return 'tie'
    if (spot === 'suited-tie') return 'suitedTie'
    return suits.some((suit) => spot.endsWith(suit)) ? 'suits' : 'cards'
  },
  markOf({ dragon, tiger }) {
    if (rankOf(dragon) === rankOf(tiger)) return 'T'
    return pointsOf(dragon) > pointsOf(tiger) ? 'D' : 'G'
  },
})
