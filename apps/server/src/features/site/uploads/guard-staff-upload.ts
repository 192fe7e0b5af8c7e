import type { Permission } from '@fairground/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../lib/attempts.ts'
import { callOf } from '../../../lib/http-app.ts'
import { type Refused, refuse, refuseFor } from '../../../lib/outcome.ts'
import { findStaff } from '../../people/staff/index.ts'

/** Each one costs a drawing; a day's work at the desk needs fewer. */
const limit: AttemptLimit = { triesMax: 120, windowMs: 60 * 60_000, lockMs }

/** What each call that takes a file asks for. */
const permissionOf: Record<string, Permission> = {
  '/staff/payout-proofs': 'withdrawals.decide',
  '/staff/site/logo': 'site.manage',
  '/staff/content-pictures': 'content.manage',
}

/** Why this operator may not upload now, asked before a byte of the body is read; undefined when they may. */
export const guardStaffUpload =
  (context: AppContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Refused | undefined> => {
    const found = await findStaff(callOf(context, context.config.consoleUrl, request, reply))
    if (!found.ok) return found
    const { staffId, permissions } = found.value
    const permission = permissionOf[request.url.split('?')[0] ?? '']
    if (!permission || !permissions.includes(permission)) return refuse('FORBIDDEN')
    const retryAfter = await takeAttempt(context.db, `upload:staff:${staffId}`, limit, context.clock.now())
    return retryAfter ? refuseFor(retryAfter) : undefined
  }
