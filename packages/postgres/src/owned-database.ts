import pg from 'pg'
import { superuser } from './embedded-address.ts'

const owner = 'fairground_owner'

interface Owned {
  database: string
  ownerPassword: string
}

/**
 * A database of the built-in server, owned by an account that is no superuser; what an earlier release left in the hands of
 * the superuser is handed over. @returns the owner's address
 */
export async function openOwnedDatabase(superuserUrl: string, { database, ownerPassword }: Owned): Promise<string> {
  const url = new URL(superuserUrl)
  const admin = new pg.Client(superuserUrl)
  await admin.connect()
  try {
    const { rows } = await admin.query<{ has_owner: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as has_owner,
         exists (select from pg_database where datname = $2) as has_database`,
      [owner, database],
    )
    const password = admin.escapeLiteral(ownerPassword)
    await admin.query(`${rows[0]?.has_owner ? 'alter' : 'create'} role ${owner} login createrole password ${password}`)
    if (!rows[0]?.has_database) await admin.query(`create database ${admin.escapeIdentifier(database)} owner ${owner}`)
  } finally {
    await admin.end()
  }
  url.pathname = `/${database}`
  await handOver(url.href)
  url.username = owner
  url.password = ownerPassword
  return url.href
}

/** Everything at once or nothing; where nothing is left to hand over, nothing happens. */
async function handOver(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = current_database() and r.rolname = $1`,
      [superuser],
    )
    if (rows.length === 0) return
    await client.query(handOverAll)
  } finally {
    await client.end()
  }
}

/** What belongs to an extension stays with whoever made that; indexes and rows of numbers go with their table. */
const handOverAll = `do $$
declare
  thing text;
begin
  for thing in
    with made as (
      select 'pg_class'::regclass as kind, c.oid, c.relnamespace as place, format('%s %s', case c.relkind
        when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table'
        when 'c' then 'type' else 'table' end, c.oid::regclass) as name
      from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c')
        and not (c.relkind = 'S' and exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
      union all
      select 'pg_proc', p.oid, p.pronamespace, format('routine %s', p.oid::regprocedure) from pg_proc p
      union all
      select 'pg_type', t.oid, t.typnamespace, format('type %s', t.oid::regtype) from pg_type t where t.typtype in ('e', 'd')
      union all
      select 'pg_namespace', n.oid, n.oid, format('schema %I', n.nspname) from pg_namespace n where n.nspname <> 'public'
    )
    select m.name from made m join pg_namespace n on n.oid = m.place
    where n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.classid = m.kind and d.objid = m.oid and d.deptype = 'e')
    order by m.kind = 'pg_namespace'::regclass
  loop
    execute format('alter %s owner to ${owner}', thing);
  end loop;
  if exists (select from pg_default_acl) then
    alter default privileges for role ${owner} in schema public
      grant select, insert, update, delete on tables to fairground_app;
    alter default privileges for role ${owner} in schema public grant usage, select on sequences to fairground_app;
  end if;
  for thing in select rolname from pg_roles where rolname in ('fairground_app', 'fairground_studio', 'fairground_lottery', 'fairground_sportsbook') loop
    execute format('grant %I to ${owner} with admin option', thing);
  end loop;
  execute format('alter database %I owner to ${owner}', current_database());
end
$$`
