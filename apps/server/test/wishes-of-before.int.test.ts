import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ledgerMigrations } from '@fairground/ledger'
import { connect, migrate } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRole, prepareDatabase } from '../src/db/prepare-database.ts'

const migrations = path.join(import.meta.dirname, '../migrations')

/** A database as it was before corrections of balances and moves of pools were wishes. */
async function prepareBefore(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairground-before-'))
  const { db, pool, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  try {
    for (const file of await readdir(migrations))
      if (file < '0530') await copyFile(path.join(migrations, file), path.join(folder, file))
    await migrate(db, ledgerMigrations)
    await runMigrations({ pgPool: pool })
    await migrate(db, { schema: 'public', folder })
  } finally {
    await close()
    await rm(folder, { recursive: true })
  }
}

const database = testDatabase('server_before_0500', prepareBefore)
const client = { now: undefined as pg.Client | undefined }
const rowsOf = async (query: string) => (await client.now?.query(query))?.rows
const asked = '2026-01-02T03:04:05.000Z'
const decided = '2026-01-03T03:04:05.000Z'

beforeAll(async () => {
  client.now = new pg.Client(database.url)
  await client.now.connect()
  await client.now.query(`
    insert into operators (id, username, display_name, password_hash, role, must_change_password, created_at)
      values ('stf_a', 'asker', 'Asker', 'x', 'finance', false, now()), ('stf_b', 'other', 'Other', 'x', 'owner', false, now());
    insert into members (id, account, type, currency, nickname, icon, language, registered_at)
      values ('mbr_1', 'ann', 1, 'VND', 'Ann', 'x', 'vi', now());
    insert into vendors (id, name, base_url, launch_origin) values ('acme', 'Acme', 'http://localhost', 'http://localhost');
    insert into adjustments (id, member_id, direction, currency, amount_minor, reason, state, request_id, asked_by, asked_at,
      decided_by, decided_at, decision_reason, try_count, transfer_id) values
      ('adj_1', 'mbr_1', 'credit', 'VND', 1, 'why', 'asked', 'request-1', 'stf_a', '${asked}', null, null, null, 2, null),
      ('adj_2', 'mbr_1', 'debit', 'VND', 2, 'why', 'approved', 'request-2', 'stf_a', '${asked}', 'stf_b', '${decided}', null, 1, 7),
      ('adj_3', 'mbr_1', 'credit', 'VND', 3, 'why', 'rejected', 'request-3', 'stf_a', '${asked}', 'stf_b', '${decided}', 'no proof', 0, null),
      ('adj_4', 'mbr_1', 'credit', 'VND', 4, 'why', 'withdrawn', 'request-4', 'stf_a', '${asked}', 'stf_a', '${decided}', 'a slip', 0, null);
    insert into jackpot_moves (id, vendor_id, from_jackpot, from_tier, to_jackpot, to_tier, currency, reason, state, asked_by,
      asked_at, decided_by, decided_at, base_minor, increment_minor, reserve_minor, moved_at) values
      ('jmv_1', 'acme', 'grand', 'a', 'grand', 'new', 'VND', 'why', 'asked', 'stf_a', '${asked}', null, null, null, null, null, null),
      ('jmv_2', 'acme', 'grand', 'b', 'grand', 'new', 'VND', 'why', 'approved', 'stf_a', '${asked}', 'stf_b', '${decided}', null, null, null, null),
      ('jmv_3', 'acme', 'grand', 'c', 'grand', 'new', 'VND', 'why', 'moved', 'stf_a', '${asked}', 'stf_b', '${decided}', 1, 2, 3, '${decided}'),
      ('jmv_4', 'acme', 'grand', 'd', 'grand', 'new', 'VND', 'why', 'rejected', 'stf_a', '${asked}', 'stf_b', '${decided}', null, null, null, null),
      ('jmv_5', 'acme', 'grand', 'd', 'grand', 'new', 'VND', 'why', 'withdrawn', 'stf_a', '${asked}', 'stf_a', '${decided}', null, null, null, null);`)
  await prepareDatabase(database.url)
})
afterAll(() => client.now?.end())

const columns = `id, subject, place, state, is_alone, amount_minor::int, currency, reason, request_id, asked_by, asked_at,
  decided_by, decided_at, decision_reason, payload`
const wish = { reason: 'why', is_alone: false, asked_by: 'stf_a', asked_at: new Date(asked) }
const open = { decided_by: null, decided_at: null, decision_reason: null }
const by = (staffId: string, reason: string | null = null) => ({
  ...{ decided_by: staffId, decided_at: new Date(decided), decision_reason: reason },
})

test('corrections of balances are wishes under their own ids, in whichever state they were', async () => {
  const correction = (number: number, direction: string, rest: object) => ({
    ...{ ...wish, id: `adj_${number}`, subject: 'mbr_1', place: null, request_id: `request-${number}` },
    ...{ amount_minor: number, currency: 'VND' },
    payload: { memberId: 'mbr_1', direction, amountMinor: String(number), currency: 'VND' },
    ...rest,
  })
  expect(await rowsOf(`select ${columns} from wishes where kind = 'adjustment' order by id`)).toEqual([
    correction(1, 'credit', { state: 'asked', ...open }),
    correction(2, 'debit', { state: 'approved', ...by('stf_b') }),
    correction(3, 'credit', { state: 'rejected', ...by('stf_b', 'no proof') }),
    correction(4, 'credit', { state: 'withdrawn', ...by('stf_a', 'a slip') }),
  ])
  expect(await rowsOf(`select to_regclass('adjustments') as gone`)).toEqual([{ gone: null }])
})

test('moves of pools are wishes under their own ids; those that the vendor was asked about stay known as such', async () => {
  const move = (number: number, tier: string, rest: object) => ({
    ...{ ...wish, id: `jmv_${number}`, subject: 'grand', place: `acme:grand:${tier}:VND`, request_id: null },
    ...{ amount_minor: null, currency: null },
    payload: {
      ...{ vendorId: 'acme', currency: 'VND', from: { jackpotId: 'grand', tier } },
      to: { jackpotId: 'grand', tier: 'new' },
    },
    ...rest,
  })
  expect(await rowsOf(`select ${columns} from wishes where kind = 'jackpot-move' order by id`)).toEqual([
    move(1, 'a', { state: 'asked', ...open }),
    move(2, 'b', { state: 'approved', ...by('stf_b') }),
    move(3, 'c', { state: 'approved', ...by('stf_b') }),
    move(4, 'd', { state: 'rejected', ...by('stf_b') }),
    move(5, 'd', { state: 'withdrawn', ...by('stf_a') }),
  ])
  expect(await rowsOf('select id, state, jackpot_id, tier, base_minor::int from jackpot_moves order by id')).toEqual([
    { id: 'jmv_2', state: 'ordered', jackpot_id: 'grand', tier: 'b', base_minor: null },
    { id: 'jmv_3', state: 'moved', jackpot_id: 'grand', tier: 'c', base_minor: 1 },
  ])
  const rights = await rowsOf(`select has_table_privilege('${appRole}', 'jackpot_moves', 'delete') as deletes`)
  expect(rights).toEqual([{ deletes: false }])
})
