import type { Selectable } from 'kysely'
import type { Reader } from '../../db/db.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { HotMatch } from './hot-match.ts'

const shownMatchesMax = 20

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
