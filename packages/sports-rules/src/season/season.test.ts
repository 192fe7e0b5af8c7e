import { createStream } from '@fairground/fairness'
import { quickDraws } from '@fairground/game-rules/exact'
import { expect, it } from 'vitest'
import { homeAdvantageStart, modelOf } from '../football/elo.ts'
import { playMatch } from '../football/play-match.ts'
import { countOutrights } from './outrights.ts'
import { leagueTable, type MatchResult } from './table.ts'
import { dayMs, dayTimes } from './timetable.ts'
import { type MatchDrawer, planSeason, playDay, playSeason, virtualTeams } from './virtual-season.ts'

const ratings = Array.from({ length: virtualTeams }, (_, team) => 1_660 - 20 * team)
const plan = planSeason(ratings, quickDraws(1))
const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'season' }
/** Goals that are easy to follow: the stronger side draws from more of them. */
const drawMatch: MatchDrawer = ({ homeRating, awayRating }, draws) => ({
  homeScore: draws.int(homeRating >= awayRating ? 5 : 3),
  awayScore: draws.int(awayRating > homeRating ? 5 : 3),
})
const match = (home: number, away: number, homeScore: number, awayScore: number): MatchResult => ({
  ...{ home, away, homeScore, awayScore },
})
const places = (results: MatchResult[], lots: number[]) => leagueTable(results, lots).map(({ team }) => team)

it('level on points, a table goes by goal difference, goals, wins and the lot', () => {
  expect(places([match(0, 1, 1, 0), match(2, 3, 3, 0)], [0, 1, 2, 3])).toEqual([2, 0, 1, 3])
  expect(places([match(0, 1, 1, 0), match(2, 3, 2, 1)], [0, 1, 2, 3])).toEqual([2, 0, 3, 1])
  // Three draws are worth a win and two defeats, and here the same goals.
  const draws = [match(0, 3, 1, 1), match(0, 4, 1, 1), match(0, 5, 1, 1)]
  const wins = [match(1, 3, 3, 1), match(1, 4, 0, 1), match(1, 5, 0, 1)]
  expect(places([...draws, ...wins], [0, 1, 2, 3, 4, 5]).indexOf(1)).toBeLessThan(
    places([...draws, ...wins], [0, 1, 2, 3, 4, 5]).indexOf(0),
  )
  expect(places([], [1, 2, 0])).toEqual([2, 0, 1])
  expect(() => leagueTable([match(0, 2, 1, 0)], [0, 1])).toThrow(RangeError)
})

it('a season follows from its seed, and each day from its number alone', () => {
  const { days, table } = playSeason(plan, seed, drawMatch)
  expect(days).toHaveLength(30)
  expect(playDay(plan, { seed, day: 17 }, drawMatch)).toEqual(days[16])
  expect(playSeason(plan, { ...seed, clientSeed: 'other' }, drawMatch).table).not.toEqual(table)
  expect(table.every(({ played }) => played === 30)).toBe(true)
  const first = plan.days[0]?.[0] ?? { home: 0, away: 0 }
  const stream = createStream({ ...seed, nonce: 1 })
  const ratingsOf = { homeRating: ratings[first.home] ?? 0, awayRating: ratings[first.away] ?? 0 }
  expect(days[0]?.[0]).toEqual({ ...first, ...drawMatch(ratingsOf, stream) })
  expect(() => playDay(plan, { seed, day: 31 }, drawMatch)).toThrow(RangeError)
})

it('with the drawer of football, seasons bring the goals and draws of its model', () => {
  const playFootball: MatchDrawer = ({ homeRating, awayRating }, draws) => {
    const model = modelOf({ home: homeRating, away: awayRating }, { goals: 2.67, homeAdvantage: homeAdvantageStart })
    const [homeScore, awayScore] = playMatch(model, draws).fullTime
    return { homeScore, awayScore }
  }
  const results = [1, 2, 3].flatMap((nonce) =>
    playSeason(plan, { ...seed, clientSeed: `season ${nonce}` }, playFootball).days.flat(),
  )
  const mean = (of: (result: MatchResult) => number) => results.reduce((sum, one) => sum + of(one), 0) / results.length
  expect(Math.abs(mean(({ homeScore, awayScore }) => homeScore + awayScore) - 2.67)).toBeLessThan(0.2)
  expect(Math.abs(mean(({ homeScore, awayScore }) => Number(homeScore === awayScore)) - 0.25)).toBeLessThan(0.05)
})

it('a day lasts 4:35, its bets close ten seconds before kick-off and open with the day before', () => {
  expect(dayMs).toBe(275_000)
  const [first, second, last] = [1, 2, 30].map((day) => dayTimes(1_000, day))
  expect(first).toMatchObject({ opensAtMs: 1_000, closesAtMs: 51_000, kickoffAtMs: 61_000, nextAtMs: 276_000 })
  expect(second?.opensAtMs).toBe(first?.kickoffAtMs)
  expect(second?.kickoffAtMs).toBe(336_000)
  expect(first?.endsAtMs).toBe(251_000)
  expect((last?.nextAtMs ?? 0) - 1_000).toBe((2 * 3_600 + 17 * 60 + 30) * 1_000)
})

it('outrights: each run has one winner, four at the top and one last; what is decided is certain', () => {
  const played = plan.days.slice(0, 15).flatMap((_, index) => playDay(plan, { seed, day: index + 1 }, drawMatch))
  const table = leagueTable(played, plan.lots)
  const { int } = quickDraws(5)
  const sample = () => ({ homeScore: int(4), awayScore: int(3) })
  const rest = { table, lots: plan.lots, fixtures: plan.days.slice(15).flat() }
  const counts = countOutrights(rest, sample, 50)
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  expect([counts.winner, counts.topFour, counts.last].map(sum)).toEqual([50, 200, 50])
  const [leader] = table
  expect(counts.topFour[leader?.team ?? 0]).toBeGreaterThan(25)
  const over = countOutrights({ ...rest, fixtures: [] }, sample, 3)
  expect(over.winner[leader?.team ?? 0]).toBe(3)
  expect(over.last[table.at(-1)?.team ?? 0]).toBe(3)
})

it('outrights of two teams with one match left are the chances of that match', () => {
  const table = leagueTable([match(0, 1, 1, 0)], [0, 1])
  const { int } = quickDraws(9)
  const sample = () => ({ homeScore: int(3), awayScore: 0 })
  const runs = 6_000
  const { winner } = countOutrights({ table, lots: [0, 1], fixtures: [{ home: 1, away: 0 }] }, sample, runs)
  // Two goals put the second ahead; one leaves them level in everything, and the lot is for the first.
  expect(Math.abs((winner[1] ?? 0) / runs - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / runs))
})
