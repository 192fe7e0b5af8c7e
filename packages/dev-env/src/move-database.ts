import { requireServer, StartupError } from '@fairground/postgres'
import pg from 'pg'
import { openDatabase, startWorld, type WorldOptions } from './start-world.ts'

/** Each database has its own: what was migrated when, which month stands in which table, and the logins of its programs. */
const ownTables = ['migrations', 'migrations_lock', 'entry_tables', 'programs']
const blocksAtOnce = 500
const insufficientPrivilege = '42501'

interface Table {
  /** Qualified and quoted. */
  name: string
  /** What holds the rows: the table itself, or its partitions. */
  parts: string[]
  columns: string[]
  /** What is written into them: a JSON null is a value where the column must have one, and comes as an SQL null. */
  values: string[]
}

/**
 * Copies everything of an installation that stands still into an empty database of another PostgreSQL, and compares
 * both row by row before it is kept.
 * @throws StartupError when somebody uses the source, the target is not empty, or a table differs afterwards
 */
export async function moveDatabase(options: WorldOptions, toUrl: string): Promise<{ tables: number; rows: number }> {
  await requireServer(toUrl)
  const source = await openDatabase(options)
  const from = new pg.Client({ connectionString: source.url, options: '-c timezone=UTC' })
  const to = new pg.Client({ connectionString: toUrl, options: '-c timezone=UTC' })
  await Promise.all([from.connect(), to.connect()])
  try {
    await requireUnused(from)
    await requireEmpty(to)
    // Platform and studio make their own tables when they start.
    const world = await startWorld({ ...options, databaseUrl: toUrl, hasDemo: false, quiet: true })
    await world.stop()
    return await copyAll(from, to)
  } finally {
    await Promise.all([from.end(), to.end()])
    await source.stop()
  }
}

async function copyAll(from: pg.Client, to: pg.Client): Promise<{ tables: number; rows: number }> {
  await from.query('begin isolation level repeatable read read only')
  await to.query('begin')
  await withoutRules(to)
  const tables = await listTables(from)
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await copyTable(from, to, table)
  await copySequences(from, to)
  const rows = await compare(from, to, tables)
  await to.query('commit')
  return { tables: tables.length, rows }
}

async function requireUnused(from: pg.Client): Promise<void> {
  const { rowCount } = await from.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rowCount) throw new StartupError('Somebody works with the database: stop every server first.')
}

async function requireEmpty(to: pg.Client): Promise<void> {
  const { rows } = await to.query(`select to_regclass('ledger.transfers') is null as empty`)
  if (!rows[0].empty) throw new StartupError('The other database has been used before: name an empty one.')
}

/** Rows come as they were: triggers and foreign keys had their say when they were first written. */
async function withoutRules(to: pg.Client): Promise<void> {
  try {
    await to.query('set local session_replication_role = replica')
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    const sentence = 'grant set on parameter session_replication_role to <user>'
    throw new StartupError(`The user of the other database must be allowed by an administrator: ${sentence}.`)
  }
}

async function listTables(from: pg.Client): Promise<Table[]> {
  const { rows } = await from.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(p.relid::regclass::text) from pg_partition_tree(c.oid) p where p.isleaf) as parts,
       a.columns, a.values
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join lateral (
       select array_agg(quote_ident(attname) order by attnum) as columns,
         array_agg(case when attnotnull and atttypid in ('jsonb'::regtype, 'json'::regtype)
           then format('coalesce(%I, ''null'')', attname) else quote_ident(attname) end order by attnum) as values
       from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') a
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema$)'
       and c.relname <> all ($1)
     order by 1`,
    [ownTables],
  )
  // A plain table is not in the tree of partitions of any.
  return rows.map((table) => ({ ...table, parts: table.parts ?? [table.name] }))
}

/** Blocks of the table are read in order, so memory stays small however long it is. */
async function copyTable(from: pg.Client, to: pg.Client, { name, parts, columns, values }: Table): Promise<void> {
  const list = columns.join(', ')
  for (const part of parts) {
    const size = await from.query(
      `select pg_relation_size($1::regclass) / current_setting('block_size')::int as blocks`,
      [part],
    )
    for (let block = 0; block < Number(size.rows[0].blocks); block += blocksAtOnce) {
      const { rows } = await from.query(
        `select json_agg(t)::text as rows from ${part} t where ctid >= '(${block},0)' and ctid < '(${block + blocksAtOnce},0)'`,
      )
      if (!rows[0].rows) continue
      await to.query(
        `insert into ${name} (${list}) overriding system value
         select ${values.join(', ')} from json_populate_recordset(null::${name}, $1)`,
        [rows[0].rows],
      )
    }
  }
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
     where last_value is not null`,
  )
  for (const { name, value } of rows) await to.query('select setval($1, $2)', [name, value])
}

/** An order-independent sum over every column of every row. */
async function compare(from: pg.Client, to: pg.Client, tables: Table[]): Promise<number> {
  let total = 0
  for (const { name } of tables) {
    const query = `select count(*) as count, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`
    const [left, right] = await Promise.all([from.query(query), to.query(query)])
    if (left.rows[0].count !== right.rows[0].count || left.rows[0].sum !== right.rows[0].sum)
      throw new StartupError(`${name} would differ (${left.rows[0].count} rows here); nothing was kept there.`)
    total += Number(left.rows[0].count)
  }
  return total
}
