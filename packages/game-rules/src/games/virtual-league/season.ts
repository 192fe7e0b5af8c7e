import { commitOf, createStream } from '@fairground/fairness'

/** Rounds of a season: everybody meets everybody at home and away. */
export const dayCount = 30
const clubCount = 16
/** Of the strongest club; each after it has so much less. Fixed for a season. */
const bestRating = 1_660
const ratingStep = 20

export type Fixture = { readonly home: number; readonly away: number }
export type Season = {
  readonly season: number
  /** 1 … 30. */
  readonly day: number
  /** By club. */
  readonly ratings: readonly number[]
  /** The eight matches of the day. */
  readonly fixtures: readonly Fixture[]
}

/** Of the rules; its hash is the public seed of every season. */
export const leagueId = 'virtual-league'

/**
 * The season that a round belongs to, and its matches: from the salt of the chain and the number of the round alone. A stream
 * is drawn for each season: first the clubs from the strongest down, then their seats in the plan of matches.
 */
export function seasonOf({ salt, number }: { salt: string; number: number }): Season {
  const season = Math.floor((number - 1) / dayCount) + 1
  const day = ((number - 1) % dayCount) + 1
  const draws = createStream({ serverSeed: commitOf(leagueId), clientSeed: salt, nonce: season })
  const byStrength = draws.deal(clubCount, clubCount)
  const seats = draws.deal(clubCount, clubCount)
  const ratings: number[] = []
  for (const [place, club] of byStrength.entries()) ratings[club] = bestRating - ratingStep * place
  const fixtures = pairsOf(day).map(({ home, away }) => ({ home: seats[home] ?? 0, away: seats[away] ?? 0 }))
  return { season, day, ratings, fixtures }
}

/** A round robin: one seat stands, the others turn; the second half of a season is the first with homes exchanged. */
function pairsOf(day: number): Fixture[] {
  const turning = clubCount - 1
  const turn = (day - 1) % turning
  const pairs = Array.from({ length: clubCount / 2 }, (_, pair): Fixture => {
    if (pair === 0) return turn % 2 === 0 ? { home: turn, away: turning } : { home: turning, away: turn }
    const [one, other] = [(turn + pair) % turning, (turn - pair + turning) % turning]
    return pair % 2 === 0 ? { home: one, away: other } : { home: other, away: one }
  })
  return day > turning ? pairs.map(({ home, away }) => ({ home: away, away: home })) : pairs
}
