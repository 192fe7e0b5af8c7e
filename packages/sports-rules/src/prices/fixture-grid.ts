import type { Score } from '../football/cells.ts'
import { type MatchGrid, matchGrid } from '../football/match-grid.ts'
import type { Market } from '../markets/market.ts'
import { markets } from '../markets/markets.ts'
import { pointsGrid } from '../points/points-grid.ts'
import { marketsOfPoints } from '../points/points-markets.ts'
import { seriesGrid } from '../series/series-grid.ts'
import { marketsOfSeries } from '../series/series-markets.ts'
import type { SeriesModel } from '../series/series-match.ts'

/** What everybody is told that a fixture of any sport is priced by. */
export interface FixtureInputs {
  readonly lambdaHome: string
  readonly lambdaAway: string
  readonly rho: string
  readonly minute: number
  readonly score: Score
  readonly halfTime: Score | null
  /** On top of the margin of each market, as the desk has set it for the league. */
  readonly marginPercent?: number | undefined
  /** Of a game of points: steps of the clock in the period that is played, and the score at its beginning. */
  readonly points?: { readonly steps: number; readonly before: Score } | undefined
  /** Of a series. */
  readonly series?: (Pick<SeriesModel, 'sport' | 'bestOf'> & { readonly part: readonly number[] }) | undefined
}

/** The chances of every score from these inputs, the same wherever they are made. Undefined where no fixture stands so. */
export function fixtureGrid(inputs: FixtureInputs): MatchGrid | undefined {
  const { minute, score, halfTime, series, points, rho } = inputs
  const [home, away] = [Number(inputs.lambdaHome), Number(inputs.lambdaAway)]
  if (points) return pointsGrid({ home, away }, { score, period: minute, ...points })
  if (series) {
    const { sport, bestOf, part } = series
    return seriesGrid({ sport, bestOf, home, away }, { score, part }, { isInPlay: minute > 0 })
  }
  const model = { lambdaHome: home, lambdaAway: away, rho: Number(rho) }
  return matchGrid(model, { minute, score, ...(halfTime && { halfTime }) })
}

/** The markets of a fixture. */
export const marketsOfFixture = ({ series, points }: Pick<FixtureInputs, 'series' | 'points'>): readonly Market[] => {
  if (points) return marketsOfPoints
  return series ? marketsOfSeries(series.sport) : football
}

const football = [...markets.values()]
