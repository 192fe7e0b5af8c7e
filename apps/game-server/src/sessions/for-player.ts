import { studioStatus } from '@fairground/contract/studio'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { type Outcome, refuse } from '../lib/outcome.ts'
import { findSession, type Session } from './session-store.ts'

export interface PlayerCall {
  session: Session
  request: FastifyRequest
}

/** The header knows whole seconds only; spins are paced by less. */
const pauseSeconds = 1

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A route for a frame's bearer token; other callers get "session ended". */
export function forPlayer(context: AppContext, work: (call: PlayerCall) => Promise<Outcome<object>>): Handler {
  return async (request, reply) => {
    const token = bearerOf(request)
    const session = token === undefined ? undefined : await findSession(context, token)
    if (!session) return sendOutcome(reply, refuse('SESSION_EXPIRED', 'no open session for this token'))
    return sendOutcome(reply, await work({ session, request }))
  }
}

/** A route anybody may call. */
export function forAnyone(work: (request: FastifyRequest) => Promise<Outcome<object>>): Handler {
  return async (request, reply) => sendOutcome(reply, await work(request))
}

function sendOutcome(reply: FastifyReply, outcome: Outcome<object>): FastifyReply {
  if (outcome.ok) return reply.send(outcome.value)
  const { code, message } = outcome
  if (code === 'TOO_MANY_REQUESTS') reply.header('retry-after', pauseSeconds)
  return reply.status(studioStatus[code]).send({ code, message })
}

/** The token of `authorization: Bearer …`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}
