import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { acceptedKeys } from './current-key.ts'

/** The public keys for clients that are no page of ours, as a JWK set (RFC 7517). */
export function registerJwks(app: FastifyInstance, context: AppContext): void {
  app.get('/.well-known/portal-jwks', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return { keys: await acceptedKeys(context) }
  })
}
