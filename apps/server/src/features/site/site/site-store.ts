import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { navigationTypes, type Offer } from './navigation.ts'
import type { SiteSettings } from './site-settings.ts'

export const listSettings = (reader: Reader) => reader.selectFrom('site_settings').select(['key', 'value']).execute()

/** Serialises changes of settings. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site_settings'))`.execute(tx)
}

interface Change {
  staffId: string
  now: Date
}

/** Takes the place of what the operator chose before. */
export async function saveSetting<Key extends keyof SiteSettings>(
  tx: Tx,
  key: Key,
  value: SiteSettings[Key],
  { staffId, now }: Change,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_by: staffId, updated_at: now }
  await tx
    .insertInto('site_settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Changes the named parts of a setting; two changes at once of different parts are both kept. */
export async function mergeSetting<Key extends keyof SiteSettings>(
  tx: Tx,
  key: Key,
  parts: Partial<SiteSettings[Key]>,
  { staffId, now }: Change,
): Promise<void> {
  const change = { updated_by: staffId, updated_at: now }
  await tx
    .insertInto('site_settings')
    .values({ key, value: JSON.stringify(parts), ...change })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql`site_settings.value || excluded.value`, ...change }),
    )
    .execute()
}

/** Whether anybody holds a code of the house that still opens something. Reads the members' table: who may come in is one question. */
export async function hasOpenInvitation(reader: Reader): Promise<boolean> {
  const row = await reader
    .selectFrom('invitation_codes')
    .select('code')
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Game types of the navigation with at least one game that can be opened, each by the first that is met. Reads the
 * catalogue's tables: what a visitor may see is one question.
 */
export async function findOffer(reader: Reader): Promise<Offer> {
  const { rows } = await sql<{ game_types: string[]; has_hot: boolean }>`
    select array(
        select t.game_type from unnest(${navigationTypes}::text[]) with ordinality as t (game_type, place)
        cross join lateral (select from ${playable} and g.game_type = t.game_type limit 1) as found
        order by place
      ) as game_types,
      exists (select from ${playable} and g.hot_rank is not null) as has_hot`.execute(reader)
  const [found] = rows
  return { gameTypes: found?.game_types ?? [], hasHotGames: found?.has_hot ?? false }
}

const playable = sql`games g
  join brands b on b.code = g.brand_code and b.is_enabled
  join vendors v on v.id = g.vendor_id and v.status = 'active'
  where g.is_enabled and g.vendor_status <> 'retired'`

/** Origins that launched games of active vendors are framed from. Reads the catalogue's table: what a page may frame is one question. */
export async function listLaunchOrigins(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('vendors')
    .select('launch_origin')
    .distinct()
    .where('status', '=', 'active')
    .orderBy('launch_origin')
    .execute()
  return rows.map((row) => row.launch_origin)
}

/** Whether leaked passwords seem to be tried right now. Reads the table of log-in alarms: what a visitor is asked for is one question. */
export async function hasLoginAlarm(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('login_alarms').select('id').where('ended_at', 'is', null).executeTakeFirst()
  return row !== undefined
}
