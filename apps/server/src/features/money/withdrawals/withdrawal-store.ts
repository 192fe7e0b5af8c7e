import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Refusal } from './refusal-reason.ts'
import type { StepActor } from './step.ts'
import { addStep } from './step-store.ts'
import type { Approval, Withdrawal, WithdrawalState } from './withdrawal.ts'

/** Withdrawals that wait for staff in the queue: reviewed, paid, or paid in part only. */
export const isOpenSql = sql<boolean>`(withdrawals.state in ('submitted', 'approved', 'paying')
  or (withdrawals.state = 'paid' and withdrawals.paid_minor < withdrawals.amount_minor))`

/** Withdrawals for which money may still leave. */
export const isUnfinishedSql = sql<boolean>`(${isOpenSql} or withdrawals.state in ('info_needed', 'disputed'))`

/** One request of a member at a time, so that limits, accounts and request ids are decided on what is there. */
export async function lockWithdrawalsOf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${memberId}`}, 0))`.execute(tx)
}

export async function findByRequest(
  reader: Reader,
  memberId: string,
  requestId: string,
): Promise<Withdrawal | undefined> {
  const row = await reader
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && withApprovals(reader, row)
}

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
export async function saveState(
  tx: Tx,
  withdrawal: Withdrawal,
  { actor, at }: { actor: StepActor; at: Date },
): Promise<void> {
  const { id, state, refusal, paysByHand, paidMinor, againMinor, refundedMinor, receivedMinor } = withdrawal
  const { autoReceiptAt, decidedAt, paidAt, askedAt, answerUntil, waitedMs } = withdrawal
  await tx
    .updateTable('withdrawals')
    .set({
      state,
      reason: refusal?.note ?? null,
      reason_id: refusal?.reason?.id ?? null,
      reason_texts: refusal?.reason ? JSON.stringify(refusal.reason.texts) : null,
      asked_at: askedAt ?? null,
      answer_until: answerUntil ?? null,
      waited_ms: waitedMs,
      pays_by_hand: paysByHand,
      paid_minor: paidMinor,
      again_minor: againMinor,
      refunded_minor: refundedMinor,
      received_minor: receivedMinor,
      auto_receipt_at: autoReceiptAt ?? null,
      decided_at: decidedAt ?? null,
      paid_at: paidAt ?? null,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await addStep(tx, id, { state, at }, actor)
}

/** Records a non-final approval, with its payment method. */
export async function savePaysByHand(tx: Tx, { id, paysByHand }: Withdrawal): Promise<void> {
  await tx.updateTable('withdrawals').set({ pays_by_hand: paysByHand }).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function addApproval(tx: Tx, withdrawalId: string, { staffId, username, at }: Approval): Promise<void> {
  await tx
    .insertInto('withdrawal_approvals')
    .values({ withdrawal_id: withdrawalId, staff_id: staffId, username, approved_at: at })
    .execute()
}

/** Who said yes to each of these withdrawals, in order. */
export async function listApprovals(reader: Reader, ids: readonly string[]): Promise<(id: string) => Approval[]> {
  const rows = await reader
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where(sql<boolean>`withdrawal_id = any(${ids}::text[])`)
    .orderBy('approved_at')
    .orderBy('staff_id')
    .execute()
  const byId = Map.groupBy(rows, (row) => row.withdrawal_id)
  return (id) =>
    (byId.get(id) ?? []).map((row) => ({ staffId: row.staff_id, username: row.username, at: row.approved_at }))
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
  paysByHand: row.pays_by_hand,
  paidMinor: BigInt(row.paid_minor),
  againMinor: BigInt(row.again_minor),
  refundedMinor: BigInt(row.refunded_minor),
  receivedMinor: BigInt(row.received_minor),
  autoReceiptAt: row.auto_receipt_at ?? undefined,
  refusal: refusalOf(row),
  askedAt: row.asked_at ?? undefined,
  answerUntil: row.answer_until ?? undefined,
  waitedMs: Number(row.waited_ms),
  createdAt: row.created_at,
  decidedAt: row.decided_at ?? undefined,
  paidAt: row.paid_at ?? undefined,
})

function refusalOf({ reason, reason_id: id, reason_texts: texts }: Selectable<DB['withdrawals']>): Refusal | undefined {
  if (reason === null && id === null) return undefined
  return { reason: id === null ? undefined : { id, texts: texts as Record<string, string> }, note: reason ?? undefined }
}
