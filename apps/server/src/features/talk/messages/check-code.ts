import { timingSafeEqual } from 'node:crypto'
import { addressGroup } from '@fairground/edge'
import type { Tx } from '../../../db/db.ts'
import { type AttemptLimit, takeAttempt } from '../../../lib/attempts.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../lib/outcome.ts'
import { codeLifeMs, triesOfAllMax, triesPerCodeMax } from './code-policy.ts'
import { type CodePurpose, saveCodeUsed, takeCodeTry } from './code-store.ts'
import type { Channel } from './message.ts'
import { recipientKey } from './recipient.ts'
import { codeSeal } from './send-code.ts'

const hourMs = 60 * 60_000
/**
 * Over all codes of one purpose to one number or address, so that new codes do not buy new guesses. They count by the network
 * of whoever guesses: nobody closes the codes of another one's number.
 */
const dayLimit: AttemptLimit = { triesMax: 20, windowMs: 24 * hourMs, lockMs: 24 * hourMs }
const codeLimit: AttemptLimit = { triesMax: triesPerCodeMax, windowMs: codeLifeMs, lockMs: codeLifeMs }

interface TypedCode {
  channel: Channel
  recipient: string
  purpose: CodePurpose
  memberId?: string
  /** As typed: a blank is a wrong character. */
  code: string
}

/** Compares a code with the newest one sent for this purpose; the id is for `useCode` in the transaction of its use. */
export async function checkCode({ app, ip }: Call, typed: TypedCode): Promise<Outcome<{ codeId: string }>> {
  const { channel, recipient, purpose, memberId = '' } = typed
  const now = app.clock.now()
  const toKey = recipientKey(app, channel, recipient)
  const query = { purpose, recipientKey: toKey, memberId, triesMax: triesOfAllMax }
  const sent = await takeCodeTry(app.db, query)
  if (!sent) return refuse('CODE_INVALID')
  const network = addressGroup(ip)
  if (await takeAttempt(app.db, `code-try:${sent.id} ${network}`, codeLimit, now)) return refuse('CODE_INVALID')
  const retryAfter = await takeAttempt(app.db, `code:${toKey.toString('hex')}:${purpose} ${network}`, dayLimit, now)
  if (retryAfter) return refuseFor(retryAfter)
  const fits = timingSafeEqual(sent.codeHash, app.secrets.blindIndex(codeSeal(sent.id), typed.code))
  if (!fits) return refuse('CODE_INVALID')
  return now < sent.expiresAt ? ok({ codeId: sent.id }) : refuse('CODE_EXPIRED')
}

/** Spends a code; false when it was spent in the meantime. */
export const useCode = (tx: Tx, codeId: string, now: Date): Promise<boolean> => saveCodeUsed(tx, codeId, now)
