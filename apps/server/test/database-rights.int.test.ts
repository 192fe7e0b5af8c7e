import { randomBytes } from 'node:crypto'
import { openProgramLogin } from '@fairground/postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/db/prepare-database.ts'
import { testServer } from './test-server.ts'

const server = testServer()

const asLogin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const login = await openProgramLogin({ ownerUrl: server.context.config.databaseUrl, role: 'fairground_app' })
  const client = new pg.Client(login)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test.each([
  'select from members',
  'update members set nickname = account',
  'select from ledger.accounts',
  'select from logins.programs',
  'create table public.mine (id int)',
  'create role somebody',
  'alter table members disable trigger user',
  `set session_replication_role = 'replica'`,
  `copy members to program 'cat'`,
])('a program that leaves its role gains nothing: %s', (statement) =>
  asLogin(async (client) => {
    await client.query('set role fairground_app')
    await client.query('set role none')
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner|must be superuser/)
  }),
)

test('a login for one database comes into no other', async () => {
  const login = new URL(await openProgramLogin({ ownerUrl: server.context.config.databaseUrl, role: 'fairground_app' }))
  const other = new pg.Client(server.context.config.databaseUrl)
  await other.connect()
  const { rows } =
    await other.query(`select grantee from (select datacl from pg_database where datname = current_database()) d,
    aclexplode(d.datacl) where grantee = 0`)
  await other.end()
  expect(rows).toEqual([])
  expect(decodeURIComponent(login.username)).toMatch(/^fairground_app@t_/)
})

const withUser = async (attributes: string, work: (url: string) => Promise<void>) => {
  const admin = new pg.Client(server.context.config.databaseUrl)
  const name = `u_${randomBytes(4).toString('hex')}`
  await admin.connect()
  await admin.query(`create role ${name} login password 'plain' ${attributes}`)
  await admin.query(`grant ${name} to current_user`)
  await admin.query(`create database ${name} owner ${name}`)
  try {
    await work(
      Object.assign(new URL(server.context.config.databaseUrl), {
        username: name,
        password: 'plain',
        pathname: `/${name}`,
      }).href,
    )
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

test('a database user who may not make roles is told in one sentence what to run, and nothing was made', () =>
  withUser('', async (url) => {
    const refusal = openDatabase({ databaseUrl: url, databaseLoginUrl: undefined }, { poolSizeMax: 1 })
    await expect(refusal).rejects.toThrow(
      /^The database user u_\w+ may not create roles; let an administrator run: alter role \S+ createrole\.$/,
    )
    const client = new pg.Client(url)
    await client.connect()
    expect((await client.query(`select to_regnamespace('ledger') as found`)).rows).toEqual([{ found: null }])
    await client.end()
  }))
