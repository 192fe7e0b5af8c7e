import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openProgramLogin, requireRoleMaker, startPostgres } from '@fairground/postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'
import { openDatabase, openServer, startWorld } from './start-world.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairground-door-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function asked<Row>(url: string, ...queries: string[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const query of queries) rows = (await client.query(query)).rows as Row[]
    return rows
  } finally {
    await client.end()
  }
}

test('a new database listens on a socket that only its owner opens, and nobody comes in with a published password', async () => {
  const dataDir = path.join(folder, 'new')
  const database = await openDatabase({ dataDir, fast: true })
  const url = new URL(database.url)
  const socketDir = url.searchParams.get('host') ?? ''
  expect(statSync(socketDir).mode & 0o077).toBe(0)
  const [shown] = await asked<{ listen_addresses: string }>(database.url, 'show listen_addresses')
  expect(shown?.listen_addresses).toBe('')
  url.username = 'fairground'
  url.password = 'fairground'
  await expect(asked(url.href, 'select')).rejects.toThrow('password authentication failed')
  const secrets = path.join(dataDir, 'secrets.json')
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(secrets, 'utf8')).databasePassword.length).toBeGreaterThan(20)
  const [user] = await asked<{ rolsuper: boolean }>(
    database.url,
    'select rolsuper from pg_roles where rolname = current_user',
  )
  expect(user?.rolsuper).toBe(false)
  await database.stop()
})

test('where the path is too long for a socket, the database listens on this machine only, with its own password', async () => {
  const dataDir = path.join(folder, 'long'.repeat(30))
  const database = await openDatabase({ dataDir, fast: true })
  const [shown] = await asked<{ listen_addresses: string }>(database.url, 'show listen_addresses')
  expect(shown?.listen_addresses).toBe('127.0.0.1')
  await database.stop()
})

const quiet = { hasDemo: false, quiet: true, fast: true, env: { FAIRGROUND_CHALLENGE: 'off', LOG_LEVEL: 'silent' } }

test('a folder of an earlier release is upgraded: password, owner and logins, and its rows stay', {
  timeout: 360_000,
}, async () => {
  const dataDir = path.join(folder, 'old')
  mkdirSync(dataDir)
  const { databasePassword, databaseOwnerPassword, ...keys } = readSecrets(dataDir)
  const secrets = path.join(dataDir, 'secrets.json')
  writeFileSync(secrets, JSON.stringify(keys))
  chmodSync(secrets, 0o644)
  const old = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), password: 'fairground', fast: true })
  // Programs refuse the superuser by whom an earlier release worked: what this one made becomes his afterwards.
  await asked(old.url, `create role maker login createrole password 'maker'`, 'create database fairground owner maker')
  const formerUrl = Object.assign(new URL(old.url), { pathname: '/fairground' }).href
  const makerUrl = Object.assign(new URL(formerUrl), { username: 'maker', password: 'maker' }).href
  await (await startWorld({ ...quiet, dataDir, databaseUrl: makerUrl })).stop()
  await asked(formerUrl, 'reassign owned by maker to fairground', 'alter database fairground owner to fairground')
  for (const login of [
    '"fairground_app@fairground"',
    '"fairground_studio@fairground"',
    '"fairground_lottery@fairground"',
    '"fairground_sportsbook@fairground"',
  ])
    await asked(formerUrl, `drop owned by ${login}`, `drop role ${login}`)
  await asked(formerUrl, 'drop schema logins cascade')
  await asked(
    formerUrl,
    `insert into audit_log (id, actor_kind, actor_id, action, subject) values ('aud_x', 'system', 's', 'a.b', 's')`,
  )
  await old.stop()
  writeFileSync(secrets, JSON.stringify(keys))

  const world = await startWorld({ ...quiet, dataDir })
  const kept = JSON.parse(readFileSync(secrets, 'utf8'))
  expect(kept).toMatchObject(keys)
  expect(
    new Set([kept.databasePassword, kept.databaseOwnerPassword, databasePassword, databaseOwnerPassword]).size,
  ).toBe(4)
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  const left = `select oid::regclass::text as name from pg_class where relowner = 'fairground'::regrole
      and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    union all select p.oid::regprocedure::text from pg_proc p where p.proowner = 'fairground'::regrole
      and p.pronamespace::regnamespace::text !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select nspname from pg_namespace where nspowner = 'fairground'::regrole and nspname !~ '^(pg_|information_schema$)'`
  const server = await openServer({ dataDir })
  const superuserUrl = Object.assign(new URL(server.url), { pathname: '/fairground' }).href
  expect(await asked(superuserUrl, left)).toEqual([])
  await expect(requireRoleMaker(superuserUrl, 'fairground_app', undefined)).rejects.toThrow(
    /^DATABASE_URL names the superuser fairground; use a role that owns the database and may create roles/,
  )
  const login = await openProgramLogin({ ownerUrl: world.databaseUrl, role: 'fairground_app' })
  const rows = await asked<{ id: string }>(
    login,
    'set role fairground_app',
    `select id from audit_log where id = 'aud_x'`,
  )
  expect(rows).toHaveLength(1)
  await asked(world.databaseUrl, 'create table after_it (id int primary key)')
  await asked(login, 'set role fairground_app', 'insert into after_it values (1)')
  await world.stop()
})

test('a folder that another account has put there first is not used', async () => {
  const dataDir = path.join(folder, 'open')
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
  chmodSync(path.join(dataDir, 'postgres'), 0o777)
  await expect(startPostgres({ dataDir: path.join(dataDir, 'postgres'), password: randomUUID() })).rejects.toThrow(
    /belongs to somebody else or is open to others/,
  )
})
