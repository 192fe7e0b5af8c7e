import { dividedBy, type Fraction, fraction, plus } from '../../exact/fraction.ts'
import { rankOf } from '../../parts/cards/card.ts'
import { lost } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

export type AndarBaharEvent =
  | { readonly type: 'joker'; readonly card: number }
  | { readonly type: 'dealt'; readonly side: 'andar' | 'bahar'; readonly card: number }

/** The joker, then the cards up to the first of its rank. */
type Deal = { readonly joker: number; readonly cards: readonly number[] }

/** With 51 cards of which three match, the match comes with the 49th at the latest. */
export const dealtCountMax = 49
const ranges = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, dealtCountMax],
] as const

/** Chance that the `count`-th card is the first to match: the other two lie among the 51 − count behind it. */
export function matchChance(count: number): Fraction {
  return fraction((51 - count) * (50 - count) * 3, 51 * 50 * 49)
}

/** Side bets on the number of cards pay 95 % of the fair price, cut to two decimals. */
const rangePays = new Map(
  ranges.map(([from, to]) => {
    const chance = plus(...Array.from({ length: to - from + 1 }, (_, index) => matchChance(from + index)))
    const price = dividedBy(fraction(95), chance)
    return [rangeSpot(from, to), { from, to, gross: fraction(price.num / price.den, 100) }] as const
  }),
)
const [andarPays, baharPays] = [fraction(19, 10), fraction(2)]

/** One pack. The first card goes to Andar; the side that gets the first card of the joker's rank wins. */
export const andarBahar = spotGame<string, Deal, AndarBaharEvent>({
  id: 'andar-bahar',
  version: 1,
  spots: ['andar', 'bahar', ...rangePays.keys()],
  draw: (draws) => {
    const [joker = 0, ...rest] = draws.deal(52, 52)
    const count = rest.findIndex((card) => rankOf(card) === rankOf(joker)) + 1
    return { joker, cards: rest.slice(0, count) }
  },
  eventsOf: ({ joker, cards }) => [
    { type: 'joker', card: joker },
    ...cards.map((card, index) => ({ type: 'dealt', side: index % 2 === 0 ? 'andar' : 'bahar', card }) as const),
  ],
  grossOf: (spot, { cards }) => andarBaharGross(spot, cards.length),
  opposites: [['andar', 'bahar'], [...rangePays.keys()]],
  worstOutcomes: Array.from({ length: dealtCountMax }, (_, index) => ({ joker: 0, cards: Array(index + 1).fill(0) })),
})

/** Gross multiple of a chip at `spot` when the `count`-th card matches. */
export function andarBaharGross(spot: string, count: number): Fraction {
  if (spot === 'andar') return count % 2 === 1 ? andarPays : lost
  if (spot === 'bahar') return count % 2 === 0 ? baharPays : lost
  const range = rangePays.get(spot)
  return range && count >= range.from && count <= range.to ? range.gross : lost
}

function rangeSpot(from: number, to: number): string {
  return to === dealtCountMax ? `cards-${from}` : `cards-${from}-${to}`
}
