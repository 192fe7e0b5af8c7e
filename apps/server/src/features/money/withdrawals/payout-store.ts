import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { StepActor } from './step.ts'
import type { PaidPart, PayoutPart } from './withdrawal.ts'

/** Notes a payment of a locked withdrawal. @returns its number */
export async function addPayout(
  tx: Tx,
  withdrawalId: string,
  { amountMinor, reference, at }: PayoutPart,
  actor: StepActor,
): Promise<number> {
  const { number } = await tx
    .insertInto('withdrawal_payouts')
    .values({
      withdrawal_id: withdrawalId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from withdrawal_payouts where withdrawal_id = ${withdrawalId})`,
      amount_minor: amountMinor,
      reference,
      paid_at: at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** The payments of each of these withdrawals, in order. */
export async function listPayouts(reader: Reader, ids: readonly string[]): Promise<(id: string) => PaidPart[]> {
  const rows = await reader
    .selectFrom('withdrawal_payouts')
    .selectAll()
    .where(sql<boolean>`withdrawal_id = any(${ids}::text[])`)
    .orderBy('number')
    .execute()
  const byId = Map.groupBy(rows, (row) => row.withdrawal_id)
  return (id) =>
    (byId.get(id) ?? []).map((row) => ({
      number: row.number,
      amountMinor: BigInt(row.amount_minor),
      reference: row.reference,
      at: row.paid_at,
      by: row.actor_name,
    }))
}
