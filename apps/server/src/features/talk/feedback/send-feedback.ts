import { type FeedbackQuestion, feedbackText } from '@fairground/contract'
import { addressGroup } from '@fairground/edge'
import { transact } from '../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { maskedNetwork } from '../../../lib/masked-network.ts'
import { type Outcome, ok, refuseFor } from '../../../lib/outcome.ts'
import { findCaller } from '../../people/identity/index.ts'
import { readFeedbackBounds } from '../../site/site/index.ts'
import { checkLength } from './feedback.ts'
import { addFeedback } from './feedback-store.ts'

const memberLimit: AttemptLimit = { triesMax: 5, windowMs: 10 * 60_000, lockMs }
/** A carrier's address may serve many people. */
const addressLimit: AttemptLimit = { ...memberLimit, triesMax: 20 }

interface Message {
  questionType: FeedbackQuestion
  content: string
}

/**
 * Stores feedback; the signed-in caller is its author.
 * Refusals: VALIDATION for its length, TOO_MANY_REQUESTS. Only what would be kept counts as a try.
 */
export async function sendFeedback(call: Call, { questionType, content }: Message): Promise<Outcome<{ id: string }>> {
  const { db, clock } = call.app
  const fits = checkLength(content, await readFeedbackBounds(db))
  if (!fits.ok) return fits
  const writer = await findCaller(call.app, call.token)
  const retryAfter = await takeTry(call, writer?.memberId)
  if (retryAfter !== undefined) return refuseFor(retryAfter)
  const now = clock.now()
  const id = newId('fbk', now.getTime())
  await transact(db, async (tx) => {
    await addFeedback(tx, {
      id,
      memberId: writer?.memberId,
      questionType,
      content: feedbackText(content),
      language: call.displayLanguage,
      network: maskedNetwork(call.ip),
      state: 'new',
      sentAt: now,
      handledBy: undefined,
      handledAt: undefined,
      note: undefined,
    })
    await recordAudit(tx, {
      actor: writer ? { kind: 'member', id: writer.memberId } : { kind: 'system', id: 'visitor' },
      action: 'feedback.sent',
      subject: id,
      detail: { questionType },
      requestId: call.requestId,
    })
  })
  return ok({ id })
}

/** Seconds to wait when the account or its address wrote too often. */
async function takeTry({ app, ip }: Call, memberId: string | undefined): Promise<number | undefined> {
  const now = app.clock.now()
  const byMember = memberId && (await takeAttempt(app.db, `feedback:member:${memberId}`, memberLimit, now))
  if (byMember) return byMember
  const key = `feedback:address:${addressGroup(ip)}`
  return app.config.hasChallenges ? takeAttempt(app.db, key, addressLimit, now) : undefined
}
