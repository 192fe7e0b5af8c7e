import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from './http-app.ts'
import { methodsAt } from './known-methods.ts'

/**
 * The answer where no route and no call was found: what the address can do for OPTIONS, 405 with what it can do for another
 * method, and else 404.
 */
export function sendUnmatched(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  pageMethods: readonly string[] = [],
) {
  const methods = [...new Set([...methodsAt(app, request.url.split('?')[0] ?? ''), ...pageMethods])]
  if (methods.length === 0) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  reply.header('allow', methods.join(', '))
  if (request.method === 'OPTIONS') return reply.status(204).send()
  // It is known but for this method, or what it holds is not there.
  if (methods.includes(request.method)) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
  return reply.status(405).send(envelopeOf(request, 'METHOD_NOT_ALLOWED'))
}
