import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openOwnedDatabase, startPostgres } from '@fairground/postgres'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { moveDatabase } from './move-database.ts'
import { openPlayer } from './player.ts'
import { restoreDrill } from './restore-drill.ts'
import { openDatabase, startWorld } from './start-world.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairground-keep-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const home = { dataDir: path.join(folder, 'home'), archiveDir: path.join(folder, 'archive') }
const quiet = { hasDemo: false, quiet: true, env: { FAIRGROUND_CHALLENGE: 'off', LOG_LEVEL: 'silent' } }
const username = 'hoimoi2026'
const password = 'hoicho-demo-1'

/** Somebody with a session, money and entries in the books. */
async function letSomebodyPlay(portalUrl: string) {
  const { api, enter } = openPlayer(portalUrl, username)
  const { _meta } = await api.system.registerSettings({})
  const { token } = await api.session.register({
    username,
    password,
    payeeName: 'Nguyen Thu Ha',
    domain: new URL(portalUrl).host,
    registerUrl: `${portalUrl}/register`,
    registerMethod: 'WEB',
    login: true,
    ageConfirmed: true,
    termsVersion: _meta.termsVersion,
  })
  enter(token)
  const method = (await api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  await api.deposits.request({ methodId: method?.methodId ?? '', amount: '500000.00', requestId: 'first-deposit' })
}

async function balanceAt(portalUrl: string): Promise<string> {
  const { api, enter } = openPlayer(portalUrl, username)
  enter((await api.session.login({ username, password })).token)
  return (await api.wallet.balance({})).balance
}

/** Another PostgreSQL, with a database whose owner an administrator has let copy rows. */
async function startOther(name: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startPostgres({ dataDir: path.join(folder, name), password, fast: true })
  const url = await openOwnedDatabase(server.url, { database: 'fairground', ownerPassword: password })
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query('grant set on parameter session_replication_role to fairground_owner')
  await admin.end()
  return { url, stop: () => server.stop() }
}

test('[T-12] an installation is backed up and restored beside itself, and moves to another PostgreSQL without losing a row', {
  timeout: 360_000,
}, async () => {
  const world = await startWorld({ ...home, ...quiet })
  await letSomebodyPlay(world.portalUrl)
  const drill = await restoreDrill(home)
  expect(drill.transfersBefore).toBeGreaterThan(0)
  expect(drill.transfersRestored).toBe(drill.transfersBefore)

  const other = await startOther('other')
  await expect(moveDatabase(home, other.url)).rejects.toThrow('stop every server first')
  await world.stop()
  const { rows, tables } = await moveDatabase(home, other.url)
  expect(tables).toBeGreaterThan(50)
  expect(rows).toBeGreaterThan(100)
  await expect(moveDatabase(home, other.url)).rejects.toThrow('has been used before')

  const moved = await startWorld({ ...home, ...quiet, databaseUrl: other.url })
  expect(await balanceAt(moved.portalUrl)).toBe('500000.00')
  await moved.stop()
  await other.stop()
})

test('a database that changed on its way is not kept', { timeout: 120_000 }, async () => {
  const source = await openDatabase({ dataDir: home.dataDir })
  const client = new pg.Client(source.url)
  await client.connect()
  await client.query('create table odd (value jsonb)')
  await client.query(`insert into odd values ('null'::jsonb)`)
  await client.end()
  await source.stop()
  const other = await startOther('third')
  await expect(moveDatabase(home, other.url)).rejects.toThrow('odd')
  await other.stop()
})
