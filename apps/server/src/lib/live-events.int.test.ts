import { connect } from '@fairground/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { transact } from '../db/db.ts'
import type { DB } from '../db/schema.gen.ts'
import { announce } from './live-events.ts'
import { liveChannel, logLostMessages, pagesTold, tellPages } from './tell-pages.ts'

const server = testServer()
let listener: Client
const heard: { memberId?: string; value?: { version: number } }[] = []

beforeAll(async () => {
  listener = new Client({ connectionString: server.context.config.databaseUrl })
  await listener.connect()
  await listener.query(`listen ${liveChannel}`)
  listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
})
afterAll(() => listener.end())

/** All that was told before this moment is heard when the last word is. */
async function heardSoFar(): Promise<(string | undefined)[]> {
  tellPages(server.db, [{ memberId: 'last', type: 'balance.changed', value: {} }])
  await expect.poll(() => heard.at(-1)?.memberId).toBe('last')
  return heard.splice(0).map(({ memberId }) => memberId)
}

test('pages are told after the commit, in order, and not while the transaction is open', async () => {
  await transact(server.db, async (tx) => {
    announce(tx, 'first', 'balance.changed', { version: 1 })
    announce(tx, 'second', 'balance.changed', { version: 1 })
    expect(await heardSoFar()).toEqual(['last'])
  })
  expect(await heardSoFar()).toEqual(['first', 'second', 'last'])
})

test('nothing is told of what was rolled back, and once of what was tried again', async () => {
  const undone = transact(server.db, async (tx) => {
    announce(tx, 'undone', 'balance.changed', { version: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  let attempts = 0
  await transact(server.db, async (tx) => {
    attempts += 1
    announce(tx, `attempt ${attempts}`, 'balance.changed', { version: 1 })
    if (attempts === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect(await heardSoFar()).toEqual(['attempt 2', 'last'])
})

test('a transaction that announces does not notify: it holds no lock of the whole database', async () => {
  await transact(server.db, async (tx) => {
    announce(tx, 'anyone', 'balance.changed', { version: 1 })
    const { rows } = await server.pool.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike '%pg_notify%' and state = 'idle in transaction'",
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

test('what a database that is away was not told is one line of the log, with the number and no word of anybody', async () => {
  const { db, close } = connect<DB>({ url: 'postgres://nobody@127.0.0.1:1/nothing', poolSizeMax: 1 })
  const lines: unknown[][] = []
  logLostMessages(db, { warn: (...line: unknown[]) => void lines.push(line) })
  tellPages(db, [{ memberId: 'mbr_secret' }])
  tellPages(db, [{ memberId: 'mbr_secret' }, { memberId: 'mbr_other' }])
  await pagesTold(db)
  expect(lines).toEqual([[{ count: 3, cause: expect.any(String) }, expect.any(String)]])
  expect(JSON.stringify(lines)).not.toContain('mbr_')
  await pagesTold(db)
  expect(lines).toHaveLength(1)
  await close()
})
