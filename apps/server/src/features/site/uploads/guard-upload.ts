import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { type Refused, refuse, refuseFor } from '../../../lib/outcome.ts'
import { findCaller } from '../../people/identity/index.ts'
import { countSince } from './upload-store.ts'

/** Each one costs a drawing, also of what is refused then. */
const limit: AttemptLimit = { triesMax: 20, windowMs: 60 * 60_000, lockMs }
const dayMs = 24 * 60 * 60_000
const dayCountMax = 20
const monthBytesMax = 100 * 1024 * 1024
const waitSeconds = 60 * 60

/** Why this caller may not upload now, asked before a byte of the body is read; undefined when they may. */
export const guardUpload =
  (context: AppContext) =>
  async (request: FastifyRequest): Promise<Refused | undefined> => {
    const { token } = request.headers
    const session = await findCaller(context, typeof token === 'string' ? token : undefined)
    if (!session) return refuse('NOT_LOGGED_IN')
    if (session.isTrial) return refuse('TRIAL_FORBIDDEN')
    const { memberId } = session
    const now = context.clock.now()
    const retryAfter = await takeAttempt(context.db, `upload:member:${memberId}`, limit, now)
    if (retryAfter) return refuseFor(retryAfter)
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    const { dayCount, monthBytes } = await countSince(context.db, memberId, { day: ago(1), month: ago(30) })
    return dayCount >= dayCountMax || monthBytes >= monthBytesMax ? refuseFor(waitSeconds) : undefined
  }
