import type { Fixture } from './schedule.ts'
import { addResult, byPlace, type Standing } from './table.ts'

/** What is left of a season, from the table as it stands. */
export interface RestOfSeason {
  readonly table: readonly Standing[]
  /** By team, as in `leagueTable`. */
  readonly lots: readonly number[]
  readonly fixtures: readonly Fixture[]
}

/** In how many runs each team, by its number, came to a place. */
export interface OutrightCounts {
  readonly runs: number
  readonly winner: readonly number[]
  readonly topFour: readonly number[]
  readonly last: readonly number[]
}

/** Runs that make the prices of a virtual league. */
export const outrightRuns = 10_000
const topPlaces = 4

/** A score of a match, sampled from the chances that price it; never from the seed that decides it. */
export type ScoreSampler = (fixture: Fixture) => { readonly homeScore: number; readonly awayScore: number }

/** Plays the rest of a season again and again. Counts of several calls may be added up. */
export function countOutrights(
  { table, lots, fixtures }: RestOfSeason,
  sample: ScoreSampler,
  runs: number = outrightRuns,
): OutrightCounts {
  const none = () => lots.map(() => 0)
  const counts = { winner: none(), topFour: none(), last: none() }
  const compare = byPlace(lots)
  const lines = lots.map((_, team) => lineOf(table, team))
  for (let run = 0; run < runs; run += 1) {
    const tallies = lines.map((line) => ({ ...line }))
    for (const fixture of fixtures) addResult(tallies, { ...fixture, ...sample(fixture) })
    const order = tallies.sort(compare).map(({ team }) => team)
    for (const [place, team] of order.entries()) {
      if (place === 0) countOne(counts.winner, team)
      if (place < topPlaces) countOne(counts.topFour, team)
      if (place === order.length - 1) countOne(counts.last, team)
    }
  }
  return { runs, ...counts }
}

function lineOf(table: readonly Standing[], team: number): Standing {
  const line = table.find((one) => one.team === team)
  if (!line) throw new RangeError(`team ${team} is not in the table`)
  return line
}

function countOne(counts: number[], team: number): void {
  counts[team] = (counts[team] ?? 0) + 1
}
