import type { Score } from '../chances/scores.ts'
import type { BestOf } from '../chances/series.ts'
import { mapWinOf } from '../esports/map-win.ts'
import type { Ratings } from '../football/elo.ts'
import { meanServe } from '../tennis/game.ts'
import { serveFor } from '../tennis/match.ts'
import type { SeriesModel, SeriesSport } from './series-match.ts'

/** How strongly one map moves a rating: half as much as a match of football (own default). */
const kOfMap = 10
const kOfMatch = 20

export interface SeriesKind {
  readonly sport: SeriesSport
  readonly bestOf: BestOf
  /** In tennis: whose points on serve are the mean. */
  readonly tour?: keyof typeof meanServe
}

/** What a series is played by, from ratings: of maps each, or of the whole match in tennis. No side is at home. */
export function seriesModelOf({ sport, bestOf, tour = 'men' }: SeriesKind, { home, away }: Ratings): SeriesModel {
  const win = mapWinOf(home, away)
  if (sport !== 'tennis') return { sport, bestOf, home: win, away: 1 - win }
  const serve = serveFor(win, { mean: meanServe[tour], bestOf })
  return { sport, bestOf, home: serve.a, away: serve.b }
}

/** What the home side's rating gains; the away side's loses as much. */
export function seriesRatingChange(sport: SeriesSport, { home, away }: Ratings, [won, lost]: Score): number {
  const expected = mapWinOf(home, away)
  if (sport === 'tennis') return kOfMatch * (Number(won > lost) - expected)
  return kOfMap * (won - (won + lost) * expected)
}
