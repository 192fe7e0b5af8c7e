import { type LeagueForm, modelOf, newPart, pointsModelOf, type Ratings, seriesModelOf } from '@fairground/sports-rules'
import { doubleRoundRobin } from '@fairground/sports-rules/season'
import { type ChainSeeds, ensureChain, newId } from '@fairground/vendor-kit'
import { chainKitOf, type SportsContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import type { League } from '../leagues/league.ts'
import { readForm, readRatings } from '../leagues/league-store.ts'

/** Match days of a league that are offered at once. */
const daysAhead = 3
const rulesVersion = 1
const msPerMinute = 60_000
/** Of lambdas as they are stored. */
const lambdaDigits = 4

interface PlannedDay {
  season: number
  day: number
  startsAt: Date
}

/** Offers the matches of the next match days, so that there are always some to choose from. */
export async function openMatches(context: SportsContext, league: League, seeds: ChainSeeds): Promise<void> {
  const { db, clock, config } = context
  const missing = await missingDays(db, league, clock.now(), config.tempo)
  if (missing.length === 0) return
  const found = await ensureChain(chainKitOf(context), league.leagueId)
  if (!('chain' in found)) return
  const { chain, next } = found
  const [form, ratings] = await Promise.all([readForm(db, league.leagueId), readRatings(db, league.leagueId)])
  const fixtures = doubleRoundRobin(league.teams.length)
  const rows = missing.flatMap(({ season, day, startsAt }) =>
    (fixtures[day - 1] ?? []).map(({ home, away }, place) => {
      const [homeId, awayId] = [league.teams[home]?.teamId ?? '', league.teams[away]?.teamId ?? '']
      const known: Ratings = { home: ratings.get(homeId) ?? 0, away: ratings.get(awayId) ?? 0 }
      return {
        ...{ season, match_day: day, match_place: place, home: homeId, away: awayId, starts_at: startsAt },
        ...{ ...strengthsOf(league, known, form), rules_version: rulesVersion },
      }
    }),
  )
  // What does not fit into this chain is offered from the next one.
  const placed = rows.slice(0, chain.length - next + 1).map((row, index) => ({
    ...{ shared_round_id: newId('mtc', clock.now()), table_id: league.leagueId, chain_id: chain.chain_id },
    ...{ number: next + index, commitment: seeds.secretsOf(chain, next + index).commitment },
    ...{ seed_sealed: null, server_seed: null, ...row },
  }))
  if (placed.length === 0) return
  await db
    .insertInto('shared_rounds')
    .values(placed)
    .onConflict((oc) => oc.columns(['table_id', 'season', 'match_day', 'match_place']).doNothing())
    .execute()
}

/** What a match of these teams is played and priced by. */
function strengthsOf({ sport, bestOf = 3, tour }: League, ratings: Ratings, form: LeagueForm) {
  if (sport === 'football') {
    const { lambdaHome, lambdaAway, rho } = modelOf(ratings, form)
    return { sport, best_of: null, part: [], ...written(lambdaHome, lambdaAway), rho: rho.toFixed(lambdaDigits) }
  }
  if (sport === 'basketball') {
    const { home, away } = pointsModelOf(ratings, form)
    return { sport, best_of: null, part: [], ...written(home, away), rho: '0' }
  }
  const { home, away } = seriesModelOf({ sport, bestOf, ...(tour && { tour }) }, ratings)
  return { sport, best_of: bestOf, part: [...newPart(sport)], ...written(home, away), rho: '0' }
}

const written = (home: number, away: number) => ({
  ...{ lambda_home: home.toFixed(lambdaDigits), lambda_away: away.toFixed(lambdaDigits) },
})

/** The next match days that are not offered yet. They follow each other by the calendar; a season by the season before. */
async function missingDays(db: Db, league: League, now: Date, tempo: number): Promise<PlannedDay[]> {
  const days = 2 * (league.teams.length - 1)
  const last = await db
    .selectFrom('shared_rounds')
    .select(['season', 'match_day', 'starts_at'])
    .where('table_id', '=', league.leagueId)
    .orderBy('season', 'desc')
    .orderBy('match_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('shared_rounds')
    .select(({ fn }) => fn.count<string>('match_day').distinct().as('count'))
    .where('table_id', '=', league.leagueId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const planned: PlannedDay[] = []
  let before = last && { season: last.season, day: last.match_day, startsAt: last.starts_at }
  for (let open = Number(count); open < daysAhead; open += 1) {
    const isNewSeason = !before || before.day >= days
    const season = before ? before.season + (isNewSeason ? 1 : 0) : 1
    const day = isNewSeason ? 1 : (before?.day ?? 0) + 1
    before = { season, day, startsAt: nextSlot(league, before?.startsAt ?? now, now, tempo) }
    planned.push(before)
  }
  return planned
}

/** The first of the league's times after both moments. */
function nextSlot({ everyMinutes, shiftMinutes }: League, after: Date, now: Date, tempo: number): Date {
  const [everyMs, shiftMs] = [everyMinutes, shiftMinutes].map((minutes) => (minutes * msPerMinute) / tempo) as [
    number,
    number,
  ]
  const fromMs = Math.max(after.getTime(), now.getTime())
  return new Date(shiftMs + everyMs * (Math.floor((fromMs - shiftMs) / everyMs) + 1))
}
