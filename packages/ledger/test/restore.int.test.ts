import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveSettings, connect, migrate, restoreBackup, startPostgres, takeBackup } from '@fairground/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerMigrations, listBrokenInvariants } from '../src/index.ts'
import { command, move, open } from './commands.ts'

interface Sent {
  key: string
  sentAt: number
  ackedAt: number
}

const workerCount = 4
const password = 'of-the-superuser'
const folder = mkdtempSync(path.join(tmpdir(), 'fairground-restore-'))
chmodSync(folder, 0o755)
const at = (name: string) => path.join(folder, name)
const sent: Sent[] = []
/** A second in the middle of the work, after the backup. */
let moment = 0

beforeAll(async () => {
  const server = await startPostgres({ dataDir: at('live'), password, settings: await archiveSettings(at('archive')) })
  const owner = connect<unknown>({ url: server.url, poolSizeMax: 1 })
  await migrate(owner.db, ledgerMigrations)
  const app = connect<unknown>({ url: server.url, role: 'fairground_app', poolSizeMax: workerCount })
  let isOver = false
  const work = async () => {
    const [bank, member] = await app.db
      .transaction()
      .execute(async (tx) => [await open(tx, 'clearing_bank'), await open(tx, 'cash')] as const)
    while (!isOver) {
      const { key } = command()
      const sentAt = Date.now()
      await app.db.transaction().execute((tx) => move(tx, { debit: bank, credit: member, amount: 7n, key }))
      sent.push({ key, sentAt, ackedAt: Date.now() })
    }
  }
  const workers = Array.from({ length: workerCount }, work)
  await untilSent(50)
  await takeBackup({ url: server.url, folder: at('backup') })
  await untilSent(sent.length + 50)
  moment = Date.now()
  await sleep(20)
  await untilSent(sent.length + 50)
  isOver = true
  await Promise.all(workers)
  await app.close()
  await owner.close()
  await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function untilSent(count: number): Promise<void> {
  while (sent.length < count) await sleep(5)
}

/** The restored books: which keys they know, and what is wrong with them. */
async function readBooks(dataDir: string) {
  const server = await startPostgres({ dataDir, password })
  const { db, close } = connect<unknown>({ url: server.url, poolSizeMax: 1 })
  const { rows } = await sql<{ key: string }>`select key from ledger.requests where scope = 'test'`.execute(db)
  const broken = await db.transaction().execute((tx) => listBrokenInvariants(tx))
  await close()
  await server.stop()
  return { keys: new Set(rows.map(({ key }) => key)), broken }
}

test('[T-12] books restored to a second have all that was answered before it, nothing sent after it, and are sound', async () => {
  await restoreBackup({
    backup: at('backup'),
    archive: at('archive'),
    password,
    dataDir: at('to-moment'),
    until: new Date(moment),
  })
  const { keys, broken } = await readBooks(at('to-moment'))
  const before = sent.filter(({ ackedAt }) => ackedAt < moment)
  const after = sent.filter(({ sentAt }) => sentAt > moment)
  expect(before.length).toBeGreaterThan(90)
  expect(after.length).toBeGreaterThan(30)
  expect(before.filter(({ key }) => !keys.has(key))).toEqual([])
  expect(after.filter(({ key }) => keys.has(key))).toEqual([])
  expect(broken).toEqual([])
})

test('[T-12] books restored as far as the archive goes have every answer', async () => {
  const last = await restoreBackup({ backup: at('backup'), archive: at('archive'), password, dataDir: at('to-end') })
  const { keys, broken } = await readBooks(at('to-end'))
  expect(sent.filter(({ key }) => !keys.has(key))).toEqual([])
  expect(keys.size).toBe(sent.length)
  expect(broken).toEqual([])
  expect(last?.getTime()).toBeGreaterThan(moment)
})

test('a moment that the archive does not reach, a taken folder and a wrong folder are refused in one sentence', async () => {
  const options = { backup: at('backup'), archive: at('archive'), password }
  const tomorrow = new Date(Date.now() + 86_400_000)
  await expect(restoreBackup({ ...options, dataDir: at('never'), until: tomorrow })).rejects.toThrow(
    'does not reach to',
  )
  await expect(restoreBackup({ ...options, dataDir: at('live') })).rejects.toThrow('is there already')
  await expect(restoreBackup({ ...options, backup: at('archive'), dataDir: at('new') })).rejects.toThrow(
    'is not a backup',
  )
})
