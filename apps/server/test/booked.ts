import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Tx, transact } from '../src/db/db.ts'
import { getBalance } from '../src/features/wallet/index.ts'
import type { LiveMessage } from '../src/lib/live-events.ts'
import type { TestServer } from './test-server.ts'

export interface Booked<Answer> {
  /** One a transfer: kind, amount, from where to where, and under which name. */
  lines: string[]
  /** Whose open pages heard of it. */
  told: LiveMessage[]
  answer: Answer
}

/** What work books and whose pages hear of it, for the test file that calls this. */
export function bookKeeper(server: TestServer) {
  let listener: pg.PoolClient
  let heard: LiveMessage[] = []
  /** What was told before the answer has arrived with it. */
  const catchUp = () => listener.query('select 1')
  beforeAll(async () => {
    listener = await server.pool.connect()
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    await listener.query('listen fairground_live')
  })
  afterAll(async () => {
    await listener.query('unlisten fairground_live')
    listener.release()
  })
  return {
    async booksOf<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Booked<Answer>> {
      await catchUp()
      heard = []
      const { rows } = await server.pool.query(
        'select coalesce(max(transfer_id), 0) as id from ledger.transfer_outcomes',
      )
      const answer = await transact(server.db, work)
      const lines = await linesAfter(server, rows[0].id)
      await catchUp()
      return { lines, told: heard, answer }
    },
    /** What pages of these members hear when their balance changed. */
    hearing: (memberIds: readonly string[], currency = 'VND'): Promise<LiveMessage[]> =>
      Promise.all(
        memberIds.map(async (memberId) => {
          const { version } = await getBalance(server.db, memberId, currency)
          return { memberId, type: 'balance.changed', value: { version } }
        }),
      ),
  }
}

async function linesAfter(server: TestServer, transferId: string): Promise<string[]> {
  const { rows } = await server.pool.query(
    `select concat_ws(' ', t.kind, t.amount, d.owner_kind, d.owner_id, d.kind, '→', c.owner_kind, c.owner_id, c.kind,
      t.currency, 'as', t.scope, t.key, 'for', t.reference, 'by', t.actor) as line from ledger.transfer_outcomes t
    join ledger.account_balances d on d.account_id = t.debit_account_id
    join ledger.account_balances c on c.account_id = t.credit_account_id
    where t.transfer_id > $1 and t.code is null order by t.transfer_id`,
    [transferId],
  )
  return rows.map(({ line }) => line)
}
