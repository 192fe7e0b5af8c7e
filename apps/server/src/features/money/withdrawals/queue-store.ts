import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Withdrawal, WithdrawalState } from './withdrawal.ts'
import { isOpenSql, listApprovals, withdrawalOf } from './withdrawal-store.ts'

/** A withdrawal with its owner, as the queue shows it. */
export interface QueuedWithdrawal {
  withdrawal: Withdrawal
  account: string
  icon: string
}

export type QueueFilter = 'open' | 'needsTwo' | 'mine' | 'asked' | 'paid' | 'all'

interface QueueOptions {
  filter: QueueFilter
  /** One state; with it the filter `open` means any. */
  status: WithdrawalState | undefined
  /** Account (its beginning), withdrawal id, or last four digits of the payout account. */
  query: string | undefined
  staffId: string
  pageNo: number
  pageSize: number
}

/** Open withdrawals oldest first, any other selection newest first. */
export async function listQueue(
  reader: Reader,
  options: QueueOptions,
): Promise<{ queued: QueuedWithdrawal[]; total: number }> {
  const { filter, status, query, staffId, pageNo, pageSize } = options
  const isOpenFilter = filter !== 'all' && filter !== 'paid' && filter !== 'asked'
  const found = queue(reader)
    .$if(status !== undefined, (rows) => rows.where('withdrawals.state', '=', status as WithdrawalState))
    .$if(isOpenFilter && status === undefined, (rows) => rows.where(isOpenSql))
    .$if(filter === 'asked', (rows) => rows.where('withdrawals.state', '=', 'info_needed'))
    .$if(filter === 'paid', (rows) => rows.where('withdrawals.paid_minor', '>', '0'))
    .$if(filter === 'needsTwo', (rows) => rows.where('withdrawals.approvals_needed', '=', 2))
    .$if(filter === 'mine', (rows) => rows.where((eb) => approvedBy(eb, staffId)))
    .$if(query !== undefined, (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const isOpen =
    status === undefined ? isOpenFilter || filter === 'asked' : ['submitted', 'approved', 'paying'].includes(status)
  const direction = isOpen ? 'asc' : 'desc'
  const { rows, total } = await readPage(
    found
      .selectAll('withdrawals')
      .select(['members.account', 'members.icon'])
      .orderBy('withdrawals.created_at', direction)
      .orderBy('withdrawals.id', direction),
    { pageNo, pageSize },
  )
  const approvalsOf = await listApprovals(
    reader,
    rows.map((row) => row.id),
  )
  const queued = rows.map((row) => ({
    withdrawal: withdrawalOf(row, approvalsOf(row.id)),
    account: row.account,
    icon: row.icon,
  }))
  return { queued, total }
}

/** One withdrawal with its owner, or undefined. */
export async function findQueued(reader: Reader, id: string): Promise<QueuedWithdrawal | undefined> {
  const row = await queue(reader)
    .selectAll('withdrawals')
    .select(['members.account', 'members.icon'])
    .where('withdrawals.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const approvalsOf = await listApprovals(reader, [id])
  return { withdrawal: withdrawalOf(row, approvalsOf(id)), account: row.account, icon: row.icon }
}

const queue = (reader: Reader) =>
  reader
    .selectFrom('withdrawals')
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawals.payout_account_id')

type Tables = ExpressionBuilder<DB, 'withdrawals' | 'members' | 'payout_accounts'>

const matches = (eb: Tables, query: string) =>
  eb.or([
    eb('withdrawals.id', '=', query),
    eb('payout_accounts.account_no_last4', '=', query),
    eb(eb.fn<string>('lower', ['members.account']), 'like', prefixPattern(query.toLowerCase())),
  ])

const approvedBy = (eb: Tables, staffId: string) =>
  eb.exists(
    eb
      .selectFrom('withdrawal_approvals')
      .select('withdrawal_approvals.withdrawal_id')
      .whereRef('withdrawal_approvals.withdrawal_id', '=', 'withdrawals.id')
      .where('withdrawal_approvals.staff_id', '=', staffId),
  )

export interface QueueCounts {
  openCount: number
  openMinor: bigint
  needsTwoCount: number
  mineCount: number
  /** Waiting for an answer of the player; not among the open ones. */
  askedCount: number
  oldestOpenAt: Date | undefined
  paidTodayCount: number
  paidTodayMinor: bigint
  rejectedTodayCount: number
}

interface CountRow {
  open_count: number
  open_minor: string
  needs_two_count: number
  mine_count: number
  asked_count: number
  oldest_open_at: Date | null
  paid_count: number
  paid_minor: string
  rejected_count: number
}

/** Figures above the queue, in one currency; today is the day of the site's time zone. */
export async function countQueue(
  reader: Reader,
  { currency, staffId, now, timeZone }: { currency: string; staffId: string; now: Date; timeZone: string },
): Promise<QueueCounts> {
  const { rows } = await sql<CountRow>`
    with today as (select date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone} as starts_at),
    open as (
      select amount_minor - paid_minor as amount_minor, approvals_needed,
        created_at + waited_ms * interval '1 millisecond' as created_at,
        exists (select from withdrawal_approvals a where a.withdrawal_id = withdrawals.id and a.staff_id = ${staffId}) as is_mine
      from withdrawals where ${isOpenSql} and currency = ${currency}
    ), paid as (
      select p.withdrawal_id, p.amount_minor from today, withdrawal_payouts p join withdrawals w on w.id = p.withdrawal_id
      where p.paid_at >= today.starts_at and w.currency = ${currency}
    ), rejected as (
      select from withdrawals w, today where w.state = 'rejected' and w.decided_at >= today.starts_at and w.currency = ${currency}
    )
    select count(*)::int as open_count, coalesce(sum(amount_minor), 0)::numeric as open_minor, min(created_at) as oldest_open_at,
      count(*) filter (where approvals_needed = 2)::int as needs_two_count, count(*) filter (where is_mine)::int as mine_count,
      (select count(distinct withdrawal_id) from paid)::int as paid_count, (select coalesce(sum(amount_minor), 0) from paid)::numeric as paid_minor,
      (select count(*) from withdrawals w where w.state = 'info_needed' and w.currency = ${currency})::int as asked_count,
      (select count(*) from rejected)::int as rejected_count
    from open`.execute(reader)
  const row = rows[0]
  if (!row) throw new Error('the counts of the queue have no row')
  return {
    openCount: row.open_count,
    openMinor: BigInt(row.open_minor),
    needsTwoCount: row.needs_two_count,
    mineCount: row.mine_count,
    askedCount: row.asked_count,
    oldestOpenAt: row.oldest_open_at ?? undefined,
    paidTodayCount: row.paid_count,
    paidTodayMinor: BigInt(row.paid_minor),
    rejectedTodayCount: row.rejected_count,
  }
}
