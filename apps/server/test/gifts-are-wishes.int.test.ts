import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ledgerMigrations } from '@fairground/ledger'
import { connect, migrate, requireRoleMaker } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { expect, test } from 'vitest'
import { appRole, prepareDatabase } from '../src/db/prepare-database.ts'

const migrations = path.join(import.meta.dirname, '../migrations')

/** As it was before rains and free rounds became wishes. */
const database = testDatabase('before_gifts_are_wishes', async (url) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const older = (await readdir(migrations)).filter((name) => name < '0532')
  await Promise.all(older.map((name) => cp(path.join(migrations, name), path.join(folder, name))))
  await requireRoleMaker(url, appRole, undefined)
  const { db, pool, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  await migrate(db, ledgerMigrations)
  await runMigrations({ pgPool: pool })
  await migrate(db, { schema: 'public', folder })
  await close()
  await rm(folder, { recursive: true })
})

const undecided = { decided: null, why: null }
const byOther = { decided: 'opr_b', why: null }
/** What stood in a row, by its state; `why` was the decision's reason, or the cancel's after it. */
const rows = [
  { state: 'asked', ...undecided, wish: 'asked' },
  { state: 'rejected', decided: 'opr_b', why: 'too much', wish: 'rejected' },
  { state: 'withdrawn', decided: 'opr_a', why: 'by mistake', wish: 'withdrawn' },
  { state: 'approved', ...byOther, wish: 'approved' },
  { state: 'refused', ...byOther, wish: 'approved' },
  { state: 'given', ...byOther, wish: 'approved' },
  // It was to be taken back, and nothing was left.
  { state: 'given', ...byOther, why: 'late', wish: 'approved' },
  { state: 'cancelling', ...byOther, why: 'stop', wish: 'approved' },
  { state: 'cancelled', ...byOther, why: 'stop', wish: 'approved' },
] as const

const asked = "'opr_a', '2026-11-01T10:00:00Z'"

const rainRow = ({ state, decided, why }: (typeof rows)[number], place: number) => `insert into rains
  (id, currency, quantity, stake_minor, win_minor_max, reason, state, request_id, asked_by, asked_at,
    decided_by, decided_at, decision_reason, open_until, next_at, cancelled_count)
  values ('ran_${place}', 'VND', 20, 1000, 50000, 'Friday', '${state === 'given' ? 'fallen' : state}', 'request-${place}', ${asked},
    ${textOf(decided)}, ${decided ? "'2026-11-01T11:00:00Z'" : 'null'}, ${textOf(why)},
    ${['given', 'cancelling', 'cancelled'].includes(state) ? "'2026-11-01T11:01:00Z'" : 'null'},
    ${nextOf(state)}, ${state === 'cancelled' ? 3 : 'null'})`

const grantRow = ({ state, decided, why }: (typeof rows)[number], place: number) => `insert into free_round_grants
  (id, member_id, vendor_id, game_code, currency, quantity, stake_minor, win_minor_max, days, reason, state, request_id,
    asked_by, asked_at, decided_by, decided_at, decision_reason, start_before, next_at, cancelled_count)
  values ('frg_${place}', 'mbr_1', 'acme', 'pearl', 'VND', 10, 1000, 50000, 7, 'Birthday',
    '${state === 'given' ? 'granted' : state}', 'request-${place}', ${asked},
    ${textOf(decided)}, ${decided ? "'2026-11-01T11:00:00Z'" : 'null'}, ${textOf(why)},
    ${['asked', 'rejected', 'withdrawn'].includes(state) ? 'null' : "'2026-11-08T11:00:00Z'"},
    ${nextOf(state)}, ${state === 'cancelled' ? 3 : 'null'})`

const textOf = (text: string | null) => (text === null ? 'null' : `'${text}'`)
const nextOf = (state: string) => (['approved', 'cancelling'].includes(state) ? "'2026-11-01T11:00:00Z'" : 'null')

test('rains and free rounds of every state keep who asked, who decided, when and why, as wishes', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  for (const id of ['opr_a', 'opr_b'])
    await client.query(
      `insert into operators (id, username, display_name, role, password_hash, must_change_password, created_at)
       values ($1, $1, $1, 'owner', 'none', false, now())`,
      [id],
    )
  await client.query(`insert into members (id, type, account, nickname, icon, language, currency, registered_at)
    values ('mbr_1', 1, 'binh', 'binh', 'fan', 'vi', 'VND', now())`)
  await client.query("insert into vendors (id, name, base_url, launch_origin) values ('acme', 'a', 'a', 'a')")
  for (const [place, row] of rows.entries()) {
    await client.query(rainRow(row, place))
    await client.query(grantRow(row, place))
  }
  await prepareDatabase(database.url)
  const wishesOf = async (table: string) =>
    (
      await client.query(`select w.*, g.id as gift, g.state as gift_state, g.cancel_reason
        from ${table} g join wishes w on w.id = g.wish_id order by g.id`)
    ).rows
  const given = { rains: 'fallen', free_round_grants: 'granted' }
  const known = {
    rains: { kind: 'rain', amount_minor: '1000000', reason: 'Friday' },
    free_round_grants: { kind: 'free-rounds', amount_minor: '50000', reason: 'Birthday' },
  }
  for (const table of ['rains', 'free_round_grants'] as const) {
    const found = await wishesOf(table)
    expect(found).toHaveLength(rows.length)
    for (const [place, { state, decided, why, wish }] of rows.entries()) {
      const isNo = wish === 'rejected' || wish === 'withdrawn'
      expect(found[place], `${table} ${state}`).toMatchObject({
        ...{ ...known[table], state: wish, gift_state: state === 'given' ? given[table] : state },
        ...{ currency: 'VND', request_id: `request-${place}`, asked_by: 'opr_a', decided_by: decided, is_alone: false },
        ...{ asked_at: new Date('2026-11-01T10:00:00Z'), subject: found[place].gift, place: null },
        ...{ decided_at: decided && new Date('2026-11-01T11:00:00Z') },
        ...{ decision_reason: isNo ? why : null, cancel_reason: isNo ? null : why },
      })
    }
  }
  const terms = { currency: 'VND', stakeMinor: '1000', winMinorMax: '50000' }
  expect((await wishesOf('rains'))[0].payload).toEqual({ ...terms, quantity: 20 })
  expect((await wishesOf('free_round_grants'))[0].payload).toEqual({
    ...{ ...terms, quantity: 10, days: 7 },
    ...{ memberId: 'mbr_1', vendorId: 'acme', gameCode: 'pearl' },
  })
  await client.end()
})
