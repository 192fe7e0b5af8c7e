import { testDatabase } from '@fairground/postgres/testing'
import { LeaseLostError, Leases } from '@fairground/vendor-kit'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'

const database = testDatabase('studio', prepareDatabase)
const log = pino({ level: 'silent' })
let owner: pg.Client
let first: Leases
let second: Leases

beforeEach(async () => {
  owner = new pg.Client(database.url)
  await owner.connect()
  first = new Leases({ databaseUrl: database.url, name: 'first-leases', log })
  second = new Leases({ databaseUrl: database.url, name: 'second-leases', log })
})
afterEach(async () => {
  await Promise.all([first.stop(), second.stop(), owner.end()])
})

const connectionsOf = async (name: string): Promise<number[]> => {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  )
  return rows.map(({ pid }) => pid)
}

const breakLine = async (name: string): Promise<void> => {
  for (const pid of await connectionsOf(name)) await owner.query('select pg_terminate_backend($1)', [pid])
}

test('a name is held once, by one process and by one holder in it, until it is given back', async () => {
  const lease = await first.take('table-a')
  await lease?.prove()
  expect([await first.take('table-a'), await second.take('table-a')]).toEqual([undefined, undefined])
  await lease?.release()
  expect(await second.take('table-a')).toBeDefined()
})

test('three hundred leases hold one connection, and what asks for them at once is few statements', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `table-${index}`)
  const leases = await Promise.all(names.map((name) => first.take(name)))
  expect(leases.every((lease) => lease !== undefined)).toBe(true)
  await Promise.all(leases.map(async (lease) => lease?.prove()))
  expect(await connectionsOf('first-leases')).toHaveLength(1)
  const theirs = await Promise.all(names.map((name) => second.take(name)))
  expect(theirs.filter((lease) => lease !== undefined)).toEqual([])
})

test('a broken connection loses every lease at once: it proves none of them before another process takes them', async () => {
  const [a, b] = [await first.take('table-a'), await first.take('table-b')]
  await breakLine('first-leases')
  const taken = await vi.waitUntil(() => second.take('table-a'), { timeout: 5_000 })
  await expect(a?.prove()).rejects.toThrow()
  await expect(b?.prove()).rejects.toThrow()
  await taken?.prove()
  // It comes back by itself, and takes what is free.
  expect(await first.take('table-a')).toBeUndefined()
  expect(await first.take('table-b')).toBeDefined()
})

test('a lease of a lost connection stays lost when the process has a new one', async () => {
  const old = await first.take('table-a')
  await breakLine('first-leases')
  const renewed = await vi.waitUntil(() => first.take('table-a').catch(() => undefined), { timeout: 5_000 })
  await expect(old?.prove()).rejects.toThrow(LeaseLostError)
  await old?.release()
  await renewed?.prove()
  expect(await second.take('table-a')).toBeUndefined()
})
