import { testDatabase } from '@fairground/postgres/testing'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'

const database = testDatabase('server', prepareDatabase)

async function listed(query: string): Promise<string[]> {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(query)
  await client.end()
  return rows.map(({ name }) => name).sort()
}

const ours = `n.nspname in ('public', 'ledger', 'studio')`

test('every constraint is validated', async () => {
  expect(
    await listed(`select format('%s: %s', c.conrelid::regclass, c.conname) as name
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${ours} and not c.convalidated`),
  ).toEqual([])
})

const withoutKey = [
  // A key over all months would have to hold the month; each month's table has its own, and ids come from one row of numbers.
  'ledger.entries',
  // Amounts on their way into one balance, added up and removed by account: two equal ones are two.
  'ledger.house_tail',
]

test('every table has a primary key, or a reason for none', async () => {
  expect(
    await listed(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`),
  ).toEqual(withoutKey)
})

/** What these name is never removed, and nothing is looked for by them: who did it is read with the row itself. */
const neverSearched = ['operators', 'vendors', 'brands', 'refusal_reasons', 'terms_versions', 'ledger.chart']

test('every foreign key by which rows are found is indexed: an index begins with its columns', async () => {
  expect(
    await listed(`select format('%s: %s → %s', c.conrelid::regclass, c.conname, c.confrelid::regclass) as name
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace join pg_class r on r.oid = c.conrelid
      where ${ours} and c.contype = 'f' and c.conparentid = 0
        and c.confrelid::regclass::text <> all ('{${neverSearched.join()}}') and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:cardinality(c.conkey) - 1]) k)
            = (select array_agg(k order by k) from unnest(c.conkey) k))`),
  ).toEqual([])
})

/** What a vendor said is kept as it was said, whatever it is. */
const keptAsSaid = ['psw_transactions.amount_minor']

test('every amount has a CHECK that bounds it', async () => {
  expect(
    await listed(`select format('%s.%s', a.attrelid::regclass, a.attname) as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '_minor(_min|_max)?$' and a.attgenerated = ''
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey))`),
  ).toEqual(keptAsSaid)
})
