import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Deposit, DepositState } from './deposit.ts'

/** One request of a member at a time, so that limits and request ids are decided on what is there. */
export async function lockDepositsOf(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposits:${memberId}`}, 0))`.execute(tx)
}

export async function findByRequest(reader: Reader, memberId: string, requestId: string): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && depositOf(row)
}

/** Deposits that still wait for their decision. */
export async function countWaiting(reader: Reader, memberId: string, now: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('deposits')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a new deposit. @returns false when its transfer code was given out before; nothing is written then */
export async function addDeposit(tx: Tx, deposit: Deposit): Promise<boolean> {
  const added = await tx
    .insertInto('deposits')
    .values({
      id: deposit.id,
      member_id: deposit.memberId,
      method_id: deposit.methodId,
      currency: deposit.currency,
      amount_minor: deposit.amountMinor,
      fee_minor: deposit.feeMinor,
      fee_bearer: deposit.feeBearer,
      pay_to: deposit.payTo ? JSON.stringify(deposit.payTo) : null,
      request_id: deposit.requestId,
      remark: deposit.remark ?? null,
      transfer_code: deposit.transferCode,
      state: deposit.state,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
    })
    .onConflict((conflict) => conflict.column('transfer_code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  const row = await tx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && depositOf(row)
}

/** Pending deposits past their time, oldest first; those that are being decided, or wait for a second person, are left. */
export async function lockOverdue(tx: Tx, now: Date, countMax: number): Promise<Deposit[]> {
  const rows = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wishes')
            .select('wishes.id')
            .where('kind', '=', 'deposit')
            .where('state', '=', 'asked')
            .whereRef('place', '=', 'deposits.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(countMax)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(depositOf)
}

/** @throws when it does not exist */
export async function getDeposit(reader: Reader, id: string): Promise<Deposit> {
  return depositOf(await reader.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

/** Notes where a deposit is paid; a payment that was opened before stays. */
export async function savePayment(tx: Tx, id: string, payment: { paymentId: string; payUrl: string }): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ payment_id: payment.paymentId, pay_url: payment.payUrl })
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .execute()
}

/** Why staff must look at a locked deposit, or that they have. */
export async function saveIncident(tx: Tx, id: string, incident: Deposit['incident']): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ incident: incident ?? null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Writes what a locked deposit turned out to be, and until when it is waited for. */
export async function saveCharged(tx: Tx, deposit: Deposit): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ amount_minor: deposit.amountMinor, fee_minor: deposit.feeMinor, expires_at: deposit.expiresAt })
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow()
}

/** Ids of deposits at a gateway to ask about: those that wait, and once more those that expired. */
export async function listToCheck(reader: Reader, checkedBefore: Date, countMax: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('deposits')
    .select('id')
    .where('payment_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'pending'),
          eb('incident', 'is', null),
          eb('created_at', '<', checkedBefore),
          eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', checkedBefore)]),
        ]),
        eb.and([
          eb('state', '=', 'expired'),
          eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', eb.ref('decided_at'))]),
        ]),
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(countMax)
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveChecked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('deposits').set({ checked_at: now }).where('id', '=', id).execute()
}

/** Writes the decision of a locked deposit. */
export async function saveDecision(tx: Tx, deposit: Deposit): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({
      state: deposit.state,
      reason: deposit.reason ?? null,
      decided_at: deposit.decidedAt ?? null,
      decided_by: deposit.decidedBy ?? null,
      incident: null,
    })
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow()
}

interface ListOptions {
  memberId: string
  status: DepositState | undefined
  pageNo: number
  pageSize: number
}

/** One member's deposits, newest first. */
export async function listDeposits(
  reader: Reader,
  { memberId, status, pageNo, pageSize }: ListOptions,
): Promise<{ deposits: Deposit[]; total: number }> {
  const found = reader
    .selectFrom('deposits')
    .where('member_id', '=', memberId)
    .$if(status !== undefined, (query) => query.where('state', '=', status as DepositState))
  const { rows, total } = await readPage(found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'), {
    pageNo,
    pageSize,
  })
  return { deposits: rows.map(depositOf), total }
}

export const depositOf = (row: Selectable<DB['deposits']>): Deposit => ({
  id: row.id,
  memberId: row.member_id,
  methodId: row.method_id,
  currency: row.currency,
  amountMinor: BigInt(row.amount_minor),
  feeMinor: BigInt(row.fee_minor),
  feeBearer: row.fee_bearer as Deposit['feeBearer'],
  creditMinor: BigInt(row.credit_minor),
  payTo: (row.pay_to ?? undefined) as Deposit['payTo'],
  paymentId: row.payment_id ?? undefined,
  payUrl: row.pay_url ?? undefined,
  incident: (row.incident ?? undefined) as Deposit['incident'],
  requestId: row.request_id,
  remark: row.remark ?? undefined,
  transferCode: row.transfer_code,
  state: row.state as DepositState,
  reason: row.reason ?? undefined,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  decidedAt: row.decided_at ?? undefined,
  decidedBy: row.decided_by ?? undefined,
})
