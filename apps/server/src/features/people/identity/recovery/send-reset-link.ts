import type { ChallengePart } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { type AttemptLimit, lockMs } from '../../../../lib/attempts.ts'
import type { Call } from '../../../../lib/call.ts'
import { enqueue } from '../../../../lib/jobs.ts'
import { takeNetworkTry } from '../../../../lib/network-tries.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import { takeVictimTry } from '../../../../lib/victim-tries.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { hasWayOut, maskRecipient, plainEmail } from '../../../talk/messages/index.ts'
import { requirePass } from '../../challenge/index.ts'
import { findAccount } from '../login/find-account.ts'
import { findContacts } from '../security/contacts.ts'

const quarterMs = 15 * 60_000
const addressLimit: AttemptLimit = { triesMax: 5, windowMs: quarterMs, lockMs }
const accountLimit: AttemptLimit = { triesMax: 3, windowMs: quarterMs, lockMs }

interface Body extends ChallengePart {
  username: string
  email: string
}

/** What the job needs; sealed, because the address of a person stands in it. */
export const requestSeal = 'reset-link-request'

/**
 * Asks for a mail with a one-time link. Where the site hides which accounts exist, every request is answered alike
 * and at once: whether it fits is looked up by the job.
 */
export async function sendResetLink(call: Call, body: Body): Promise<Outcome<{ maskedEmail: string }>> {
  const { app, displayLanguage: language } = call
  if (!(await hasWayOut(app, 'email'))) return refuse('FEATURE_OFF')
  const email = plainEmail(body.email)
  const pass = await requirePass(call, 'email-recovery', body)
  if (!pass.ok) return pass
  const retryAfter = await takeTry(call, body.username)
  if (retryAfter) return refuseFor(retryAfter)
  const { hideAccountExistence } = await getSiteRules(app)
  if (!hideAccountExistence) {
    const member = await findAccount(app, body.username)
    if (!member) return refuse('USER_NOT_FOUND')
    const known = await findContacts(app, app.db, member.memberId)
    if (known.email !== email) return refuse('EMAIL_INCORRECT')
  }
  const request = app.secrets.seal(requestSeal, JSON.stringify({ username: body.username, email, language }))
  await transact(app.db, (tx) => enqueue(tx, 'mail-reset-link', { request }))
  return ok({ maskedEmail: maskRecipient('email', email) })
}

async function takeTry({ app, ip }: Call, username: string): Promise<number | undefined> {
  const now = app.clock.now()
  const byAddress = app.config.hasChallenges
    ? await takeNetworkTry(app.db, 'reset-link:address', ip, { limit: addressLimit, now })
    : undefined
  return byAddress ?? takeVictimTry({ app, ip }, { purpose: 'reset-link', name: username.toLowerCase() }, accountLimit)
}
