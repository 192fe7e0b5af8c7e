import type { MessageAlarm, MessageChannel } from '@fairground/contract'
import type { Reader, Tx } from '../../../db/db.ts'

type Kind = MessageAlarm['kind']

interface NewAlarm {
  id: string
  channel: MessageChannel
  kind: Kind
  detail: Record<string, number>
  now: Date
}

/** False when one of this channel and kind is up already. */
export async function insertAlarm(tx: Tx, { id, channel, kind, detail, now }: NewAlarm): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('message_alarms')
    .values({ id, channel, kind, detail: JSON.stringify(detail), started_at: now })
    .onConflict((conflict) => conflict.columns(['channel', 'kind']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when none was up. */
export async function endAlarm(tx: Tx, channel: MessageChannel, kind: Kind, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message_alarms')
    .set({ ended_at: now })
    .where('channel', '=', channel)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Alarms that are up, oldest first. */
export const listAlarms = (reader: Reader) =>
  reader
    .selectFrom('message_alarms')
    .select(['channel', 'kind', 'started_at as startedAt', 'detail'])
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .execute()
