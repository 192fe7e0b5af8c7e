import { type SpotGame, spotGame } from '../../parts/spots/spot-game.ts'
import { type BaccaratHands, baccaratValue, dealBaccarat, totalOf } from './deal.ts'
import { type BaccaratOptions, type BaccaratSpot, baccaratGross, baccaratSpots } from './gross.ts'
import { type BaccaratResult, resultOf } from './result.ts'
import { baccaratResults } from './results.ts'

export type BaccaratEvent =
  | { readonly type: 'dealt'; readonly side: 'player' | 'banker'; readonly card: number }
  | { readonly type: 'totals'; readonly player: number; readonly banker: number }

/** Eight packs, shuffled for every round, so that no bet can be counted. */
const shoeSize = 416

export type Played = { readonly hands: BaccaratHands; readonly result: BaccaratResult }

const noCards: BaccaratHands = { player: [], banker: [] }
const worstOutcomes: readonly Played[] = baccaratResults.map((result) => ({ hands: noCards, result }))

/** Punto banco with 5 % commission on the banker. */
export const baccarat = baccaratTable('baccarat', { isCommissionFree: false })

export const baccaratNoCommission = baccaratTable('baccarat-no-commission', { isCommissionFree: true })

function baccaratTable(id: string, options: BaccaratOptions): SpotGame<BaccaratSpot, Played, BaccaratEvent> {
  return spotGame<BaccaratSpot, Played, BaccaratEvent>({
    id,
    version: 1,
    spots: baccaratSpots,
    draw: (draws) => {
      const shoe = draws.deal(shoeSize, 6)
      let next = 0
      const hands = dealBaccarat(() => (shoe[next++] ?? 0) % 52)
      return { hands, result: resultOf(hands) }
    },
    eventsOf: ({ hands }) => baccaratEvents(hands),
    grossOf: (spot, { result }) => baccaratGross(spot, result, options),
    opposites: [
      ['player', 'banker'],
      ['big', 'small'],
    ],
    worstOutcomes,
  })
}

/** In the order of dealing: player, banker, player, banker, then the third cards. */
export function baccaratEvents({ player, banker }: BaccaratHands): BaccaratEvent[] {
  const dealt = [0, 1, 2].flatMap((place) => [
    ...player.slice(place, place + 1).map((card) => ({ type: 'dealt', side: 'player', card }) as const),
    ...banker.slice(place, place + 1).map((card) => ({ type: 'dealt', side: 'banker', card }) as const),
  ])
  const total = (cards: readonly number[]): number => totalOf(cards.map(baccaratValue))
  return [...dealt, { type: 'totals', player: total(player), banker: total(banker) }]
}
