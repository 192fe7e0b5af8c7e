import type { MessageAlarm, MessageChannel } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { newId } from '../../../lib/ids.ts'
import { endAlarm, insertAlarm } from './message-alarm-store.ts'

interface Raised {
  channel: MessageChannel
  kind: MessageAlarm['kind']
  detail: Record<string, number>
}

const actor = { kind: 'system', id: 'messages' } as const

/** Raises an alarm, and records it, unless it is up already. */
export async function raiseAlarm(tx: Tx, { clock }: AppContext, { channel, kind, detail }: Raised): Promise<void> {
  const now = clock.now()
  const isNew = await insertAlarm(tx, { id: newId('alm', now.getTime()), channel, kind, detail, now })
  if (!isNew) return
  await recordAudit(tx, { actor, action: 'message-alarm.raised', subject: channel, detail: { kind, ...detail } })
}

/** Takes an alarm down, and records it, if it is up. */
export async function lowerAlarm(
  tx: Tx,
  { clock }: AppContext,
  { channel, kind }: Pick<Raised, 'channel' | 'kind'>,
): Promise<void> {
  if (!(await endAlarm(tx, channel, kind, clock.now()))) return
  await recordAudit(tx, { actor, action: 'message-alarm.ended', subject: channel, detail: { kind } })
}
