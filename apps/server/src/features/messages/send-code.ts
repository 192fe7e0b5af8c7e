import { randomInt } from 'node:crypto'
import type { SmsValue } from '@fairground/contract'
import { transact } from '../../db/db.ts'
import { addressGroup } from '../../lib/address-group.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../lib/outcome.ts'
import { codeLifeMs, countedMs, resendMinutes, waitForCode } from './code-policy.ts'
import { type CodePurpose, insertCode, listSent, lockSending } from './code-store.ts'
import type { Channel } from './message.ts'
import { findAdapter } from './message-adapter.ts'
import { queueMessage } from './queue-message.ts'
import { recipientKey } from './recipient.ts'

interface WantedCode {
  channel: Channel
  recipient: string
  purpose: CodePurpose
  /** The member who asks, signed in or on the way in; nobody else can use the code. */
  memberId?: string
}

export const codeSeal = (id: string): string => `code:${id}`

/**
 * Sends a six-digit code within the limits. Whether an account has this recipient is not even looked up,
 * so neither the answer nor its time can tell.
 */
export async function sendCode(call: Call, wanted: WantedCode): Promise<Outcome<SmsValue>> {
  const { app } = call
  const { channel, recipient, purpose, memberId = '' } = wanted
  if (!findAdapter(app, channel)) return refuse('FEATURE_OFF')
  const now = app.clock.now()
  const id = newId('cod', now.getTime())
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const toKey = recipientKey(app, channel, recipient)
  const addressKey = app.secrets.blindIndex('address', addressGroup(call.ip))
  const since = new Date(now.getTime() - countedMs)
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  return transact(app.db, async (tx) => {
    await lockSending(tx, toKey, addressKey)
    const toRecipient = await listSent(tx, 'recipient_key', toKey, since)
    const fromAddress = await listSent(tx, 'address_key', addressKey, since)
    const retryAfter = waitForCode({ toRecipient, fromAddress }, now)
    if (retryAfter && app.config.hasChallenges) return refuseFor(retryAfter)
    const codeHash = app.secrets.blindIndex(codeSeal(id), code)
    await insertCode(tx, { id, purpose, recipientKey: toKey, addressKey, memberId, codeHash, now, expiresAt })
    const args = { code, minutes: codeLifeMs / 60_000 }
    await queueMessage(tx, app, { channel, recipient, kind: 'code', language: call.language, args, expiresAt })
    return ok({ expiredMinutes: resendMinutes })
  })
}
