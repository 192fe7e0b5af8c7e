import { type Connection, connect } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Db, type Tx, transact } from '../src/db/db.ts'
import { appRole, prepareDatabase } from '../src/db/prepare-database.ts'
import type { DB } from '../src/db/schema.gen.ts'
import type { LiveMessage } from '../src/lib/live-events.ts'
import { pagesTold } from '../src/lib/tell-pages.ts'

export interface Booked<Answer> {
  /** One a transfer: kind, amount, from where to where, and under which name. */
  lines: string[]
  /** Whose open pages heard of it. */
  told: LiveMessage[]
  answer: Answer
}

export interface TestBooks {
  readonly db: Db
  query(text: string, values?: unknown[]): Promise<Record<string, string>[]>
  /** Behind the back of every guard, as somebody with every right. */
  tamper(statement: string): Promise<void>
  /** Does the work in one transaction. */
  booksOf<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Booked<Answer>>
  /** What the pages of these members hear when their cash changed. */
  hearing(memberIds: readonly string[], currency?: string): Promise<LiveMessage[]>
}

/** The platform's database without a server, for the test file that calls this; after every test its books are sound. */
export function testBooks(): TestBooks {
  const database = testDatabase('platform', prepareDatabase)
  let connection: Connection<DB>
  let listener: pg.PoolClient
  let heard: LiveMessage[] = []
  const query = async (text: string, values: unknown[] = []) => (await connection.pool.query(text, values)).rows
  /** What was told before the answer has arrived with it. */
  const catchUp = async () => {
    await pagesTold(connection.db)
    return listener.query('select 1')
  }
  beforeAll(async () => {
    connection = connect<DB>({ url: database.url, role: appRole, poolSizeMax: 8 })
    listener = await connection.pool.connect()
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    await listener.query('listen fairground_live')
  })
  afterEach(async () => expect(await query('select * from ledger.broken_invariants')).toEqual([]))
  afterAll(async () => {
    listener.release(true)
    await connection.close()
  })
  return {
    get db() {
      return connection.db
    },
    query,
    async tamper(statement) {
      const owner = connect<DB>({ url: database.url, poolSizeMax: 1 })
      await owner.pool.query(`set session_replication_role = replica; ${statement}`)
      await owner.close()
    },
    async booksOf(work) {
      await catchUp()
      heard = []
      const [last] = await query('select coalesce(max(transfer_id), 0) as id from ledger.transfer_outcomes')
      const answer = await transact(connection.db, work)
      const booked = await query(linesAfter, [last?.id])
      await catchUp()
      return { lines: booked.map(({ line }) => line), told: heard, answer }
    },
    async hearing(memberIds, currency = 'VND') {
      const rows = await query(versions, [memberIds, currency])
      return rows.map(({ owner_id: memberId, version }) => ({
        ...{ memberId, type: 'balance.changed', value: { version: Number(version) } },
      }))
    },
  }
}

const linesAfter = `
  select concat_ws(' ', t.kind, t.amount, d.owner_kind, d.owner_id, d.kind, '→', c.owner_kind, c.owner_id, c.kind,
    t.currency, 'as', t.scope, t.key, 'for', t.reference, 'by', t.actor) as line from ledger.transfer_outcomes t
  join ledger.account_balances d on d.account_id = t.debit_account_id
  join ledger.account_balances c on c.account_id = t.credit_account_id
  where t.transfer_id > $1 and t.code is null order by t.transfer_id`

const versions = `
  select owner_id, version from ledger.account_balances
  where owner_id = any($1::text[]) and kind = 'cash' and currency = $2 order by array_position($1::text[], owner_id)`
