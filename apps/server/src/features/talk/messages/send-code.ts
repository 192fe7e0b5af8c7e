import { randomInt } from 'node:crypto'
import type { SmsValue } from '@fairground/contract'
import { addressGroups } from '@fairground/edge'
import { type Tx, transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField, refuseFor } from '../../../lib/outcome.ts'
import { codeLifeMs, countedMs, resendMinutes, waitForCode } from './code-policy.ts'
import { addressColumns, type CodePurpose, insertCode, listSent, lockSending } from './code-store.ts'
import type { Channel } from './message.ts'
import { hasWayOut } from './message-adapter.ts'
import { isBudgetSpent } from './message-budget.ts'
import { isMobileNumber } from './phone.ts'
import { queueMessage } from './queue-message.ts'
import { recipientKey } from './recipient.ts'

interface WantedCode {
  channel: Channel
  recipient: string
  purpose: CodePurpose
  /** The member who asks, signed in or on the way in; nobody else can use the code. */
  memberId?: string
}

/** A block is a thousand numbers of a country like Vietnam. */
const prefixDigits = 8
/** Staff may raise a budget that is spent. */
const spentRetrySeconds = 15 * 60

export const codeSeal = (id: string): string => `code:${id}`

/**
 * Sends a six-digit code within the limits. Whether an account has this recipient is not even looked up,
 * so neither the answer nor its time can tell.
 */
export async function sendCode(call: Call, wanted: WantedCode): Promise<Outcome<SmsValue>> {
  const { app } = call
  const { channel, recipient, purpose, memberId = '' } = wanted
  if (!(await hasWayOut(app, channel))) return refuse('FEATURE_OFF')
  if (channel === 'sms' && !isMobileNumber(recipient)) return refuseField('mobileNum', 'validation.mobileUnknown')
  const now = app.clock.now()
  const id = newId('cod', now.getTime())
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const toKey = recipientKey(app, channel, recipient)
  const addressKeys = addressGroups(call.ip).map((group) => app.secrets.blindIndex('address', group))
  const prefixKey = channel === 'sms' ? app.secrets.blindIndex('prefix', recipient.slice(0, 1 + prefixDigits)) : null
  const since = new Date(now.getTime() - countedMs)
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  const isSecondStep = purpose === 'verify'
  if (await isBudgetSpent(app, { channel, isSecondStep })) return refuseFor(spentRetrySeconds)
  return transact(app.db, async (tx) => {
    await lockSending(tx, [toKey, ...addressKeys, ...(prefixKey ? [prefixKey] : [])])
    const toRecipient = await listSent(tx, 'recipient_key', toKey, since)
    const fromNetworks = await listFrom(tx, addressKeys, since)
    const toPrefix = prefixKey ? await listSent(tx, 'prefix_key', prefixKey, since) : []
    const retryAfter = waitForCode({ toRecipient, fromNetworks, toPrefix }, now)
    if (retryAfter && app.config.hasChallenges) return refuseFor(retryAfter)
    const codeHash = app.secrets.blindIndex(codeSeal(id), digits)
    const code = { id, purpose, channel, memberId, codeHash, now, expiresAt }
    await insertCode(tx, { ...code, recipientKey: toKey, addressKeys, prefixKey })
    const args = { code: digits, count: codeLifeMs / 60_000 }
    const language = call.displayLanguage
    await queueMessage(tx, app, { channel, recipient, kind: 'code', language, args, expiresAt, isSecondStep })
    return ok({ expiredMinutes: resendMinutes })
  })
}

/** One after the other: they share a connection. */
async function listFrom(tx: Tx, addressKeys: readonly Buffer[], since: Date): Promise<Date[][]> {
  const sent: Date[][] = []
  for (const [i, column] of addressColumns.entries()) {
    const key = addressKeys[i]
    if (key) sent.push(await listSent(tx, column, key, since))
  }
  return sent
}
