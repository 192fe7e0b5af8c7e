import type { MessageChannel } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

/** What may leave by a gateway in a day of the site, and when too few codes come back. */
export interface MessageLimits {
  dayMax: number
  alarmPercent: number
}

const defaults: Record<MessageChannel, MessageLimits> = {
  sms: { dayMax: 2_000, alarmPercent: 40 },
  email: { dayMax: 20_000, alarmPercent: 20 },
}

export async function getLimits(reader: Reader, channel: MessageChannel): Promise<MessageLimits> {
  const row = await reader
    .selectFrom('message_limits')
    .select(['day_max as dayMax', 'alarm_percent as alarmPercent'])
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row ?? defaults[channel]
}

interface Change extends MessageLimits {
  channel: MessageChannel
  staffId: string
  now: Date
}

export async function saveLimits(tx: Tx, { channel, dayMax, alarmPercent, staffId, now }: Change): Promise<void> {
  const row = { day_max: dayMax, alarm_percent: alarmPercent, changed_at: now, changed_by: staffId }
  await tx
    .insertInto('message_limits')
    .values({ channel, ...row })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
    .execute()
}

interface Day {
  channel: MessageChannel
  /** yyyy-MM-dd, of the site's time zone. */
  day: string
}

/** Counts one more try of the day; false, and not counted, when the day has its fill. Tries at once cannot slip past. */
export async function countTry(tx: Tx, { channel, day }: Day, dayMax: number): Promise<boolean> {
  if (dayMax === 0) return false
  const { rows } = await sql`
    insert into message_days (channel, day, tried_count) values (${channel}, ${day}::date, 1)
    on conflict (channel, day) do update set tried_count = message_days.tried_count + 1
    where message_days.tried_count < ${dayMax}::int
    returning 1`.execute(tx)
  return rows.length === 1
}

export async function triesOf(reader: Reader, { channel, day }: Day): Promise<number> {
  const row = await reader
    .selectFrom('message_days')
    .select('tried_count')
    .where('channel', '=', channel)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst()
  return row?.tried_count ?? 0
}
