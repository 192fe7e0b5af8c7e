import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabase } from '@fairground/postgres/testing'
import { prepareVendorDatabase } from '@fairground/vendor-kit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareDatabase, studioStorage } from '../src/db/prepare-database.ts'

const migrations = path.join(import.meta.dirname, '../migrations')

/** As it was before games of one player were called instant and tables became rows. */
const database = testDatabase('studio_before_tables', async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const older = (await readdir(migrations)).filter((name) => name < '0031')
  await Promise.all(older.map((name) => cp(path.join(migrations, name), path.join(folder, name))))
  await prepareVendorDatabase({ ...studioStorage, migrations: folder }, url)
  await rm(folder, { recursive: true })
})

test('rounds and tables of an older release are taken over by the next start', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query(`insert into studio.shared_tables values ('crash', null), ('bingo-90', '2026-11-01T10:00:00Z')`)
  await client.query(
    `insert into studio.seed_pairs (player_id, mode, state, commitment, server_seed_sealed, client_seed, created_at)
    values ('p', 'real', 'active', repeat('0', 64), '', 'c', now())`,
  )
  await client.query(
    `insert into studio.rounds (round_id, request_id, player_id, game_id, mode, currency, model_id, model_version,
      stake_minor, total_minor, events, pair_id, nonce, state, balance_after_bet_minor, balance_after_minor,
      balance_version, started_at, kind)
    select 'rnd_1', gen_random_uuid(), 'p', 'mines', 'real', 'VND', 'mines', 1, 100, 0, '[]', pair_id, 0, 'presenting',
      0, 0, 1, now(), 'solo' from studio.seed_pairs`,
  )
  await prepareDatabase(database.url)
  const { rows: rounds } = await client.query('select kind from studio.rounds')
  const { rows: tables } = await client.query('select table_id, rules_id, state, cause from studio.tables order by 1')
  await client.end()
  expect(rounds).toEqual([{ kind: 'instant' }])
  expect(tables).toEqual([
    { table_id: 'bingo-90', rules_id: 'bingo-90', state: 'paused', cause: 'maintenance' },
    { table_id: 'crash', rules_id: 'crash', state: 'open', cause: null },
  ])
})
