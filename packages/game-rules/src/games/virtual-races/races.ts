import { fraction } from '../../exact/fraction.ts'
import { type Carded, type CardGame, cardTable } from '../../parts/spots/card-table.ts'
import { lost } from '../../parts/spots/pays.ts'
import type { SlipBet, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { type RaceCard, raceBets, raceCard, racePrices, readRaceSpot, weightsOf, winsRace } from './race-card.ts'
import type { RaceKind } from './race-kind.ts'
import { drawRace, type RaceRun } from './race-run.ts'

/** Where everybody is at the end of a section, told when it begins; at last who came in after whom. */
export type RaceEvent =
  | { readonly type: 'section'; readonly number: number; readonly positions: readonly number[] }
  | { readonly type: 'raced'; readonly order: readonly number[] }

export type RaceOutcome = Carded<RaceCard, RaceRun>

/** How long one section takes. */
export const sectionMs = 2_000

/** Every three minutes 90 s of betting and 30 s of race. */
const paces = {
  fast: { betMs: 60_000, lockMs: 1_000, stepMs: sectionMs, resultMs: 29_000 },
  normal: { betMs: 90_000, lockMs: 1_000, stepMs: sectionMs, resultMs: 59_000 },
  slow: { betMs: 120_000, lockMs: 1_000, stepMs: sectionMs, resultMs: 89_000 },
}

/** Chips on a price below this count for no turnover. */
const countedX100 = 150
/** Above every price of a race. */
const priceX100Max = 1_000_000n
const hundred = 100n
const firstMark = 0x31

/** All bets of a race of so many runners, by their places for chips. */
export const raceSpots = ({ fields: [field = []], placed }: RaceKind): readonly string[] =>
  raceBets(field, placed).map(({ spot }) => spot)

export const raceGame = (kind: RaceKind): CardGame<string, RaceCard, RaceRun, RaceEvent> => {
  const spots = raceSpots(kind)
  const read = new Map(spots.map((spot) => [spot, readRaceSpot(spot)]))
  const pricesOf = (card: RaceCard) => racePrices(weightsOf(card), kind.placed)
  return {
    ...{ id: kind.id, version: 1, spots, widestCards: [] },
    cardOf: (seeds) => raceCard(kind, seeds),
    spotsOf(card) {
      const prices = pricesOf(card)
      return spots.filter((spot) => prices.has(spot))
    },
    draw: (card, draws) => drawRace(weightsOf(card), draws),
    resultsOf: ({ runners }) => firstThree(runners.length).map((order) => ({ order, track: [] })),
    eventsOf: ({ result: { order, track } }) => [
      ...track.map((positions, section) => ({ type: 'section' as const, number: section + 1, positions })),
      { type: 'raced', order },
    ],
    grossOf(spot, { card, result }) {
      const bet = read.get(spot)
      return bet && winsRace(bet, result.order, kind.placed) ? fraction(pricesOf(card).get(spot) ?? 0, 100) : lost
    },
    // Of each kind exactly one wins; places are won by several.
    opposites: (['win', 'forecast', 'tricast'] as const).map((bet) =>
      spots.filter((spot) => read.get(spot)?.bet === bet),
    ),
    doesCount: (spot, { card }) => (pricesOf(card).get(spot) ?? 0) >= countedX100,
  }
}

/** No bet depends on more than the first three. */
function firstThree(count: number): readonly (readonly number[])[] {
  const runners = Array.from({ length: count }, (_, runner) => runner)
  return runners.flatMap((a) =>
    runners.flatMap((b) => runners.flatMap((c) => (a === b || a === c || b === c ? [] : [[a, b, c]]))),
  )
}

/** The table of a kind of races. */
export function raceTable(kind: RaceKind, speed: TableSpeed = 'normal'): TableRules<SlipBet, RaceOutcome> {
  const groups = { win: 1, place: 1, forecast: 5, tricast: 20 }
  const table = cardTable(
    raceGame(kind),
    {
      ...{ id: kind.id, version: 1, groups, paces },
      groupOf: (spot) => readRaceSpot(spot).bet,
      momentsOf: (events, { stepMs }) => events.map((_event, index) => index * stepMs),
      // The gate of the winner.
      markOf: ({ result: { order } }) => String.fromCodePoint(firstMark + (order[0] ?? 0)),
    },
    speed,
  )
  return {
    ...table,
    atSpeed: (other) => raceTable(kind, other),
    // What a bet may cost before its card is known.
    payoutMinorMax: ({ stakeMinor }) => (stakeMinor * priceX100Max) / hundred,
  }
}
