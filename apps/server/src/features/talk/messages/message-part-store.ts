import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

interface Parts {
  deliveryId: string
  messageId: string
  gatewayIds: readonly string[]
  now: Date
}

/** Keeps the ids that a gateway gave the parts of a message; it names them later. */
export async function insertParts(tx: Tx, { deliveryId, messageId, gatewayIds, now }: Parts): Promise<void> {
  const known = gatewayIds.filter((id) => id !== '')
  if (known.length === 0) return
  const row = { delivery_id: deliveryId, message_id: messageId, sent_at: now }
  await tx
    .insertInto('message_parts')
    .values(known.map((id) => ({ ...row, gateway_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest part of that id of which nothing was heard yet, held until the transaction ends. */
export const lockPart = (tx: Tx, gatewayIds: readonly string[]) =>
  tx
    .selectFrom('message_parts')
    .select(['delivery_id as deliveryId', 'gateway_id as gatewayId', 'message_id as messageId'])
    .where('gateway_id', 'in', gatewayIds)
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export async function savePartState(
  tx: Tx,
  part: { deliveryId: string; gatewayId: string },
  state: 'delivered' | 'undelivered',
): Promise<void> {
  await tx
    .updateTable('message_parts')
    .set({ state })
    .where('delivery_id', '=', part.deliveryId)
    .where('gateway_id', '=', part.gatewayId)
    .execute()
}

/** How many parts of a delivery have not arrived. */
export async function countMissing(reader: Reader, deliveryId: string): Promise<number> {
  const { missing } = await reader
    .selectFrom('message_parts')
    .select((part) => part.fn.countAll<string>().as('missing'))
    .where('delivery_id', '=', deliveryId)
    .where('state', '<>', 'delivered')
    .executeTakeFirstOrThrow()
  return Number(missing)
}

/** Whether something was sent since then of which nothing was heard yet. */
export async function hasPartsWaiting(reader: Reader, since: Date): Promise<boolean> {
  const row = await reader
    .selectFrom('message_parts')
    .select(sql`1`.as('one'))
    .where('state', '=', 'sent')
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
