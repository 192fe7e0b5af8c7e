import { type MatchPrices, matchPrices } from './league-markets.ts'
import { type MatchBet, matchBets } from './match-bets.ts'
import { type Strengths, strengthsOf } from './score-grid.ts'
import { seasonOf } from './season.ts'

/** One match: both clubs, and what each is expected to score, in thousandths. */
export type Match = readonly [home: number, away: number, homeX1000: number, awayX1000: number]

/** The matches of a day of a season: known before anybody bets. */
export type LeagueCard = { readonly season: number; readonly day: number; readonly matches: readonly Match[] }

export function leagueCard(round: { salt: string; number: number }): LeagueCard {
  const { season, day, ratings, fixtures } = seasonOf(round)
  const matches = fixtures.map(({ home, away }): Match => {
    const strengths = strengthsOf(ratings[home] ?? 0, ratings[away] ?? 0)
    return [home, away, strengths.home, strengths.away]
  })
  return { season, day, matches }
}

export const strengthsIn = ([, , home, away]: Match): Strengths => ({ home, away })
export const pricesIn = (match: Match): MatchPrices => matchPrices(strengthsIn(match))

export const matchCount = 8

/** All places for chips: the match, counted from 1, and the bet on it, such as `3-over` and `3-score-2-1`. */
export const leagueSpots: readonly string[] = Array.from({ length: matchCount }, (_, match) => match + 1).flatMap(
  (match) => matchBets.map(({ name }) => `${match}-${name}`),
)

const bets = new Map(matchBets.map((bet) => [bet.name, bet]))

/** What a place for chips names. @throws Error for one that is none */
export function readLeagueSpot(spot: string): { readonly match: number; readonly bet: MatchBet } {
  const cut = spot.indexOf('-')
  const bet = bets.get(spot.slice(cut + 1))
  if (!bet) throw new Error(`there is no place ${spot}`)
  return { match: Number(spot.slice(0, cut)) - 1, bet }
}

/** The price of a place, in hundredths of the stake; undefined where it is not offered. */
export function leaguePrice({ matches }: LeagueCard, spot: string): number | undefined {
  const { match, bet } = readLeagueSpot(spot)
  const found = matches[match]
  return found && pricesIn(found).get(bet.name)
}
