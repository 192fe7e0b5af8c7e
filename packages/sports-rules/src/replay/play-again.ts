import type { Stream } from '@fairground/fairness'
import type { BestOf } from '../chances/series.ts'
import type { Score } from '../football/cells.ts'
import { playMatch } from '../football/play-match.ts'
import { playPoints } from '../points/play-points.ts'
import { playWholeSeries } from '../series/play-series.ts'
import type { SeriesSport } from '../series/series-match.ts'

/** What a match of any sport is played by, as it is told with its prices. */
export interface PlayedStrengths {
  readonly sport: 'football' | 'basketball' | SeriesSport
  readonly lambdaHome: string
  readonly lambdaAway: string
  readonly rho: string
  /** Of a series. */
  readonly bestOf: BestOf | null
}

/** `halfTime` of football alone. */
export interface PlayedScores {
  readonly halfTime: Score | null
  readonly fullTime: Score
}

/** The scores of a match from its stream, as whoever has its seed plays it again. */
export function playAgain(
  { sport, lambdaHome, lambdaAway, rho, bestOf }: PlayedStrengths,
  stream: Pick<Stream, 'int' | 'r52'>,
): PlayedScores {
  const [home, away] = [Number(lambdaHome), Number(lambdaAway)]
  if (sport === 'football') {
    const { halfTime, fullTime } = playMatch({ lambdaHome: home, lambdaAway: away, rho: Number(rho) }, stream)
    return { halfTime, fullTime }
  }
  if (sport === 'basketball') return { halfTime: null, fullTime: playPoints({ home, away }, stream).score }
  if (bestOf === null) throw new RangeError('a series has a number of parts')
  return { halfTime: null, fullTime: playWholeSeries({ sport, bestOf, home, away }, stream).score }
}
