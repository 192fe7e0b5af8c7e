import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()

const callable = [
  'account_sums',
  'capture_hold',
  'close_account',
  'count_days',
  'digest_blocks',
  'lock_available',
  'open_account',
  'open_months',
  'owner_sums',
  'place_hold',
  'post_batch',
  'post_between',
  'post_transfer',
  'release_hold',
  'reverse_transfer',
  'roll_up_house_balances',
  'uncounted_days',
]
const readable = [
  'account_balances',
  'account_credits',
  'account_entries',
  'account_holds',
  'broken_days',
  'broken_invariants',
  'day_zone',
  'house_balances',
  'owner_days',
  'transfer_outcomes',
  'transfer_sides',
]

/** Tables, months of one among them, or views. */
async function namesOf(kind: 'rp' | 'v'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'ledger'::regnamespace and relkind::text = any(${kind.split('')}::text[]) order by relname`.execute(
    database.owner,
  )
  return rows.map((row) => row.name)
}

const asApplication = (statement: string) => sql.raw(statement).execute(database.app)

test('[I-11] the application can neither read nor write any table of the ledger', async () => {
  const tables = await namesOf('rp')
  expect(tables).toContain('entries')
  for (const table of tables) {
    const statements = [
      `insert into ledger.${table} default values`,
      `delete from ledger.${table}`,
      `truncate ledger.${table}`,
      `select from ledger.${table}`,
    ]
    for (const statement of statements) {
      await expect(asApplication(statement), statement).rejects.toThrow(/permission denied for table/)
    }
  }
})

test('[I-11] the application can update no column of any table or view of the ledger', async () => {
  const { rows } = await sql<{ column: string }>`
    select attrelid::regclass || '.' || attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
      and has_column_privilege('fairground_app', attrelid, attnum, 'insert, update, references')`.execute(
    database.owner,
  )
  expect(rows).toEqual([])
  await expect(asApplication('update ledger.accounts set balance = 1000')).rejects.toThrow('permission denied')
  await expect(asApplication("update ledger.account_holds set state = 'open'")).rejects.toThrow('permission denied')
})

test('the application reads exactly the public views', async () => {
  expect(await namesOf('v')).toEqual(readable)
  for (const view of readable) {
    await expect(asApplication(`select * from ledger.${view}`), view).resolves.toHaveProperty('rows')
    await expect(asApplication(`delete from ledger.${view}`), view).rejects.toThrow(
      /permission denied for view|cannot delete from view/,
    )
  }
})

test('the application calls exactly the public functions, and each has a fixed search path', async () => {
  const { rows } = await sql<{ name: string; is_definer: boolean; settings: string[] }>`
    select proname as name, prosecdef as is_definer, proconfig as settings from pg_proc
    where pronamespace = 'ledger'::regnamespace and has_function_privilege('fairground_app', oid, 'execute')
    order by proname`.execute(database.owner)
  expect(rows.map((row) => row.name)).toEqual(callable)
  for (const row of rows) {
    expect(row).toMatchObject({
      is_definer: true,
      settings: expect.arrayContaining(['search_path=pg_catalog, pg_temp']),
    })
  }
})

test('nobody else may call a function of the ledger', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc cross join aclexplode(coalesce(proacl, acldefault('f', proowner))) as granted
    where pronamespace = 'ledger'::regnamespace and granted.grantee = 0`.execute(database.owner)
  expect(rows).toEqual([])
})

test('the role of the application cannot log in', async () => {
  const { rows } = await sql<{ rolcanlogin: boolean; rolsuper: boolean }>`
    select rolcanlogin, rolsuper from pg_roles where rolname = 'fairground_app'`.execute(database.owner)
  expect(rows).toEqual([{ rolcanlogin: false, rolsuper: false }])
})
