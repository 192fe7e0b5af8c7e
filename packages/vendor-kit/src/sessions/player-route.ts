import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Outcome, refuse, type VendorCode, vendorStatus } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { findSession, type Session } from './session-store.ts'

export interface PlayerCall {
  session: Session
  request: FastifyRequest
}

/** The header knows whole seconds only; spins are paced by less. */
const pauseSeconds = 1

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Statuses<Code extends string> = Record<Code | VendorCode, number>

/** A route for a frame's bearer token; other callers get "session ended". */
export function playerRoute<Code extends string = VendorCode>(
  context: VendorKit,
  work: (call: PlayerCall) => Promise<Outcome<object, Code | VendorCode>>,
  statuses: Statuses<Code> = vendorStatus as Statuses<Code>,
): Handler {
  return async (request, reply) => {
    const token = bearerOf(request)
    const session = token === undefined ? undefined : await findSession(context, token)
    const outcome = session
      ? await work({ session, request })
      : refuse<Code | VendorCode>('SESSION_EXPIRED', 'no open session for this token')
    return sendOutcome(reply, outcome, statuses)
  }
}

/** A route anybody may call. */
export function openRoute<Code extends string = VendorCode>(
  work: (request: FastifyRequest) => Promise<Outcome<object, Code | VendorCode>>,
  statuses: Statuses<Code> = vendorStatus as Statuses<Code>,
): Handler {
  return async (request, reply) => sendOutcome(reply, await work(request), statuses)
}

function sendOutcome<Code extends string>(
  reply: FastifyReply,
  outcome: Outcome<object, Code | VendorCode>,
  statuses: Statuses<Code>,
): FastifyReply {
  if (outcome.ok) return reply.send(outcome.value)
  const { ok: _, ...told } = outcome
  const { code } = told
  if (code === 'TOO_MANY_REQUESTS') reply.header('retry-after', pauseSeconds)
  const status: number = statuses[code]
  return reply.status(status).send(told)
}

/** The token of `authorization: Bearer …`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}
