import type { ExpressionBuilder } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Deposit, DepositState } from './deposit.ts'
import { depositOf } from './deposit-store.ts'

/** A deposit with its owner, as the queue shows it. */
export interface QueuedDeposit {
  deposit: Deposit
  account: string
  icon: string
}

interface QueueOptions {
  status: DepositState | undefined
  hasIncident: boolean | undefined
  /** Account (its beginning), transfer code or deposit id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** Pending deposits oldest first, any other selection newest first. */
export async function listQueue(
  reader: Reader,
  { status, hasIncident, query, pageNo, pageSize }: QueueOptions,
): Promise<{ queued: QueuedDeposit[]; total: number }> {
  const found = queue(reader)
    .$if(status !== undefined, (rows) => rows.where('deposits.state', '=', status as DepositState))
    .$if(hasIncident === true, (rows) => rows.where('deposits.incident', 'is not', null))
    .$if(query !== undefined, (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const direction = status === 'pending' ? 'asc' : 'desc'
  const { rows, total } = await readPage(
    found
      .selectAll('deposits')
      .select(['members.account', 'members.icon'])
      .orderBy('deposits.created_at', direction)
      .orderBy('deposits.id', direction),
    { pageNo, pageSize },
  )
  return {
    queued: rows.map((row) => ({ deposit: depositOf(row), account: row.account, icon: row.icon })),
    total,
  }
}

/** One deposit with its owner. @throws when it does not exist */
export async function getQueued(reader: Reader, id: string): Promise<QueuedDeposit> {
  const row = await queue(reader)
    .selectAll('deposits')
    .select(['members.account', 'members.icon'])
    .where('deposits.id', '=', id)
    .executeTakeFirstOrThrow()
  return { deposit: depositOf(row), account: row.account, icon: row.icon }
}

const queue = (reader: Reader) => reader.selectFrom('deposits').innerJoin('members', 'members.id', 'deposits.member_id')

const matches = (eb: ExpressionBuilder<DB, 'deposits' | 'members'>, query: string) =>
  eb.or([
    eb('deposits.id', '=', query),
    eb('deposits.transfer_code', '=', query.toUpperCase()),
    eb(eb.fn<string>('lower', ['members.account']), 'like', prefixPattern(query.toLowerCase())),
  ])
