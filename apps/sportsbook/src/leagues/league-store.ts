import type { SportsKind } from '@fairground/contract/sports'
import {
  formAfter,
  homeAdvantageStart,
  type LeagueForm,
  pointsRatingChange,
  type Ratings,
  ratingChange,
  type Score,
  seriesRatingChange,
} from '@fairground/sports-rules'
import { sql } from 'kysely'
import type { Db, MatchRow, Tx } from '../db/schema.ts'
import type { League } from './league.ts'

/** What is known of a league before it plays: written once, from then on its matches move it. */
export async function ensureLeague(db: Db, league: League): Promise<void> {
  await db
    .insertInto('leagues')
    .values({
      ...{ league_id: league.leagueId, goals: String(league.goals), home_advantage: String(homeAdvantageStart) },
      alive_at: null,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await db
    .insertInto('teams')
    .values(
      league.teams.map(({ teamId, rating }) => ({
        ...{ league_id: league.leagueId, team_id: teamId, rating: rating.toFixed(3) },
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function readForm(reader: Db | Tx, leagueId: string): Promise<LeagueForm> {
  const row = await reader
    .selectFrom('leagues')
    .select(['goals', 'home_advantage'])
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow()
  return { goals: Number(row.goals), homeAdvantage: Number(row.home_advantage) }
}

/** Ratings of all teams of a league by their ids. */
export async function readRatings(reader: Db | Tx, leagueId: string): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('teams')
    .select(['team_id', 'rating'])
    .where('league_id', '=', leagueId)
    .execute()
  return new Map(rows.map(({ team_id, rating }) => [team_id, Number(rating)]))
}

/** Moves both ratings and the form of the league by the result of a match. */
export async function learnFrom(tx: Tx, match: MatchRow): Promise<void> {
  const { table_id: leagueId, home, away } = match
  // One match of a league after the other.
  await sql`select from leagues where league_id = ${leagueId} for update`.execute(tx)
  const ratings = await readRatings(tx, leagueId)
  const form = await readForm(tx, leagueId)
  const before: Ratings = { home: ratings.get(home) ?? 0, away: ratings.get(away) ?? 0 }
  const score: Score = [match.score_home, match.score_away]
  const change = changeBy(match.sport, { before, form, score })
  await sql`
    update teams set rating = rating + told.change
    from unnest(${[home, away]}::text[], ${[change, -change].map((one) => one.toFixed(3))}::numeric[]) as told (id, change)
    where league_id = ${leagueId} and team_id = told.id`.execute(tx)
  if (match.sport !== 'football') return
  const next = formAfter(form, before, score)
  await tx
    .updateTable('leagues')
    .set({ goals: next.goals.toFixed(6), home_advantage: next.homeAdvantage.toFixed(4) })
    .where('league_id', '=', leagueId)
    .execute()
}

/** What the home side's rating gains. */
function changeBy(
  sport: SportsKind,
  { before, form, score }: { before: Ratings; form: LeagueForm; score: Score },
): number {
  if (sport === 'football') return ratingChange(before, form.homeAdvantage, score)
  if (sport === 'basketball') return pointsRatingChange(before, form.homeAdvantage, score)
  return seriesRatingChange(sport, before, score)
}

/** Whoever plays the league is still there. */
export async function sayAlive(db: Db, leagueId: string, now: Date): Promise<void> {
  await db.updateTable('leagues').set({ alive_at: now }).where('league_id', '=', leagueId).execute()
}
