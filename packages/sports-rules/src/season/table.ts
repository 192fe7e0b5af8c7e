import type { Fixture } from './schedule.ts'

export interface MatchResult extends Fixture {
  readonly homeScore: number
  readonly awayScore: number
}

/** One line of a table. */
export interface Standing {
  readonly team: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** A line while results are added to it. */
export type Tally = { -readonly [Field in keyof Standing]: Standing[Field] }

const pointsOfWin = 3
const pointsOfDraw = 1

/**
 * The table after these results, the first of it first. A win is worth 3 points and a draw 1. Level on points: by goal
 * difference, then goals scored, then wins, then the lot: the place of a team in `lots`, which is drawn before the season.
 */
export function leagueTable(results: readonly MatchResult[], lots: readonly number[]): readonly Standing[] {
  const tallies = emptyTallies(lots.length)
  for (const result of results) addResult(tallies, result)
  return tallies.sort(byPlace(lots))
}

export const emptyTallies = (teamCount: number): Tally[] =>
  Array.from({ length: teamCount }, (_, team) => ({
    ...{ team, played: 0, won: 0, drawn: 0, scored: 0, conceded: 0, points: 0 },
  }))

/** Adds a match to the lines of its teams; `tallies` are by team. */
export function addResult(tallies: readonly Tally[], { home, away, homeScore, awayScore }: MatchResult): void {
  const [one, other] = [tallies[home], tallies[away]]
  if (!one || !other) throw new RangeError(`no team ${one ? away : home} is in the table`)
  addTo(one, homeScore, awayScore)
  addTo(other, awayScore, homeScore)
}

function addTo(line: Tally, scored: number, conceded: number): void {
  line.played += 1
  line.scored += scored
  line.conceded += conceded
  if (scored > conceded) line.won += 1
  if (scored === conceded) line.drawn += 1
  line.points = pointsOfWin * line.won + pointsOfDraw * line.drawn
}

/** Whoever is higher in the table comes first. `lots` are by team; a lower one is better. */
export const byPlace =
  (lots: readonly number[]) =>
  (one: Standing, other: Standing): number =>
    other.points - one.points ||
    other.scored - other.conceded - (one.scored - one.conceded) ||
    other.scored - one.scored ||
    other.won - one.won ||
    (lots[one.team] ?? 0) - (lots[other.team] ?? 0)
