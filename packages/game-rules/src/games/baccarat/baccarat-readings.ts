import { refuse } from '../../instant/read-input.ts'
import { readCard } from '../../parts/cards/card-text.ts'
import type { ReadingsSource } from '../../tables/readings.ts'
import { baccaratEvents, type Played } from './baccarat.ts'
import { type BaccaratHands, baccaratValue, doesBankerDraw, totalOf } from './deal.ts'
import { resultOf } from './result.ts'

type Side = 'player' | 'banker'

/** Cards of a shoe in the order in which they are drawn; the drawing rules say whose the next one is. */
export const baccaratReadings: ReadingsSource<Played> = {
  kind: 'readings',
  tool: 'shoe',
  countedGroups: ['sides'],
  next(cards) {
    const side = nextSide(cards)
    if (!side) return undefined
    return { step: cards.length, what: `${side}-${handsOf(cards)[side].length + 1}`, kind: 'card' }
  },
  read(cards, told) {
    const card = typeof told === 'string' ? readCard(told) : undefined
    if (card === undefined) return refuse('told', 'a card')
    return nextSide(cards) ? { ok: true, value: [...cards, card] } : refuse('told', 'nothing: the hands are complete')
  },
  outcome(cards) {
    if (nextSide(cards)) return undefined
    const hands = handsOf(cards)
    return { hands, result: resultOf(hands) }
  },
  eventsOf(cards) {
    const events = baccaratEvents(handsOf(cards))
    return nextSide(cards) ? events.filter(({ type }) => type === 'dealt') : events
  },
}

const firstFour: readonly Side[] = ['player', 'banker', 'player', 'banker']

function nextSide(cards: readonly number[]): Side | undefined {
  const first = firstFour[cards.length]
  if (first) return first
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth] = cards.map(baccaratValue)
  const [player, banker] = [totalOf([p1, p2]), totalOf([b1, b2])]
  if (player >= 8 || banker >= 8 || cards.length > 5) return undefined
  const isPlayerDrawing = player <= 5
  if (fifth === undefined) return isPlayerDrawing ? 'player' : doesBankerDraw(banker, undefined) ? 'banker' : undefined
  return isPlayerDrawing && doesBankerDraw(banker, fifth) ? 'banker' : undefined
}

/** The first four in turn; a fifth is of the player, unless it stood, and a sixth of the banker. */
function handsOf(cards: readonly number[]): BaccaratHands {
  const [p1, b1, p2, b2, fifth, sixth] = cards
  const isPlayers = fifth !== undefined && nextSide(cards.slice(0, 4)) === 'player'
  return {
    player: [p1, p2, isPlayers ? fifth : undefined].filter((card) => card !== undefined),
    banker: [b1, b2, isPlayers ? sixth : fifth].filter((card) => card !== undefined),
  }
}
