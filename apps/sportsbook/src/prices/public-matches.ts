import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'
import type { PublicMatch } from './match-prices.ts'

export type ListedMatch = PublicMatch & { readonly home: string; readonly away: string }

/** Matches without their seeds, with the last sign of life of their leagues. */
export const publicMatches = (reader: Db | Tx) =>
  reader
    .selectFrom('shared_rounds as m')
    .innerJoin('leagues as l', 'l.league_id', 'm.table_id')
    .select(['m.shared_round_id', 'm.table_id', 'm.home', 'm.away', 'm.starts_at', 'm.state', 'm.version'])
    .select(['m.lambda_home', 'm.lambda_away', 'm.rho', 'm.score_home', 'm.score_away', 'm.half_home', 'm.half_away'])
    .select(['m.suspended_until', 'm.sport', 'm.best_of', 'm.part', 'l.alive_at'])
    .select(['l.margin_percent', 'l.cap_percent'])
    // A league that was stopped offers none of its matches.
    .select(sql<boolean>`m.is_stopped or l.is_stopped`.as('is_stopped'))

export const findPublicMatches = (reader: Db | Tx, matchIds: readonly string[]): Promise<ListedMatch[]> =>
  publicMatches(reader)
    .where('m.shared_round_id', 'in', [...matchIds])
    .execute()
