import type { BroadcastAudience, BroadcastTexts } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { type Broadcast, broadcastFaults, cancel } from './broadcast.ts'
import { addBroadcast, findByRequest, findReaders, lockBroadcast, saveCancelled } from './broadcast-store.ts'

interface Wish extends BroadcastAudience {
  texts: BroadcastTexts
  sendAt?: string | undefined
  requestId: string
}

/**
 * Plans a message to many; a job sends it at its time, which may be now. The same request id finds the same message.
 * Refusals: VALIDATION, also for a list with accounts that nobody has. @returns its id
 */
export async function sendBroadcast(
  call: Call,
  staff: StaffSession,
  { requestId, texts, sendAt, ...wish }: Wish,
): Promise<Outcome<string>> {
  const now = call.app.clock.now()
  const faults = broadcastFaults({ ...wish, texts, ...(sendAt && { sendAt }) }, now)
  if (faults.length > 0) return refuse('VALIDATION', { value: { errors: faults } })
  return transact(call.app.db, async (tx) => {
    const earlier = await findByRequest(tx, staff.staffId, requestId)
    if (earlier) return ok(earlier)
    const { audience, accountType, accounts = [] } = wish
    const { memberIds, unknown } =
      audience === 'accounts' ? await findReaders(tx, accounts) : { memberIds: [], unknown: [] }
    if (unknown.length > 0) {
      const args = { accounts: unknown.slice(0, 10).join(', ') }
      return refuse('VALIDATION', { value: { errors: [{ field: 'accounts', key: 'validation.accounts', args }] } })
    }
    const broadcast: Broadcast = {
      id: newId('brc', now.getTime()),
      audience,
      accountType: audience === 'type' ? accountType : undefined,
      texts,
      sendAt: sendAt ? new Date(sendAt) : now,
      sentAt: undefined,
      cancelledAt: undefined,
      recipientCount: undefined,
      createdBy: staff.staffId,
      createdAt: now,
    }
    const { id } = broadcast
    await addBroadcast(tx, { broadcast, requestId, memberIds })
    await enqueue(
      tx,
      'send-broadcast',
      { broadcastId: id },
      { runAt: broadcast.sendAt, jobKey: `send-broadcast:${id}` },
    )
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staff.staffId },
      action: 'broadcast.planned',
      subject: id,
      detail: {
        audience,
        ...(broadcast.accountType !== undefined && { accountType }),
        ...(audience === 'accounts' && { accounts: memberIds.length }),
        title: Object.values(texts)[0]?.title,
        sendAt: broadcast.sendAt.toISOString(),
      },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(id)
  })
}

/** What is planned is not sent. Refusals: NOT_FOUND, STATE_CONFLICT once it was sent. @returns its id */
export const cancelBroadcast = (call: Call, { staffId }: StaffSession, broadcastId: string): Promise<Outcome<string>> =>
  transact(call.app.db, async (tx) => {
    const broadcast = await lockBroadcast(tx, broadcastId)
    if (!broadcast) return refuse('NOT_FOUND')
    const now = call.app.clock.now()
    const cancelled = cancel(broadcast, now)
    if (!cancelled.ok) return cancelled
    await saveCancelled(tx, broadcastId, now)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'broadcast.cancelled',
      subject: broadcastId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(broadcastId)
  })
