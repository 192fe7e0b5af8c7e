import { endingOfLead, wonIf } from '../markets/ending.ts'
import { booksums } from '../markets/full-time-markets.ts'
import type { Market } from '../markets/market.ts'
import type { SeriesSport } from './series-match.ts'

const quarters = 4
/** What the offered chances of the scores of a series add up to, in percent: our own choice. */
const scoreBooksum = 110
const scores = ['2-0', '2-1', '1-2', '0-2', '3-0', '3-1', '3-2', '2-3', '1-3', '0-3']

const winner: Market = {
  ...{ code: 'match-winner', selections: ['home', 'away'], reads: 'full', booksumX100: booksums.twoWay },
  settle: (selection, { full: [home, away] }) => wonIf(selection === (home > away ? 'home' : 'away')),
}

/** Markets on maps, or on sets. Their lines are halves: nothing is given back. */
const marketsOnParts = (one: string, many: string): readonly Market[] => [
  winner,
  {
    ...{ code: `${one}-handicap`, selections: ['home', 'away'], reads: 'full', booksumX100: booksums.twoWay },
    ...{ line: 'half', lines: [-10, -6, 6, 10] },
    settle(selection, { full: [home, away] }, line) {
      const lead = quarters * (home - away) + line
      return endingOfLead(selection === 'home' ? lead : -lead)
    },
  },
  {
    ...{ code: `total-${many}`, selections: ['over', 'under'], reads: 'full', booksumX100: booksums.twoWay },
    ...{ line: 'half', lines: [10, 14, 18] },
    settle(selection, { full: [home, away] }, line) {
      const lead = quarters * (home + away) - line
      return endingOfLead(selection === 'over' ? lead : -lead)
    },
  },
  {
    ...{ code: `${one}-score`, selections: scores, reads: 'full', booksumX100: scoreBooksum },
    settle: (selection, { full }) => wonIf(selection === full.join('-')),
  },
]

const [onMaps, onSets] = [marketsOnParts('map', 'maps'), marketsOnParts('set', 'sets')]

/** What is offered on a series, the winner first. */
export const marketsOfSeries = (sport: SeriesSport): readonly Market[] => (sport === 'tennis' ? onSets : onMaps)

/** Every market on a series by its code. */
export const seriesMarkets: ReadonlyMap<string, Market> = new Map(
  [...onMaps, ...onSets].map((market) => [market.code, market]),
)
