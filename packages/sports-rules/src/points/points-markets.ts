import { endingOfLead, wonIf } from '../markets/ending.ts'
import { booksums } from '../markets/full-time-markets.ts'
import type { Market } from '../markets/market.ts'

const perPoint = 4
/** What the offered chances of the bands of margins add up to, in percent: our own choice. */
const bandBooksum = 112

/** Fewest and most points of each band. */
const bands: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '1-5': [1, 5],
  '6-10': [6, 10],
  '11-15': [11, 15],
  '16+': [16, Number.POSITIVE_INFINITY],
}
const ofSides = (['home', 'away'] as const).flatMap((side) => Object.keys(bands).map((band) => `${side}-${band}`))

/** What is offered on a game of points, overtimes counted, the winner first. Lines are halves: nothing is given back. */
export const marketsOfPoints: readonly Market[] = [
  {
    ...{ code: 'money-line', selections: ['home', 'away'], reads: 'margin', booksumX100: booksums.twoWay },
    settle: (selection, { full: [home, away] }) => wonIf(selection === (home > away ? 'home' : 'away')),
  },
  {
    ...{ code: 'points-handicap', selections: ['home', 'away'], reads: 'margin', booksumX100: booksums.twoWay },
    line: 'half',
    settle(selection, { full: [home, away] }, line) {
      const lead = perPoint * (home - away) + line
      return endingOfLead(selection === 'home' ? lead : -lead)
    },
  },
  {
    ...{ code: 'total-points', selections: ['over', 'under'], reads: 'points', booksumX100: booksums.twoWay },
    line: 'half',
    settle(selection, { full: [home, away] }, line) {
      const lead = perPoint * (home + away) - line
      return endingOfLead(selection === 'over' ? lead : -lead)
    },
  },
  {
    ...{ code: 'winning-margin', selections: ofSides, reads: 'margin', booksumX100: bandBooksum },
    settle(selection, { full: [home, away] }) {
      const [side = '', band = ''] = selection.split(/-(.*)/)
      const [min, max] = bands[band] ?? [1, 0]
      const lead = side === 'home' ? home - away : away - home
      return wonIf(lead >= min && lead <= max)
    },
  },
  {
    ...{ code: 'points-odd-even', selections: ['odd', 'even'], reads: 'points', booksumX100: booksums.twoWay },
    settle: (selection, { full: [home, away] }) => wonIf(((home + away) % 2 === 1) === (selection === 'odd')),
  },
]

/** Every market of points by its code. */
export const pointsMarkets: ReadonlyMap<string, Market> = new Map(
  marketsOfPoints.map((market) => [market.code, market]),
)
