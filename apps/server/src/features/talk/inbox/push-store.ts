import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

export interface PushSubscription {
  id: string
  memberId: string
  sessionId: string
  endpoint: string
  sealedKeys: string
  userAgent: string
  subscribedAt: Date
}

const attemptsMax = 8

/** Newest first. */
export async function listSubscriptions(reader: Reader, memberId: string): Promise<PushSubscription[]> {
  const rows = await wanted(reader).where('p.member_id', '=', memberId).orderBy('p.subscribed_at', 'desc').execute()
  return rows.map(subscriptionOf)
}

export async function findSubscription(reader: Reader, id: string): Promise<PushSubscription | undefined> {
  const row = await wanted(reader).where('p.id', '=', id).executeTakeFirst()
  return row && subscriptionOf(row)
}

/** Without those whose session was ended on purpose: whoever comes next to that browser is told nothing. */
const wanted = (reader: Reader) =>
  reader
    .selectFrom('push_subscriptions as p')
    .leftJoin('sessions as s', 's.id', 'p.session_id')
    .selectAll('p')
    .where((e) => e.or([e('s.end_reason', 'is', null), e('s.end_reason', '=', 'expired')]))

type Row = Awaited<ReturnType<ReturnType<typeof wanted>['execute']>>[number]

const subscriptionOf = (row: Row): PushSubscription => ({
  id: row.id,
  memberId: row.member_id,
  sessionId: row.session_id,
  endpoint: row.endpoint,
  sealedKeys: row.sealed_keys,
  userAgent: row.user_agent,
  subscribedAt: row.subscribed_at,
})

/** A browser has one: what it was before, another member's too, is replaced. */
export async function saveSubscription(tx: Tx, subscription: PushSubscription, countMax: number): Promise<void> {
  const { id, memberId, sessionId, endpoint, sealedKeys, userAgent, subscribedAt } = subscription
  await tx.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
  await tx
    .insertInto('push_subscriptions')
    .values({
      ...{ id, endpoint, member_id: memberId, session_id: sessionId, sealed_keys: sealedKeys },
      ...{ user_agent: userAgent, subscribed_at: subscribedAt },
    })
    .execute()
  await sql`delete from push_subscriptions where id in (select id from push_subscriptions
    where member_id = ${memberId} order by subscribed_at desc, id desc offset ${countMax})`.execute(tx)
}

/** @returns whether the member had it */
export async function removeOwnSubscription(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const of = tx.deleteFrom('push_subscriptions').where('id', '=', id).where('member_id', '=', memberId)
  return (await of.executeTakeFirst()).numDeletedRows > 0n
}

export async function removeSubscription(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** @returns refusals in a row, with this one */
export async function saveRefusal(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .updateTable('push_subscriptions')
    .set((e) => ({ refusal_count: e('refusal_count', '+', 1) }))
    .where('id', '=', id)
    .returning('refusal_count')
    .executeTakeFirst()
  return row?.refusal_count ?? 0
}

export async function saveTaken(tx: Tx, id: string): Promise<void> {
  const refused = tx.updateTable('push_subscriptions').set({ refusal_count: 0 }).where('refusal_count', '>', 0)
  await refused.where('id', '=', id).execute()
}

/** A job for each browser that is to be told of these messages, in the transaction that writes them. */
export async function queuePushes(
  tx: Tx,
  of: { memberId: string; messageId: string } | { broadcastId: string },
): Promise<void> {
  const chosen =
    'messageId' in of
      ? sql`m.member_id = ${of.memberId} and m.id = ${of.messageId}`
      : sql`m.broadcast_id = ${of.broadcastId}`
  await sql`select graphile_worker.add_job('push-notice',
      json_build_object('messageId', m.id, 'memberId', m.member_id, 'subscriptionId', p.id),
      max_attempts => ${attemptsMax}::int, job_key => 'push:' || m.id || ':' || p.id)
    from push_subscriptions p join inbox_messages m on m.member_id = p.member_id
    where ${chosen}`.execute(tx)
}
