import { VendorMatches } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import { listVendorsOf, readVendorFeed } from './read-vendor-feed.ts'

const sportsTypes = ['SPORTS', 'ESPORTS']

export const matchJobs: Jobs = {
  'read-matches': async (context) => {
    for (const vendorId of await listVendorsOf(context, sportsTypes)) await readMatches(context, vendorId)
  },
}

/**
 * Puts the big fixtures of a vendor up on the front page. A kick-off that moved moves there, too; what staff took off stays
 * off, and what the vendor tells no more ends by itself.
 */
export async function readMatches(context: AppContext, vendorId: string): Promise<void> {
  const told = await readVendorFeed(context, { vendorId, path: '/matches' }, VendorMatches)
  if (!told || told.matches.length === 0) return
  const now = context.clock.now()
  const rows = told.matches.map((match) => ({ ...match, id: `${vendorId}:${match.matchId}` }))
  await transact(context.db, async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      insert into hot_matches (id, title, home_team, away_team, starts_at, ends_at, brand_code, node_id, shown_from,
        created_at, updated_at)
      select t.id, t.title, t."homeTeam", t."awayTeam", t."startsAt", t."endsAt", g.brand_code, g.node_id, ${now}, ${now},
        ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id text, title text, "homeTeam" text,
        "awayTeam" text, "startsAt" timestamptz, "endsAt" timestamptz, "gameId" text)
      join games g on g.vendor_id = ${vendorId} and g.game_code = t."gameId"
      where t."endsAt" > t."startsAt"
      on conflict (id) do update
        set starts_at = excluded.starts_at, ends_at = excluded.ends_at, updated_at = excluded.updated_at
        where (hot_matches.starts_at, hot_matches.ends_at) is distinct from (excluded.starts_at, excluded.ends_at)`.execute(
      tx,
    )
    if (numAffectedRows > 0n) announceToAll(tx, 'lobby.changed', {})
  })
}
