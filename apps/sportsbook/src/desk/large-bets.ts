import type { SportsDeskBets } from '@fairground/contract/sports-desk'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { BetRow } from '../db/schema.ts'
import { viewBets } from '../slips/view-bets.ts'

const shownMax = 30

/** The largest open bets of each currency; those on one match where it is named. */
export async function listLargeBets(context: SportsContext, matchId: string): Promise<SportsDeskBets['bets']> {
  const ofMatch = sql`and exists (select from legs where legs.round_id = rounds.round_id and match_id = ${matchId})`
  const { rows } = await sql<BetRow>`
    select r.* from (select distinct currency from books) as known cross join lateral (
      select * from rounds
      where currency = known.currency and state = 'presenting' and mode = 'real' ${matchId === '' ? sql`` : ofMatch}
      order by stake_minor desc, round_id limit ${shownMax}) as r
    order by r.currency, r.stake_minor desc, r.round_id`.execute(context.db)
  const playerOf = new Map(rows.map(({ round_id, player_id }) => [round_id, player_id]))
  const bets = await viewBets(context, rows)
  return bets.map((bet) => ({ playerId: playerOf.get(bet.betId) ?? '', bet }))
}
