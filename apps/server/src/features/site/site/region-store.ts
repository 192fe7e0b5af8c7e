import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { AddressRange } from './region-table.ts'

const batchMax = 20_000

/** Puts the table in the place of the one before; who looks meanwhile sees the old one whole. */
export async function replaceRegions(tx: Tx, ranges: readonly AddressRange[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('address_regions'))`.execute(tx)
  await tx.deleteFrom('address_regions').execute()
  for (let start = 0; start < ranges.length; start += batchMax) {
    const batch = ranges.slice(start, start + batchMax)
    const column = (name: keyof AddressRange) => batch.map((range) => range[name])
    await sql`
      insert into address_regions (first, last, country)
      select * from unnest(${column('first')}::inet[], ${column('last')}::inet[], ${column('country')}::text[])`.execute(
      tx,
    )
  }
}

/** The country of an address; null where the table does not say. One look into the index. */
export async function findRegion(reader: Reader, ip: string): Promise<string | null> {
  const { rows } = await sql<{ country: string }>`
    select country from (
      select last, country from address_regions where first <= ${ip}::inet order by first desc limit 1
    ) as nearest
    where last >= ${ip}::inet and family(last) = family(${ip}::inet)`.execute(reader)
  return rows[0]?.country ?? null
}

export async function hasRegions(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('address_regions').select('country').limit(1).executeTakeFirst()
  return row !== undefined
}
