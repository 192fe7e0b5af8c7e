import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fraction, toNumber } from '@fairground/game-rules/exact'
import {
  divisionOf,
  type FixtureRow,
  factorOf,
  formAfter,
  goalsUsual,
  homeAdvantageStart,
  isLineOf,
  type LeagueForm,
  type Market,
  type MatchGrid,
  markets,
  matchGrid,
  modelOf,
  newRating,
  ratingChange,
  readFixtureTable,
  settleBet,
  teamKey,
} from '@fairground/sports-rules'
import { root } from '../workspace.ts'
import { returnedByHand, telltaleOdds } from './football-settlement.ts'

const table = path.join(root, '..', 'shared/data/football/results.tsv.gz')

/** Real results, which lie beside the repository and never in it; undefined where there are none. */
export function readResults(): readonly FixtureRow[] | undefined {
  if (!existsSync(table)) return undefined
  const { fixtures, faults } = readFixtureTable(gunzipSync(readFileSync(table)).toString('utf8'))
  if (faults.length > 0)
    throw new Error(`${faults.length} lines cannot be read; the first: ${JSON.stringify(faults[0])}`)
  return fixtures
}

type Score = NonNullable<FixtureRow['full']>
type Team = { rating: number; matches: number }

/** Teams are rated within their country: a cup of many countries says nothing about the leagues that it was not played in. */
const leftOut = 'uefa.cl'
const ratedFrom = '2018-07-01'
const matchesBefore = 20

/** Walks forward through the results and tells of each match, where both teams are known well enough, what was expected. */
export function walkForward(results: readonly FixtureRow[], tell: (grid: MatchGrid, full: Score) => void): void {
  const teams = new Map<string, Team>()
  const forms = new Map<string, LeagueForm>()
  for (const { competition, date, home, away, full } of results) {
    if (competition === leftOut || !full) continue
    const [one, other] = [home, away].map((name) => teamOf(teams, competition, name)) as [Team, Team]
    const form = forms.get(competition) ?? { goals: goalsUsual, homeAdvantage: homeAdvantageStart }
    const ratings = { home: one.rating, away: other.rating }
    const grid = matchGrid(modelOf(ratings, form))
    if (grid && date >= ratedFrom && Math.min(one.matches, other.matches) >= matchesBefore) tell(grid, full)
    const change = ratingChange(ratings, form.homeAdvantage, full)
    Object.assign(one, { rating: one.rating + change, matches: one.matches + 1 })
    Object.assign(other, { rating: other.rating - change, matches: other.matches + 1 })
    forms.set(competition, formAfter(form, ratings, full))
  }
}

function teamOf(teams: Map<string, Team>, competition: string, name: string): Team {
  const key = teamKey(competition, name)
  const team = teams.get(key) ?? { rating: newRating(divisionOf(competition)), matches: 0 }
  teams.set(key, team)
  return team
}

const quartersMax = 20

/** Settles every bet there is on every result in two ways, and counts the bets, and those on which the two differ. */
export function settleTwice(results: readonly FixtureRow[]): { bets: number; different: number } {
  const counts = new Map<string, { half: Score | undefined; full: Score; times: number }>()
  for (const { half, full } of results) {
    if (!full) continue
    const key = `${half} ${full}`
    const count = counts.get(key) ?? { half, full, times: 0 }
    counts.set(key, { ...count, times: count.times + 1 })
  }
  const bets = [...markets.values()].flatMap(betsOn)
  let [settled, different] = [0, 0]
  for (const { half, full, times } of counts.values())
    for (const { market, selection, quarters } of bets) {
      if (!half && market.reads !== 'full') continue
      const outcome = settleBet({ market, selection, quarters }, { status: 'finished', half, full })
      const returned = outcome && toNumber(factorOf(outcome, fraction(telltaleOdds)))
      const byHand = returnedByHand(market.code, selection, quarters / 4, { half: half ?? [0, 0], full })
      settled += times
      if (returned !== byHand) different += times
    }
  return { bets: settled, different }
}

const betsOn = (market: Market) =>
  Array.from({ length: 2 * quartersMax + 1 }, (_, at) => at - quartersMax)
    .filter((quarters) => isLineOf(market, quarters))
    .flatMap((quarters) => market.selections.map((selection) => ({ market, selection, quarters })))
