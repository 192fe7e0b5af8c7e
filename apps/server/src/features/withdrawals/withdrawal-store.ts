import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../db/db.ts'
import type { DB } from '../../db/schema.gen.ts'
import { addStep, type StepActor } from './step-store.ts'
import type { Approval, Withdrawal, WithdrawalState } from './withdrawal.ts'

/** One request of a member at a time, so that limits, accounts and request ids are decided on what is there. */
export async function lockWithdrawalsOf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${memberId}`}, 0))`.execute(tx)
}

export async function findByRequest(reader: Reader, memberId: string, requestId: string): Promise<Withdrawal | undefined> {
  const row = await reader.selectFrom('withdrawals').selectAll().where('member_id', '=', memberId).where('request_id', '=', requestId).executeTakeFirst()
  return row && withApprovals(reader, row)
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
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** States in which a withdrawal is not finished. */
export const openStates = ['submitted', 'approved', 'paying'] as const satisfies WithdrawalState[]

/** Adds a new withdrawal with the first line of its history. */
export async function addWithdrawal(tx: Tx, withdrawal: Withdrawal, actor: StepActor): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({
      id: withdrawal.id,
      member_id: withdrawal.memberId,
      payout_account_id: withdrawal.payoutAccountId,
      currency: withdrawal.currency,
      amount_minor: withdrawal.amountMinor,
      request_id: withdrawal.requestId,
      state: withdrawal.state,
      approvals_needed: withdrawal.approvalsNeeded,
      created_at: withdrawal.createdAt,
    })
    .execute()
  await addStep(tx, withdrawal.id, { state: withdrawal.state, at: withdrawal.createdAt }, actor)
}

/** The withdrawal, kept from anybody else's decision until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && withApprovals(tx, row)
}

/** Writes the state that a locked withdrawal enters, and the line of its history. */
export async function saveState(tx: Tx, withdrawal: Withdrawal, { actor, at }: { actor: StepActor; at: Date }): Promise<void> {
  const { id, state, reason, payoutReference, decidedAt, paidAt } = withdrawal
  await tx
    .updateTable('withdrawals')
    .set({ state, reason: reason ?? null, payout_reference: payoutReference ?? null, decided_at: decidedAt ?? null, paid_at: paidAt ?? null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await addStep(tx, id, { state, at }, actor)
}

export async function addApproval(tx: Tx, withdrawalId: string, { staffId, username, at }: Approval): Promise<void> {
  await tx.insertInto('withdrawal_approvals').values({ withdrawal_id: withdrawalId, staff_id: staffId, username, approved_at: at }).execute()
}

interface ListOptions {
  memberId: string
  status: WithdrawalState | undefined
  pageNo: number
  pageSize: number
}

/** One member's withdrawals, newest first. */
export async function listWithdrawals(reader: Reader, { memberId, status, pageNo, pageSize }: ListOptions): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const found = reader
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (query) => query.where('state', '=', status as WithdrawalState))
  const rows = await found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageSize).offset((pageNo - 1) * pageSize).execute()
  const { count } = await found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const approvalsOf = await listApprovals(reader, rows.map((row) => row.id))
  return { withdrawals: rows.map((row) => withdrawalOf(row, approvalsOf(row.id))), total: Number(count) }
}

/** Who said yes to each of these withdrawals, in order. */
export async function listApprovals(reader: Reader, ids: readonly string[]): Promise<(id: string) => Approval[]> {
  const rows = ids.length === 0 ? [] : await reader.selectFrom('withdrawal_approvals').selectAll().where('withdrawal_id', 'in', ids).orderBy('approved_at').orderBy('staff_id').execute()
  const byId = Map.groupBy(rows, (row) => row.withdrawal_id)
  return (id) => (byId.get(id) ?? []).map((row) => ({ staffId: row.staff_id, username: row.username, at: row.approved_at }))
}

/** Seconds from request to payout, the median of the last month; undefined without history. */
export async function findMedianSeconds(reader: Reader, now: Date): Promise<number | undefined> {
  const since = new Date(now.getTime() - historyDays * 86_400_000)
  const { rows } = await sql<{ seconds: number | null }>`
    select round(percentile_disc(0.5) within group (order by extract(epoch from paid_at - created_at)))::int as seconds
    from (
      select paid_at, created_at from withdrawals
      where state = 'paid' and paid_at >= ${since}
      order by paid_at desc limit ${historyCountMax}
    ) recent`.execute(reader)
  return rows[0]?.seconds ?? undefined
}

const historyDays = 30
const historyCountMax = 1000

/** Approved or half-paid withdrawals that nothing has moved on since then, oldest first. */
export async function listStuck(reader: Reader, decidedBefore: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawals')
    .select('id')
    .where('state', 'in', ['approved', 'paying'])
    .where('decided_at', '<', decidedBefore)
    .orderBy('created_at')
    .limit(countMax)
    .execute()
  return rows.map((row) => row.id)
}

async function withApprovals(reader: Reader, row: Selectable<DB['withdrawals']>): Promise<Withdrawal> {
  const approvalsOf = await listApprovals(reader, [row.id])
  return withdrawalOf(row, approvalsOf(row.id))
}

export const withdrawalOf = (row: Selectable<DB['withdrawals']>, approvals: Approval[]): Withdrawal => ({
  id: row.id,
  memberId: row.member_id,
  payoutAccountId: row.payout_account_id,
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  requestId: row.request_id,
  state: row.state as WithdrawalState,
  approvals,
  approvalsNeeded: row.approvals_needed,
  reason: row.reason ?? undefined,
  payoutReference: row.payout_reference ?? undefined,
  createdAt: row.created_at,
  decidedAt: row.decided_at ?? undefined,
  paidAt: row.paid_at ?? undefined,
})
