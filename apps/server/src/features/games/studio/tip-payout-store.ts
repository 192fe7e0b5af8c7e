import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

/** Tips of one table that are paid together: of a shift, or of a day. */
export interface TipPlace {
  tableId: string
  shiftKey: string
  currency: string
}

export interface PaidTips extends TipPlace {
  paidMinor: bigint
  /** Of the newest payment. */
  paidAt: Date
  by: string[]
}

export const placeOf = ({ tableId, shiftKey, currency }: TipPlace): string => `${tableId}:${shiftKey}:${currency}`

/** What was paid so far, by table, shift and currency. */
export async function listPaidTips(reader: Reader, places: readonly TipPlace[]): Promise<Map<string, PaidTips>> {
  if (places.length === 0) return new Map()
  const { rows } = await sql<{
    tableId: string
    shiftKey: string
    currency: string
    paid: string
    paidAt: Date
    by: string[]
  }>`
    select p.table_id as "tableId", p.shift_key as "shiftKey", p.currency, sum(p.amount_minor)::text as paid,
      max(p.paid_at) as "paidAt", (
        select array_agg(o.username order by o.username) from operators o
        where o.id = any (array_agg(p.asked_by) || array_agg(p.paid_by))) as by
    from tip_payouts p
    where p.table_id = any (${[...new Set(places.map(({ tableId }) => tableId))]})
    group by 1, 2, 3`.execute(reader)
  return new Map(rows.map(({ paid, ...row }) => [placeOf(row), { ...row, paidMinor: BigInt(paid) }]))
}

export async function findPaidMinor(reader: Reader, { tableId, shiftKey, currency }: TipPlace): Promise<bigint> {
  const row = await reader
    .selectFrom('tip_payouts')
    .select(({ fn }) => fn.sum<string | null>('amount_minor').as('paid'))
    .where('table_id', '=', tableId)
    .where('shift_key', '=', shiftKey)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return BigInt(row?.paid ?? 0)
}

interface Payout extends TipPlace {
  id: string
  paidBeforeMinor: bigint
  amountMinor: bigint
  askedBy: string
  paidBy: string
  at: Date
}

/** False where another payment went on from the same sum. */
export async function addPayout(tx: Tx, payout: Payout): Promise<boolean> {
  const row = await tx
    .insertInto('tip_payouts')
    .values({
      ...{ id: payout.id, table_id: payout.tableId, shift_key: payout.shiftKey, currency: payout.currency },
      ...{ paid_before_minor: payout.paidBeforeMinor.toString(), amount_minor: payout.amountMinor.toString() },
      ...{ asked_by: payout.askedBy, paid_by: payout.paidBy, paid_at: payout.at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
