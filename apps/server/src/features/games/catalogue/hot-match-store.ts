import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { HotMatch } from './hot-match.ts'

const shownMatchesMax = 20
const listedMatchesMax = 200

/** Those that visitors see at this moment, by kick-off: the running ones come first. */
export async function listShownMatches(reader: Reader, now: Date): Promise<HotMatch[]> {
  const rows = await reader
    .selectFrom('hot_matches')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where((e) => e.or([e('shown_from', '<=', now), e('starts_at', '<=', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(shownMatchesMax)
    .execute()
  return rows.map(toMatch)
}

/** Those of the console: what is not over by kick-off, then what is over, the latest first. */
export async function listMatches(reader: Reader, now: Date): Promise<HotMatch[]> {
  const rows = await reader
    .selectFrom('hot_matches')
    .selectAll()
    .orderBy((e) => e.or([e('ended_at', 'is not', null), e('ends_at', '<=', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(listedMatchesMax)
    .execute()
  return rows.map(toMatch)
}

/** Held until the transaction ends. */
export async function lockMatch(tx: Tx, matchId: string): Promise<HotMatch | undefined> {
  const row = await tx.selectFrom('hot_matches').selectAll().where('id', '=', matchId).forUpdate().executeTakeFirst()
  return row && toMatch(row)
}

export async function saveMatch(tx: Tx, match: HotMatch, at: Date): Promise<void> {
  const row = {
    id: match.id,
    title: match.title,
    home_team: match.homeTeam,
    away_team: match.awayTeam,
    home_image_url: match.homeImageUrl,
    away_image_url: match.awayImageUrl,
    starts_at: match.startsAt,
    ends_at: match.endsAt,
    shown_from: match.shownFrom,
    ended_at: match.endedAt,
    brand_code: match.brandCode,
    node_id: match.nodeId,
    updated_at: at,
  }
  await tx
    .insertInto('hot_matches')
    .values({ ...row, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

const toMatch = (row: Selectable<DB['hot_matches']>): HotMatch => ({
  id: row.id,
  title: row.title,
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  homeImageUrl: row.home_image_url,
  awayImageUrl: row.away_image_url,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  shownFrom: row.shown_from,
  endedAt: row.ended_at,
  brandCode: row.brand_code,
  nodeId: row.node_id,
})
