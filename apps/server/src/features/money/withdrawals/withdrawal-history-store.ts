import type { Reader } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { Withdrawal, WithdrawalState } from './withdrawal.ts'
import { isUnfinishedSql, listApprovals, withdrawalOf } from './withdrawal-store.ts'

interface ListOptions {
  memberId: string
  status: WithdrawalState | undefined
  pageNo: number
  pageSize: number
}

/** One member's withdrawals, newest first. */
export async function listWithdrawals(
  reader: Reader,
  { memberId, status, pageNo, pageSize }: ListOptions,
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const found = reader
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (query) => query.where('state', '=', status as WithdrawalState))
  const { rows, total } = await readPage(found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'), {
    pageNo,
    pageSize,
  })
  const approvalsOf = await listApprovals(
    reader,
    rows.map((row) => row.id),
  )
  return { withdrawals: rows.map((row) => withdrawalOf(row, approvalsOf(row.id))), total }
}

/** Requests of the member since then, whatever became of them. */
export async function countSince(reader: Reader, memberId: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether money may still go to the account. */
export async function isAccountInUse(reader: Reader, payoutAccountId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('withdrawals')
    .select('id')
    .where('payout_account_id', '=', payoutAccountId)
    .where(isUnfinishedSql)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Payouts whose time for a word of the player is over, the oldest first. */
export async function listSilent(reader: Reader, now: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'paid')
    .where('auto_receipt_at', '<=', now)
    .orderBy('auto_receipt_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}

/** Withdrawals whose time for an answer of the player is over, the oldest first. */
export async function listUnanswered(reader: Reader, now: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'info_needed')
    .where('answer_until', '<=', now)
    .orderBy('answer_until')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}

/** Withdrawals that the payout's own way has begun or should have, and nothing has moved on since then, oldest first. */
export async function listStuck(reader: Reader, decidedBefore: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawals')
    .select('id')
    .where('state', 'in', ['approved', 'paying'])
    .where('pays_by_hand', '=', false)
    .where('decided_at', '<', decidedBefore)
    .orderBy('created_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}
