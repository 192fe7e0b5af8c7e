import { bisect } from '../chances/bisect.ts'
import { aheadChance, type Score } from '../chances/scores.ts'
import type { BestOf } from '../chances/series.ts'
import { mapEnds, mapWinChance } from '../esports/cs-map.ts'
import { type CsMap, isMapScore, usualSideStrength } from '../esports/cs-rounds.ts'
import { newSet, setScores } from '../tennis/set.ts'
import { isSetOver, type Player } from '../tennis/state.ts'

/** Sports of series: maps of CS by rounds, maps that one draw decides, sets of tennis by games. */
export const seriesSports = ['cs', 'moba', 'tennis'] as const
export type SeriesSport = (typeof seriesSports)[number]

/** What a series is played by. */
export interface SeriesModel {
  readonly sport: SeriesSport
  readonly bestOf: BestOf
  /** The chance of each side: to win a map, or in tennis to win a point on its own serve. */
  readonly home: number
  readonly away: number
}

/** Where a series stands: parts won, and the part that is played: rounds of both; games of both and 0 or 1 who serves. */
export interface SeriesState {
  readonly score: Score
  readonly part: readonly number[]
}

/** The part at its beginning. In CS the sides of the first half change from map to map; in tennis whoever is next serves. */
export const newPart = (sport: SeriesSport, server = 0): readonly number[] =>
  ({ cs: [0, 0], moba: [], tennis: [0, 0, server] })[sport]

export const seriesStart = (sport: SeriesSport): SeriesState => ({ score: [0, 0], part: newPart(sport) })

/** Whether a series can stand so. */
export function isSeriesState({ sport, bestOf }: SeriesModel, { score, part }: SeriesState): boolean {
  const [a = 0, b = 0, server = 0] = part
  const needed = (bestOf + 1) / 2
  const areParts = score.every((won) => Number.isInteger(won) && won >= 0 && won <= needed)
  if (!areParts || (score[0] === needed && score[1] === needed)) return false
  if (sport === 'cs') return isMapScore([a, b])
  if (sport === 'moba') return part.length === 0
  return [a, b].every((games) => Number.isInteger(games) && games >= 0) && !isSetOver([a, b]) && [0, 1].includes(server)
}

/** That the home side wins the part that is played. */
export function partChance(model: SeriesModel, { score, part }: SeriesState): number {
  const [a = 0, b = 0, server = 0] = part
  if (model.sport === 'moba') return model.home
  if (model.sport === 'cs') return mapWinChance(mapEnds(csMapOf(model, score), [a, b]))
  return setChance(model, { games: [a, b], points: [0, 0], server: playerOf(server) })
}

/** That the home side wins a part which has not begun. To win a set, it is no help to begin it. */
export const nextPartChance = (model: SeriesModel): number =>
  model.sport === 'tennis' ? setChance(model, newSet('a')) : model.home

const setChance = ({ home, away }: SeriesModel, state: Parameters<typeof setScores>[1]): number =>
  aheadChance(setScores({ a: home, b: away }, state))

export const playerOf = (server: number): Player => (server === 0 ? 'a' : 'b')

/** The map that is played after a score of maps, with the rounds that win it as often as the model says. */
export function csMapOf({ home }: SeriesModel, [a, b]: Score): CsMap {
  const sides = { sideStrength: usualSideStrength, firstSide: (a + b) % 2 === 0 ? 'ct' : 't' } as const
  const key = `${home} ${sides.firstSide}`
  const roundWin = roundWins.get(key) ?? bisect((chance) => mapWinChance(mapEnds({ ...sides, roundWin: chance })), home)
  if (roundWins.size >= keptMax) roundWins.clear()
  roundWins.set(key, roundWin)
  return { ...sides, roundWin }
}

/** Rounds of maps are found by halving: each is found once. */
const roundWins = new Map<string, number>()
const keptMax = 2_000
